import type { z } from 'zod';
import { corners } from '#places/box.ts';
import type { Translate } from '#shared/translate.ts';
import type { cityAnswer, cityRegionAnswer, postalCodeAnswer, regionAnswer } from './answers.ts';
import { cities, comparePlaceNames } from './cities.ts';
import { type PostalCode, postalCodes, searchablePostalCodes, showPostalCode } from './postal-codes.ts';
import { cityRegions, type RegionKind, recommendedRegionCount } from './region-kinds.ts';
import { regionNameKey } from './region-name-key.ts';
import { type Region, recommendedRegions, regionById, regions, regionsOfPostalCode } from './regions.ts';

/** Only city regions are translated; places keep their Icelandic names in every language. */
export const regionName = ({ id, name }: Pick<Region, 'id' | 'name'>, translate: Translate): string =>
  name ?? translate(regionNameKey(id));

export const presentRegion = (region: Region, translate: Translate): z.input<typeof regionAnswer> => ({
  id: region.id,
  kind: region.kind,
  parent_id: region.parent ?? null,
  name: regionName(region, translate),
  name_dative: region.dative ?? null,
  postal_codes: [...region.postalCodes],
  location: region.point ?? null,
  ...(region.box ? corners(region.box) : { boundaries_south_west: null, boundaries_north_east: null }),
  is_recommended: recommendedRegions.includes(region),
});

export const regionAnswers = (translate: Translate, kind?: RegionKind): z.input<typeof regionAnswer>[] =>
  regions
    .filter((region) => kind === undefined || region.kind === kind)
    .map((region) => presentRegion(region, translate));

export const presentPostalCode = (code: PostalCode): z.input<typeof postalCodeAnswer> => ({
  id: code.code,
  code: code.code,
  slug: code.code,
  kind: code.kind,
  is_searchable: code.isSearchable,
  name: showPostalCode(code),
  place: code.city.name,
  place_dative: code.city.dative,
  label: code.label ?? null,
  city_id: code.city.id,
  region_id: code.city.region,
  official_region: code.officialRegion,
  municipality_code: code.municipality.code,
  municipality: code.municipality.name,
  location: code.point ?? null,
});

export const postalCodeAnswers = (all = false): z.input<typeof postalCodeAnswer>[] =>
  (all ? postalCodes : searchablePostalCodes).map(presentPostalCode);

export const cityAnswers = (): z.input<typeof cityAnswer>[] =>
  cities
    .toSorted((a, b) => comparePlaceNames(a.name, b.name))
    .map(({ id, name, dative, region }) => {
      const { postalCodes: codes, point } = regionById(id)!;
      return {
        id,
        name,
        name_dative: dative,
        region_id: region,
        postal_codes: [...codes],
        location: point ?? null,
      };
    });

export const cityRegionAnswers = (translate: Translate): z.input<typeof cityRegionAnswer>[] =>
  cityRegions.map((id, at) => ({
    id,
    name: translate(regionNameKey(id)),
    is_recommended: at < recommendedRegionCount,
    postal_codes: searchablePostalCodes
      .filter((code) => code.city.region === id)
      .map((code) => ({
        ...presentPostalCode(code),
        regions: regionsOfPostalCode(code).map((region) => ({
          id: region.id,
          name: regionName(region, translate),
        })),
      })),
  }));
