import type { RefusalTable } from '../shared/refusal.ts';

/** Why a listing call says no; the texts stand in `locales/<language>/listings.json`. */
export const listingRefusals = {
  'listings.missingFields': 400,
  'listings.emailNotVerified': 400,
  'listings.phoneNotVerified': 400,
  'listings.notPublished': 409,
  'listings.wasPublished': 409,
  'listings.deniedUnchanged': 409,
  'listings.deniedWithoutReason': 409,
  'listings.noPublishRequest': 409,
  'listings.requestDecided': 409,
  'listings.requestWithdrawn': 409,
  'listings.externalSiteOff': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    listings: typeof listingRefusals;
  }
}
