import * as contract from '@heima/domain/identity/endpoints.ts';
import { decideIdentity as decideContract } from '@heima/domain/identity/review-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { decideIdentity } from './decide-identity.ts';
import { ownIdentity } from './own-identity.ts';
import { refreshEntity } from './refresh-entity.ts';
import { startVerification } from './start-verification.ts';
import { verificationStatus } from './verification-status.ts';

export const routes: readonly Route[] = [
  route(contract.startVerification, startVerification),
  route(contract.verificationStatus, verificationStatus),
  route(contract.ownIdentity, ownIdentity),
  route(contract.refreshEntity, refreshEntity),
  route(decideContract, decideIdentity),
];
