import { metresPerDegree, type Point } from '@heima/domain/places/point.ts';
import { districtPoints } from '@heima/domain/regions/district-points.ts';
import { postalCodeByCode } from '@heima/domain/regions/postal-codes.ts';
import { describe, expect, it } from 'vitest';
import { builtInStreets } from './built-in-streets.ts';

/** How names of streets in a district end, which is how it got its name. */
const endingsOf: Readonly<Record<string, readonly string[]>> = {
  Vogar: ['vogur'],
  Heimar: ['heimar'],
  Hlíðar: ['hlíð', 'hlíðar'],
  Holt: ['holt'],
  Tún: ['tún'],
  Teigar: ['teigur'],
  Hagar: ['hagi'],
  Melar: ['melur', 'melar'],
  Grandar: ['grandi'],
  Múlar: ['múli'],
  Bakkar: ['bakki'],
  Sel: ['sel'],
  Höfðar: ['höfði'],
  Berg: ['berg'],
  Hólar: ['hólar'],
  Fell: ['fell'],
  Hamrar: ['hamrar'],
  Rimar: ['rimi'],
  Borgir: ['borgir'],
  Víkur: ['vík'],
  Staðir: ['staðir', 'staður'],
  Hjallar: ['hjalli'],
  Hvammar: ['hvammur'],
  Lindir: ['lind'],
  Salir: ['salir'],
  Smárar: ['smári'],
  Hvörf: ['hvarf'],
  Þing: ['þing'],
  Ásar: ['ás'],
  Lundir: ['lundur'],
  Setberg: ['berg'],
  Vellir: ['vellir'],
};

const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2;
};
const middleOf = (points: readonly { lat: number; lng: number }[]) => ({
  lat: median(points.map(({ lat }) => lat)),
  lng: median(points.map(({ lng }) => lng)),
});

/** Metres from the middle of a district to the middle of any street of it. */
const farthest = 1000;
const metresBetween = (a: Point, b: Point) =>
  metresPerDegree * Math.hypot(a.lat - b.lat, (a.lng - b.lng) * Math.cos((b.lat * Math.PI) / 180));

describe('eye A8: districts on the map', () => {
  const { streets, addresses } = builtInStreets();
  const placed = addresses.flatMap(({ street_id, lat, lng }) =>
    lat === null || lng === null ? [] : [{ street_id, lat, lng }],
  );
  const addressesOf = Map.groupBy(placed, ({ street_id }) => street_id);

  it.each(districtPoints.map((one) => [`${one.code} ${one.name}`, one] as const))(
    '%s stands among streets of the register that are named so',
    (_, { code, name, point }) => {
      expect(postalCodeByCode(code)?.parts).toContain(name);
      const middles = streets
        .filter(
          (street) =>
            street.postal_code === code &&
            endingsOf[name]!.some(
              (ending) => street.name.toLowerCase().endsWith(ending) && street.name.toLowerCase() !== ending,
            ),
        )
        .map(({ id }) => middleOf(addressesOf.get(id)!));
      expect(middles.length).toBeGreaterThan(0);
      for (const middle of middles) expect(metresBetween(middle, point)).toBeLessThan(farthest);
    },
  );
});
