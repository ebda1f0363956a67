import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about open houses says no; the texts stand in `locales/<language>/openHouses.json`. */
export const openHouseRefusals = {
  'openHouses.wasCanceled': 409,
  'openHouses.isOver': 409,
  'openHouses.hasBegun': 409,
  'openHouses.listingClosed': 409,
  'openHouses.tooMany': 409,
  'openHouses.alreadyAnswered': 409,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    openHouses: typeof openHouseRefusals;
  }
}
