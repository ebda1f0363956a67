import { payoutRefusals } from '@heima/domain/payouts/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { eraseMethods } from './erase-methods.ts';
import { payoutData } from './personal-data-source.ts';
import { renewIbans } from './renew-encryption.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** How people are paid out: their bank accounts, and cash. */
export const payouts: Capability = {
  name: 'payouts',
  routes,
  refusals: payoutRefusals,
  personal: [payoutData],
  jobs: [renewIbans],
  reactions: [eraseMethods],
};
