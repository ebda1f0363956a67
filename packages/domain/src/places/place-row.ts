import type { Box } from './box.ts';
import type { Point } from './point.ts';

/** What a place can be, in the order in which equally good matches are listed. */
export const placeKinds = ['region', 'town', 'postal_code', 'street', 'address'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** One place to be found, as the caller's tables give it. */
export interface PlaceRow {
  kind: PlaceKind;
  /** Unique within its kind. */
  id: string;
  /** Nominative. For an address the street or farm alone; its number stands apart. */
  name: string;
  /** Dative as the register gives it (Þórsgötu); absent where it is not known. */
  dative?: string | undefined;
  /** Further names to be found by: a building, a district, the name in another language. */
  aliases?: readonly string[] | undefined;
  /** Number of an address with letter or range, as the register writes it: 12, 12B, 8-16. */
  number?: string | undefined;
  postalCode?: string | undefined;
  /** Place printed after the postal code, and its dative. */
  place?: string | undefined;
  placeDative?: string | undefined;
  lat?: number | undefined;
  lng?: number | undefined;
  box?: Box | undefined;
  /** Heavier places come first among equal matches; 0 when absent. */
  weight?: number | undefined;
  /** Second line of the suggestion; postal code and place when absent. */
  subtitle?: string | undefined;
}

/** A place that answers a query. */
export interface PlaceSuggestion {
  kind: PlaceKind;
  id: string;
  title: string;
  subtitle: string;
  point?: Point | undefined;
  box?: Box | undefined;
}
