import { listingRefusals } from '@heima/domain/listings/refusals.ts';
import type { Capability } from '#platform/capability.ts';
import { notifyStaffReactions } from './jobs/notify-staff.ts';
import { listingsPart } from './personal-part.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const listings: Capability = {
  name: 'listings',
  routes,
  refusals: listingRefusals,
  personal: [listingsPart],
  reactions: notifyStaffReactions,
};
