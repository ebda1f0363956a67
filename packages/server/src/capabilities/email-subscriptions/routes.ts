import * as contract from '@heima/domain/email-subscriptions/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { readSubscription, resubscribe, unsubscribe } from './switch-subscription.ts';

export const routes: readonly Route[] = [
  route(contract.readSubscription, readSubscription),
  route(contract.unsubscribe, unsubscribe),
  route(contract.resubscribe, resubscribe),
];
