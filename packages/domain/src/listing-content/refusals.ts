import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about pictures, descriptions and rules of a listing says no. */
export const listingContentRefusals = {
  'listingContent.tooManyImages': 409,
  'listingContent.otherImages': 409,
  'listingContent.nothingToTranslate': 400,
  'listingContent.writtenByHand': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    listingContent: typeof listingContentRefusals;
  }
}
