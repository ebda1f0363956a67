import { type CityRegion, cityRegions } from '#regions/region-kinds.ts';
import type { HouseUtility, ProviderRole } from './house-utilities.ts';
import table from './utility-providers.json' with { type: 'json' };

export interface UtilityProvider {
  id: string;
  name: string;
  utility: HouseUtility;
  role: ProviderRole;
  /** Regions in which it serves some homes; rarely every home of a region. */
  regions: readonly CityRegion[];
}

/**
 * Companies that serve homes, as known in 2025. Heat and the electric network belong to an area, so the home decides
 * the company; electricity itself and internet are chosen freely. Regions are words apart in the table, or `all`.
 */
export const utilityProviders: readonly UtilityProvider[] = table.map((row) => ({
  id: row.id,
  name: row.name,
  utility: row.utility as HouseUtility,
  role: row.role as ProviderRole,
  regions: row.regions === 'all' ? cityRegions : (row.regions.split(' ') as CityRegion[]),
}));
