import type { RefusalTable } from '../shared/refusal.ts';

/** Why an account call is refused. */
export const accountRefusals = {
  'accounts.identityLocked': 409,
  'accounts.birthDateRange': 400,
  'accounts.lastStaff': 409,
  'accounts.ownRole': 409,
} as const satisfies RefusalTable;

export type AccountRefusal = keyof typeof accountRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    accounts: typeof accountRefusals;
  }
}
