import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about notifications says no; the texts stand in `locales/<language>/notifications.json`. */
export const notificationRefusals = {
  'notifications.methodNotOffered': 400,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    notifications: typeof notificationRefusals;
  }
}
