import table from './cities.json' with { type: 'json' };
import type { CityRegion } from './region-kinds.ts';

/** A town or rural area: the place name printed after a postal code. It is no municipality. */
export interface City {
  /** The name without accents, in lower case: `thorlakshofn`. */
  id: string;
  name: string;
  dative: string;
  region: CityRegion;
}

/** All places of the postal table (postur.is), grouped and ordered as housing sites do. */
export const cities = table as readonly City[];

const byId = new Map(cities.map((city) => [city.id, city]));

export const cityById = (id: string): City | undefined => byId.get(id);

/** Puts names of places in the order of the Icelandic alphabet; they are Icelandic in every language. */
export const comparePlaceNames = new Intl.Collator('is').compare;
