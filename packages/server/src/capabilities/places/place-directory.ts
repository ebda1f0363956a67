import type { PlaceIndex } from '@heima/domain/places/place-index.ts';
import { PlaceIndexBuilder } from '@heima/domain/places/place-index-builder.ts';
import type { PlaceRow } from '@heima/domain/places/place-row.ts';
import { municipalityName } from '@heima/domain/regions/municipalities.ts';
import { referencePlaceRows } from '@heima/domain/regions/place-rows.ts';
import { postalCodeByCode, postalCodes } from '@heima/domain/regions/postal-codes.ts';
import { languageCodes } from '@heima/domain/shared/language.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { type BuiltInStreets, builtInStreets } from './built-in-streets.ts';
import { readAddresses, readStreets, type StoredAddress, type StoredStreet } from './place-store.ts';

/** All places in memory, shared by all requests. */
export interface PlaceDirectory {
  index: PlaceIndex;
  /** Streets and farms of a postal code by name. */
  streets: ReadonlyMap<string, ReadonlyMap<string, StoredStreet>>;
  /** The few streets that are known as long as the register was not imported; nothing after that. */
  builtIn: BuiltInStreets | undefined;
}

/** What the directory is made of. */
export type PlaceSources = Pick<Services, 'db' | 'texts'>;

const kept = new WeakMap<Database, Promise<PlaceDirectory>>();

/** The directory, made when it is first needed. */
export function placeDirectory(services: PlaceSources): Promise<PlaceDirectory> {
  return kept.get(services.db) ?? keep(services);
}

/** Makes the directory anew after the register changed; until it is there the old one answers. */
export async function refreshPlaces(services: PlaceSources): Promise<void> {
  if (!kept.has(services.db)) return;
  const fresh = await buildDirectory(services);
  kept.set(services.db, Promise.resolve(fresh));
}

function keep(services: PlaceSources): Promise<PlaceDirectory> {
  const making = buildDirectory(services);
  kept.set(services.db, making);
  // What could not be made is tried again by who needs it next.
  making.catch(() => kept.delete(services.db));
  return making;
}

async function buildDirectory({ db, texts }: PlaceSources): Promise<PlaceDirectory> {
  const builder = new PlaceIndexBuilder();
  const translators = languageCodes.map(
    (language): Translate =>
      (key, params) =>
        texts.translate(language, key, params),
  );
  for (const row of referencePlaceRows(translators)) builder.add(row);

  const stored = await readStreets(db);
  const builtIn = stored.length > 0 ? undefined : builtInStreets();
  const streets = new Map((builtIn?.streets ?? stored).map((street) => [street.id, street]));
  const numbered = new Set<string>();
  for await (const addresses of builtIn ? [builtIn.addresses] : readAddresses(db))
    for (const address of addresses) {
      // An import may have ended between the two readings; its notice brings both.
      const street = streets.get(address.street_id);
      if (!street) continue;
      if (address.number) numbered.add(street.id);
      builder.add(addressRow(address, street));
    }
  for (const id of numbered) {
    const street = streets.get(id)!;
    if (street.postal_code) builder.add({ kind: 'street', id, ...nameAndPlace(street) });
  }
  return { index: builder.build(), streets: byCode(streets.values()), builtIn };
}

/** Addresses of a town, by its id: streets of larger towns come first among equal matches. */
const townWeight = new Map<string, number>();
for (const { city, addresses } of postalCodes)
  townWeight.set(city.id, (townWeight.get(city.id) ?? 0) + addresses);

function nameAndPlace({ name, dative, postal_code: code, municipality_code }: StoredStreet) {
  const city = code ? postalCodeByCode(code)?.city : undefined;
  return {
    name,
    dative,
    postalCode: code ?? undefined,
    place: city?.name ?? municipalityName(municipality_code),
    placeDative: city?.dative,
    weight: city && townWeight.get(city.id),
  };
}

function addressRow(address: StoredAddress, street: StoredStreet): PlaceRow {
  const row: PlaceRow = {
    kind: 'address',
    id: address.id,
    ...nameAndPlace(street),
    aliases: address.building ? [address.building] : undefined,
    lat: address.lat ?? undefined,
    lng: address.lng ?? undefined,
  };
  if (!address.number) return row;
  if (street.postal_code) return { ...row, number: address.number };
  // Streets are told apart by their postal codes. A house without one stands for itself, like a farm.
  const withNumber = (name: string) => `${name} ${address.number}`;
  return { ...row, name: withNumber(street.name), dative: withNumber(street.dative) };
}

function byCode(streets: Iterable<StoredStreet>): PlaceDirectory['streets'] {
  const codes = new Map<string, Map<string, StoredStreet>>();
  for (const street of streets) {
    const code = street.postal_code ?? '';
    const known = codes.get(code);
    if (known) known.set(street.name, street);
    else codes.set(code, new Map([[street.name, street]]));
  }
  return codes;
}
