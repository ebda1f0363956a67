import type { RefusalTable } from '../shared/refusal.ts';

/** The texts stand in `locales/<language>/listings.json`, beside those of the listings themselves. */
export const listingContentRefusals = {
  'listings.tooManyImages': 409,
  'listings.otherImages': 409,
  'listings.nothingToTranslate': 400,
  'listings.writtenByHand': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    listingContent: typeof listingContentRefusals;
  }
}
