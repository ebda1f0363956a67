import { getQueueItem, listQueue } from '@heima/domain/staff-queue/endpoints.ts';
import { type QueueKind, queueKinds } from '@heima/domain/staff-queue/queues.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** Items on one page. */
export const pageSize = 50;

/** The queue that an address names; nothing where it names none. */
export const kindOf = (name: string | undefined): QueueKind | undefined =>
  queueKinds.find((kind) => kind === name);

export const queueQuery = (kind: QueueKind, page: number) =>
  endpointQuery(listQueue, { params: { kind }, query: { page, page_size: pageSize } });

export const itemQuery = (kind: QueueKind, id: string) =>
  endpointQuery(getQueueItem, { params: { kind, id } });
