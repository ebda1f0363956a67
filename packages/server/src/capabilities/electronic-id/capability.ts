import { electronicIdRefusals } from '@heima/domain/electronic-id/refusals.ts';
import { purgeExpiredEidSessions } from '#capabilities/electronic-id/jobs/purge-expired-eid-sessions.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const electronicId: Capability = {
  name: 'electronic-id',
  routes,
  refusals: electronicIdRefusals,
  jobs: [purgeExpiredEidSessions],
};
