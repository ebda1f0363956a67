import { z } from 'zod';
import { point } from '#places/point-input.ts';
import { cityRegions, officialRegions, postalCodeKinds, regionKinds } from './region-kinds.ts';

const corner = point.nullable();

export const regionAnswer = z.object({
  id: z.string(),
  kind: z.enum(regionKinds),
  parent_id: z.string().nullable(),
  name: z.string(),
  name_dative: z.string().nullable(),
  postal_codes: z.array(z.string()),
  location: corner,
  boundaries_south_west: corner,
  boundaries_north_east: corner,
  is_recommended: z.boolean(),
});

export const cityAnswer = z.object({
  id: z.string(),
  name: z.string(),
  name_dative: z.string(),
  region_id: z.enum(cityRegions),
  postal_codes: z.array(z.string()),
  location: corner,
});

export const postalCodeAnswer = z.object({
  id: z.string(),
  code: z.string(),
  /** What `postal_code_slug` takes (C49). */
  slug: z.string(),
  kind: z.enum(postalCodeKinds),
  /** Whether a home can have it. */
  is_searchable: z.boolean(),
  /** Code and place: 101 Reykjavík. */
  name: z.string(),
  place: z.string(),
  place_dative: z.string(),
  label: z.string().nullable(),
  city_id: z.string(),
  region_id: z.enum(cityRegions),
  official_region: z.enum(officialRegions),
  municipality_code: z.string(),
  municipality: z.string(),
  location: corner,
});

export const cityRegionAnswer = z.object({
  id: z.enum(cityRegions),
  name: z.string(),
  is_recommended: z.boolean(),
  postal_codes: z.array(
    postalCodeAnswer.extend({ regions: z.array(z.object({ id: z.string(), name: z.string() })) }),
  ),
});
