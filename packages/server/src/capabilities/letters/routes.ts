import * as contract from '@heima/domain/letters/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { readLetterLink, resubscribe, unsubscribe } from './switch-letters.ts';

export const routes: readonly Route[] = [
  route(contract.readLetterLink, readLetterLink),
  route(contract.unsubscribe, unsubscribe),
  route(contract.resubscribe, resubscribe),
];
