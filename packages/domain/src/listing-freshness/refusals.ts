import type { RefusalTable } from '../shared/refusal.ts';

/** Why the answer to whether a home is still free is not taken. */
export const listingFreshnessRefusals = {
  /** The link was made up, cut short, too old, or its listing or owner is gone. */
  'listingFreshness.linkUnknown': 404,
  /** The owner or staff took the listing out; that is not undone by a link about something else. */
  'listingFreshness.takenOut': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    listingFreshness: typeof listingFreshnessRefusals;
  }
}
