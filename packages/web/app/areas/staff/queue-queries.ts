import { getQueueItem, listQueue } from '@heima/domain/staff-queue/endpoints.ts';
import { type QueueKind, queueKinds } from '@heima/domain/staff-queue/queues.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** At most so many are shown at once: who has decided about these sees the next ones. */
export const shownAtOnce = 100;

/** The queue that an address names; nothing where it names none. */
export const kindOf = (name: string | undefined): QueueKind | undefined =>
  queueKinds.find((kind) => kind === name);

export const queueQuery = (kind: QueueKind) =>
  endpointQuery(listQueue, { params: { kind }, query: { page_size: shownAtOnce } });

export const itemQuery = (kind: QueueKind, id: string) =>
  endpointQuery(getQueueItem, { params: { kind, id } });
