import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about applications says no; the texts stand in `locales/<language>/applications.json`. */
export const applicationRefusals = {
  'applications.ownListing': 409,
  'applications.listingClosed': 409,
  'applications.alreadyApplied': 409,
  'applications.wasDenied': 409,
  'applications.alreadyAccepted': 409,
  'applications.alreadyDenied': 409,
  'applications.wasCancelled': 409,
  'applications.previewGone': 404,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    applications: typeof applicationRefusals;
  }
}
