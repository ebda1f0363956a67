import type { RefusalTable } from '../shared/refusal.ts';

/** Why a session is refused. */
export const sessionRefusals = {
  'sessions.sessionEnded': 401,
} as const satisfies RefusalTable;

export type SessionRefusal = keyof typeof sessionRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    sessions: typeof sessionRefusals;
  }
}
