import { identityRefusals } from '@heima/domain/identity/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { purgeExpiredEvents } from './jobs/purge-expired-events.ts';
import { renewEncryption } from './jobs/renew-encryption.ts';
import { verificationChanged } from './jobs/verification-changed.ts';
import { receiveWebhooks } from './receive-webhooks.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const identity: Capability = {
  name: 'identity',
  routes,
  refusals: identityRefusals,
  jobs: [verificationChanged, renewEncryption, purgeExpiredEvents],
  mount: receiveWebhooks,
};
