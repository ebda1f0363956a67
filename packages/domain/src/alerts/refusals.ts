import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about saved searches says no; the texts stand in `locales/<language>/alerts.json`. */
export const alertRefusals = {
  'alerts.tooMany': 409,
  'alerts.alreadySaved': 409,
  'alerts.unknownPlace': 400,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    alerts: typeof alertRefusals;
  }
}
