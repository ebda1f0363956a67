import { contactRefusals } from '@heima/domain/contacts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const contacts: Capability = {
  name: 'contacts',
  routes,
  refusals: contactRefusals,
};
