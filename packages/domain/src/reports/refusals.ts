import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about reports says no; the texts stand in `locales/<language>/reports.json`. */
export const reportRefusals = {
  'reports.alreadyClosed': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    reports: typeof reportRefusals;
  }
}
