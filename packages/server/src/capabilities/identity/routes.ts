import * as contract from '@heima/domain/identity/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { ownIdentity } from './own-identity.ts';
import { refreshEntity } from './refresh-entity.ts';
import { startVerification } from './start-verification.ts';
import { verificationStatus } from './verification-status.ts';

export const routes: readonly Route[] = [
  route(contract.startVerification, startVerification),
  route(contract.verificationStatus, verificationStatus),
  route(contract.ownIdentity, ownIdentity),
  route(contract.refreshEntity, refreshEntity),
];
