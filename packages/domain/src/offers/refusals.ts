import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about bids says no; the texts stand in `locales/<language>/offers.json`. */
export const offerRefusals = {
  'offers.notApplied': 409,
  'offers.applicationClosed': 409,
  'offers.listingClosed': 409,
  'offers.bidOpen': 409,
  'offers.alreadyAgreed': 409,
  'offers.tooManyBids': 409,
  'offers.noBid': 409,
  'offers.newerBid': 409,
  'offers.alreadyAccepted': 409,
  'offers.alreadyDenied': 409,
  'offers.wasWithdrawn': 409,
  'offers.bidExpired': 409,
  'offers.ownBid': 403,
  'offers.bidOfOthers': 403,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    offers: typeof offerRefusals;
  }
}
