import type { countListings as contract } from '@heima/domain/listing-search/endpoints.ts';
import { recommendedRegions } from '@heima/domain/regions/regions.ts';
import type { Handler } from '#platform/http/call.ts';
import { countByPostalCode, sumByPlace } from './search-count-store.ts';

/** How many homes are to let, in all and in the recommended regions (V015, V063). */
export const countListings: Handler<typeof contract> = async (_input, { services }) => {
  const codes = await countByPostalCode(services.replica);
  const regions = sumByPlace(codes, 'region');
  return {
    count: Object.values(codes).reduce((sum, n) => sum + n, 0),
    regions: recommendedRegions.map(({ id }) => ({ id, count: regions[id] ?? 0 })),
  };
};
