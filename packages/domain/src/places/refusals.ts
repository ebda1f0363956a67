import type { RefusalTable } from '../shared/refusal.ts';

export const placesRefusals = {
  'places.noPropertyInfo': 404,
  'places.countryNotSupported': 400,
  'places.companiesNotServed': 400,
  'places.nationalIdForm': 400,
  'places.nationalIdUnknown': 404,
  'places.lookupFailed': 503,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    places: typeof placesRefusals;
  }
}
