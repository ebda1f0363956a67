import type { RefusalTable } from '#shared/refusal.ts';

/** Why a call about previews says no; the texts stand in `locales/<language>/listingPreviews.json`. */
export const listingPreviewRefusals = {
  'listingPreviews.linkEnded': 404,
} as const satisfies RefusalTable;

declare module '#shared/refusal.ts' {
  interface RefusalTables {
    listingPreviews: typeof listingPreviewRefusals;
  }
}
