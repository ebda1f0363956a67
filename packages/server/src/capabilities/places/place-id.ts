import { type PlaceKind, placeKinds } from '@heima/domain/places/place-row.ts';

const prefixes = {
  region: 'region',
  town: 'town',
  postal_code: 'postal',
  street: 'street',
  address: 'address',
} as const satisfies Record<PlaceKind, string>;

/** The id of a place of ours beside those of the map provider: `street:101/Þórsgata`, `postal:101`. */
export const placeIdOf = ({ kind, id }: { kind: PlaceKind; id: string }): string => `${prefixes[kind]}:${id}`;

/** Reads an id of ours; nothing for any other, such as those of the map provider. */
export function readPlaceId(placeId: string): { kind: PlaceKind; id: string } | undefined {
  const at = placeId.indexOf(':');
  const kind = placeKinds.find((one) => prefixes[one] === placeId.slice(0, at));
  const id = placeId.slice(at + 1).normalize('NFC');
  return kind && id ? { kind, id } : undefined;
}
