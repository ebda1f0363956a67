import { contactRefusals } from '@heima/domain/contacts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { sendCode } from './jobs/send-code.ts';
import { sendLink } from './jobs/send-link.ts';
import { sendNotice } from './jobs/send-notice.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const contacts: Capability = {
  name: 'contacts',
  routes,
  refusals: contactRefusals,
  jobs: [sendLink, sendCode, sendNotice],
};
