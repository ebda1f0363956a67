import type { Point } from '@heima/domain/places/point.ts';
import type { AddressSuggestion } from '#ports/property-registry.ts';
import type { PlaceDirectory, PlaceSources } from './place-directory.ts';
import { readAddressesOf } from './place-store.ts';
import { addressKey, streetIdOf } from './read-address-row.ts';

type Asked = Pick<AddressSuggestion, 'street' | 'number' | 'postalCode'>;

const keyOf = ({ street, number, postalCode }: Asked): string =>
  addressKey(streetIdOf(street, postalCode, ''), number, null);

/**
 * Where addresses of the property register lie, which itself knows no places: found in the address register by street
 * and number. The result gives the place of each address that was asked for, where it is known.
 */
export async function knownPoints(
  { db }: PlaceSources,
  { builtIn }: PlaceDirectory,
  asked: readonly Asked[],
): Promise<(address: Asked) => Point | undefined> {
  const streetIds = asked.map(({ street, postalCode }) => streetIdOf(street, postalCode, ''));
  const found = builtIn
    ? builtIn.addresses.filter(({ street_id }) => streetIds.includes(street_id))
    : await readAddressesOf(db, streetIds);
  const points = new Map<string, Point>();
  for (const { street_id, number, lat, lng } of found)
    if (lat !== null && lng !== null) points.set(addressKey(street_id, number, null), { lat, lng });
  return (address) => points.get(keyOf(address));
}
