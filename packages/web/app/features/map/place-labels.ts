import { cities } from '@heima/domain/regions/cities.ts';
import { searchablePostalCodes } from '@heima/domain/regions/postal-codes.ts';
import { regionById } from '@heima/domain/regions/regions.ts';

interface Label {
  type: 'Feature';
  properties: { kind: 'town' | 'code'; name: string; weight: number };
  geometry: { type: 'Point'; coordinates: [number, number] };
}

const label = (
  kind: 'town' | 'code',
  name: string,
  weight: number,
  point: { lat: number; lng: number } | undefined,
): Label[] =>
  point
    ? [
        {
          type: 'Feature',
          properties: { kind, name, weight },
          geometry: { type: 'Point', coordinates: [point.lng, point.lat] },
        },
      ]
    : [];

/** Names for the map: towns, and the postal codes of towns that have several, by the names people use for them. */
export function placeLabels(): { type: 'FeatureCollection'; features: Label[] } {
  const addressesOf = (codes: readonly string[]) =>
    searchablePostalCodes
      .filter(({ code }) => codes.includes(code))
      .reduce((sum, { addresses }) => sum + addresses, 0);
  return {
    type: 'FeatureCollection',
    features: [
      ...cities.flatMap(({ id, name }) => {
        const region = regionById(id);
        return label('town', name, addressesOf(region?.postalCodes ?? []), region?.point);
      }),
      ...searchablePostalCodes
        .filter(({ label: name, kind }) => name !== undefined && kind === 'town')
        .flatMap(({ code, label: name, addresses, point }) =>
          label('code', `${code} ${name?.split('/')[0]}`, addresses, point),
        ),
    ],
  };
}
