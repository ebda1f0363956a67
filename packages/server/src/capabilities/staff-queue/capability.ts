import { notifyStaffReactions } from '#capabilities/staff-queue/jobs/notify-staff.ts';
import { purgeExpiredClaims } from '#capabilities/staff-queue/jobs/purge-claims.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

/** What staff look through: requests, reports and documents of their areas, and who looks at what. */
export const staffQueue: Capability = {
  name: 'staff-queue',
  routes,
  refusals: {},
  jobs: [purgeExpiredClaims],
  reactions: notifyStaffReactions,
};
