import type { RefusalTable } from '../shared/refusal.ts';

/** Why a search says no. */
export const listingSearchRefusals = {
  'listingSearch.boxInverted': 400,
  'listingSearch.pageTooDeep': 400,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    listingSearch: typeof listingSearchRefusals;
  }
}
