import { sessionRefusals } from '@heima/domain/sessions/refusals.ts';
import { purgeExpiredSessions } from '#capabilities/sessions/jobs/purge-expired-sessions.ts';
import type { Capability } from '#platform/capability.ts';
import { routes } from './routes.ts';
import './tables.ts';

export const sessions: Capability = {
  name: 'sessions',
  routes,
  refusals: sessionRefusals,
  jobs: [purgeExpiredSessions],
};
