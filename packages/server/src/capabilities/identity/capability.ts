import { identityRefusals } from '@heima/domain/identity/refusals.ts';
import { renewEncryption } from '#capabilities/identity/jobs/renew-encryption.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';
import { verificationChanged } from './verification-changed.ts';

export const identity: Capability = {
  name: 'identity',
  routes,
  refusals: identityRefusals,
  jobs: [renewEncryption],
  webhooks: [verificationChanged],
};
