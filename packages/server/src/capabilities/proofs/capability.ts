import { proofRefusals } from '@heima/domain/proofs/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { purgeExpiredProofs } from './purge-expired-proofs.ts';
import './tables.ts';

/** Links and codes that prove an e-mail address, a phone number or the right to choose a new password. */
export const proofs: Capability = {
  name: 'proofs',
  routes: [],
  refusals: proofRefusals,
  jobs: [purgeExpiredProofs],
};
