import { accountRefusals } from '@heima/domain/accounts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { accountData } from './personal-data-source.ts';
import { routes } from './routes.ts';

export const accounts: Capability = {
  name: 'accounts',
  routes,
  refusals: accountRefusals,
  personal: [accountData],
};
