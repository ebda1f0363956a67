import type { Services } from '#platform/services.ts';
import { filterActive } from './session-store.ts';

export { identify } from './identify.ts';
export { ownersMark } from './known-address.ts';
export {
  clearSessionCookies,
  giveSessionCookies,
  sessionContext,
  setSessionCookies,
} from './session-cookies.ts';
export {
  activeSessions,
  endSessions,
  markSessionProved,
  sessionsOf,
  startSession,
  strengthenSession,
  wasProvedSince,
} from './session-store.ts';

/** Which of these sessions have not ended. */
export const openSessions = ({ db, clock }: Services, ids: readonly string[]): Promise<ReadonlySet<string>> =>
  filterActive(db, ids, clock());
