import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about conversations says no; the texts stand in `locales/<language>/chat.json`. */
export const chatRefusals = {
  'chat.blocked': 409,
  'chat.nobodyLeft': 409,
  'chat.ownListing': 409,
  'chat.listingClosed': 409,
  'chat.tooManyListings': 409,
  'chat.tooManyMembers': 409,
  'chat.alreadyTogether': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    chat: typeof chatRefusals;
  }
}
