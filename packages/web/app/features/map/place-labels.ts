import { cities } from '@heima/domain/regions/cities.ts';
import { districtPoints } from '@heima/domain/regions/district-points.ts';
import { searchablePostalCodes } from '@heima/domain/regions/postal-codes.ts';
import { regionById } from '@heima/domain/regions/regions.ts';

/** A `parted` code gives way to its parts, where enough of them have a place. */
type LabelKind = 'town' | 'code' | 'parted' | 'part';

interface Label {
  type: 'Feature';
  properties: { kind: LabelKind; name: string; weight: number };
  geometry: { type: 'Point'; coordinates: [number, number] };
}

const label = (
  kind: LabelKind,
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

/** From so many parts on, they say more than the name of their code. */
const enoughParts = 2;
const partsOf = Map.groupBy(districtPoints, ({ code }) => code);

/**
 * Names for the map: towns, the postal codes of towns that have several, by the names people use for them, and the
 * districts within. They stand at the middle of where people live; no borders are drawn, since none are known.
 */
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
          label(
            (partsOf.get(code)?.length ?? 0) < enoughParts ? 'code' : 'parted',
            `${code} ${name}`,
            addresses,
            point,
          ),
        ),
      ...districtPoints.flatMap(({ name, point }) => label('part', name, 0, point)),
    ],
  };
}
