import type { RecordedFacts } from '@heima/domain/listings/search-facts.ts';
import type { Database } from '#platform/db/database.ts';
import type { ListingRow } from './listing-row.ts';

/** What a search looks at in a listing, but for its words. */
export const searchFacts = (row: ListingRow): RecordedFacts => ({
  visible: row.visible,
  listing_type: row.listing_type,
  listing_category: row.listing_category,
  size: row.size,
  bedrooms: row.bedrooms,
  bathrooms: row.bathrooms,
  furniture: row.furniture,
  amenities: row.amenities,
  allowed_pets: row.allowed_pets,
  included: row.utilities.filter(({ included }) => included).map(({ utility }) => utility),
  postal_code: row.postal_code,
  blurred_lat: row.blurred_lat,
  blurred_lng: row.blurred_lng,
  available_from: row.available_from,
  duration: row.duration,
  contract_min_months: row.contract_min_months,
  contract_max_months: row.contract_max_months,
  monthly_rent: row.monthly_rent,
});

/** The folded words by which a listing is found. */
export async function readWords(db: Database, id: string): Promise<string[]> {
  const row = await db
    .selectFrom('listing_words')
    .select((of) => of.fn<string[]>('tsvector_to_array', ['words']).as('words'))
    .where('listing_id', '=', id)
    .executeTakeFirst();
  return row?.words ?? [];
}
