import { ADDRESSES_CAPITAL_TOWNS } from '#demo/content/addresses-capital-towns.ts';
import { ADDRESSES_EAST_AND_SOUTH } from '#demo/content/addresses-east-and-south.ts';
import { ADDRESSES_REYKJAVIK } from '#demo/content/addresses-reykjavik.ts';
import { ADDRESSES_WEST_AND_NORTH } from '#demo/content/addresses-west-and-north.ts';
import type { StoredAddress, StoredStreet } from './place-store.ts';
import { addressKey, streetIdOf } from './read-address-row.ts';

export interface BuiltInStreets {
  streets: StoredStreet[];
  addresses: StoredAddress[];
}

/**
 * Streets that are found before the register was imported: real ones with some of their houses, from every part of
 * the country (Staðfangaskrá, HMS, CC BY 4.0). They stand in no table.
 */
export function builtInStreets(): BuiltInStreets {
  const streets = new Map<string, StoredStreet>();
  const addresses: StoredAddress[] = [];
  for (const { postalCode, name, dative, houses } of [
    ...ADDRESSES_REYKJAVIK,
    ...ADDRESSES_CAPITAL_TOWNS,
    ...ADDRESSES_WEST_AND_NORTH,
    ...ADDRESSES_EAST_AND_SOUTH,
  ]) {
    const id = streetIdOf(name, postalCode, '');
    streets.set(id, { id, name, dative, postal_code: postalCode, municipality_code: '' });
    for (const { number, lat, lng } of houses)
      addresses.push({
        id: addressKey(id, number, null),
        street_id: id,
        number,
        building: null,
        lat,
        lng,
      });
  }
  return { streets: [...streets.values()], addresses };
}
