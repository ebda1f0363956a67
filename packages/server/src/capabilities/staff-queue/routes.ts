import * as contract from '@heima/domain/staff-queue/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { claimQueueItem, releaseQueueItem } from './claim-item.ts';
import { getQueueItem } from './get-item.ts';
import { listQueue, listQueues } from './list-queue.ts';

export const routes: readonly Route[] = [
  route(contract.listQueues, listQueues),
  route(contract.listQueue, listQueue),
  route(contract.getQueueItem, getQueueItem),
  route(contract.claimQueueItem, claimQueueItem),
  route(contract.releaseQueueItem, releaseQueueItem),
];
