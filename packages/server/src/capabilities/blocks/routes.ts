import * as contract from '@heima/domain/blocks/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { blockPerson, unblockPerson } from './change-block.ts';

export const routes: readonly Route[] = [
  route(contract.blockPerson, blockPerson),
  route(contract.unblockPerson, unblockPerson),
];
