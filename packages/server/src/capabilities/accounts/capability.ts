import { accountRefusals } from '@heima/domain/accounts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { receiveWebhooks } from './identity/receive-webhooks.ts';
import { renewEncryption } from './identity/renew-encryption.ts';
import { verificationChanged } from './identity/verification-changed.ts';
import { forgetEnded } from './jobs/forget-ended.ts';
import { sendCode } from './jobs/send-code.ts';
import { sendLink } from './jobs/send-link.ts';
import { sendNotice } from './jobs/send-notice.ts';
import { accountPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const accounts: Capability = {
  name: 'accounts',
  routes,
  refusals: accountRefusals,
  personal: [accountPart],
  jobs: [sendLink, sendCode, sendNotice, forgetEnded, verificationChanged, renewEncryption],
  mount: receiveWebhooks,
};
