import * as contract from '@heima/domain/listing-freshness/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { answerStillFree, readStillFree } from './answer-still-free.ts';
import { confirmStillFree } from './confirm-still-free.ts';

export const routes: readonly Route[] = [
  route(contract.readStillFree, readStillFree),
  route(contract.answerStillFree, answerStillFree),
  route(contract.confirmStillFree, confirmStillFree),
];
