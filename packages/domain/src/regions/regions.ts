import { type Box, boxAround } from '#places/box.ts';
import { foldedWords } from '#places/fold.ts';
import type { Point } from '#places/point.ts';
import { cities } from './cities.ts';
import { type PostalCode, searchablePostalCodes } from './postal-codes.ts';
import { cityRegions, type RegionKind, recommendedRegionCount } from './region-kinds.ts';

/** A node of the tree city region → city → district, by which homes are searched. */
export interface Region {
  id: string;
  kind: RegionKind;
  parent: string | undefined;
  /** Icelandic name; only city regions have names in other languages (`labels.region`). */
  name: string | undefined;
  dative: string | undefined;
  /**
   * Searchable codes it covers. A district has no boundary of its own in any register, so it stands for the whole
   * code that it lies in.
   */
  postalCodes: readonly string[];
  /** The middle of where people live: the point of a code that has the shortest ways to all addresses. */
  point: Point | undefined;
  box: Box | undefined;
}

const lngScale = Math.cos((65 * Math.PI) / 180);

/** The point of the code whose ways to the addresses of all codes are the shortest together; it is always inhabited. */
function middleOf(codes: readonly PostalCode[]): Point | undefined {
  const known = codes.flatMap(({ point, addresses }) => (point ? [{ point, addresses }] : []));
  const waysFrom = ({ lat, lng }: Point) =>
    known.reduce(
      (sum, { point, addresses }) =>
        sum + addresses * Math.hypot(point.lat - lat, (point.lng - lng) * lngScale),
      0,
    );
  return known.toSorted((a, b) => waysFrom(a.point) - waysFrom(b.point))[0]?.point;
}

const cover = (codes: readonly PostalCode[]) => ({
  postalCodes: codes.map((one) => one.code),
  point: middleOf(codes),
  box: boxAround(codes.flatMap((one) => one.box ?? [])),
});

/** District ids hold their code, because Austurbær, Háaleiti, Holt and others are in several. */
export const districtId = (code: string, part: string): string => `${code}-${foldedWords(part).join('-')}`;

/** All regions; city regions first and in their order, so that the first six are the recommended ones. */
export const regions: readonly Region[] = [
  ...cityRegions.map((id): Region => {
    const codes = searchablePostalCodes.filter((one) => one.city.region === id);
    return {
      id,
      kind: 'city_region',
      parent: undefined,
      name: undefined,
      dative: undefined,
      ...cover(codes),
    };
  }),
  ...cities.map(({ id, name, dative, region }): Region => {
    const codes = searchablePostalCodes.filter((one) => one.city.id === id);
    return { id, kind: 'city', parent: region, name, dative, ...cover(codes) };
  }),
  ...searchablePostalCodes.flatMap((code) =>
    code.parts.map((name): Region => {
      const id = districtId(code.code, name);
      return { id, kind: 'district', parent: code.city.id, name, dative: undefined, ...cover([code]) };
    }),
  ),
];

const byId = new Map(regions.map((region) => [region.id, region]));

/** A region by its id, which never changes: clients keep regions by it (R314). */
export const regionById = (id: string): Region | undefined => byId.get(id);

export const recommendedRegions: readonly Region[] = regions.slice(0, recommendedRegionCount);

/** The smallest regions of a postal code: its districts, or its city where no districts are named. */
export const regionsOfPostalCode = (code: PostalCode): Region[] => {
  const ids = code.parts.length > 0 ? code.parts.map((part) => districtId(code.code, part)) : [code.city.id];
  return ids.flatMap((id) => regionById(id) ?? []);
};
