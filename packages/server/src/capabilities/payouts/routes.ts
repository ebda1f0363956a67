import * as contract from '@heima/domain/payouts/endpoints.ts';
import * as writing from '@heima/domain/payouts/writing-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { changePayoutMethod } from './change-method.ts';
import { createPayoutMethod } from './create-method.ts';
import { deletePayoutMethod } from './delete-method.ts';
import { listPayoutMethods } from './list-methods.ts';

export const routes: readonly Route[] = [
  route(contract.listPayoutMethods, listPayoutMethods),
  route(writing.createPayoutMethod, createPayoutMethod),
  route(writing.changePayoutMethod, changePayoutMethod),
  route(contract.deletePayoutMethod, deletePayoutMethod),
];
