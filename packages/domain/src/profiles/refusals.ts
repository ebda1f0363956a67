import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about rental profiles says no; the texts stand in `locales/<language>/profiles.json`. */
export const profileRefusals = {
  'profiles.tooManyPaychecks': 409,
  'profiles.tooManyLinks': 409,
  'profiles.linkUnknown': 404,
  'profiles.linkEnded': 410,
  'profiles.documentUnknown': 404,
  'profiles.documentExpired': 410,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    profiles: typeof profileRefusals;
  }
}
