import type { Box } from './box.ts';
import type { HouseNumber } from './house-number.ts';
import type { PlaceKind } from './place-row.ts';
import type { Point } from './point.ts';
import type { WordIndex } from './word-index.ts';

/**
 * What a head is to other places: `own` nothing else stands for it; `twin` an address without number that bears the
 * name of a street, which stands for it; `building` a second name of a numbered address; `implied` a street that
 * only its addresses name and that is not suggested itself.
 */
export type Standing = 'own' | 'twin' | 'building' | 'implied';

/** Everything that is found by its name: all places except numbered addresses, which belong to a street. */
export interface Head {
  kind: PlaceKind;
  id: string;
  title: string;
  subtitle: string;
  /** Folded names to be found by. */
  keys: readonly string[];
  /** The names as they are written. */
  names: readonly string[];
  /** Position in `PlaceTable.areas`. */
  area: number;
  weight: number;
  point?: Point | undefined;
  box?: Box | undefined;
  standing: Standing;
}

/** Where streets and addresses lie: a postal code with the words of its place and district. */
export interface Area {
  code: string;
  words: readonly string[];
}

/**
 * The numbered addresses in columns, sorted by street and number: one object per address would cost ten times the
 * memory for the 140,000 of the register. Those of head `i` are rows `starts[i]` to `starts[i + 1]`.
 */
export interface AddressColumns {
  starts: Uint32Array;
  ids: readonly string[];
  /** Positions in `PlaceTable.numbers`. */
  numbers: Uint32Array;
  /** Latitude and longitude in millionths of a degree; `noDegrees` where unknown. */
  lats: Int32Array;
  lngs: Int32Array;
}

export const noDegrees = -1_000_000_000;
export const toMicro = (degrees: number | undefined): number =>
  degrees === undefined ? noDegrees : Math.round(degrees * 1e6);

/** All that a `PlaceIndex` reads. Heads and numbers stand in the order in which equal matches are listed. */
export interface PlaceTable {
  heads: readonly Head[];
  areas: readonly Area[];
  /** House numbers as shown, and in comparable form (letter folded). */
  numbers: readonly { text: string; number: HouseNumber }[];
  addresses: AddressColumns;
  words: WordIndex;
}
