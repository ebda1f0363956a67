import type { SearchFacts } from '@heima/domain/listings/search-facts.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

export interface FactsRow extends SearchFacts {
  id: string;
  owner_id: string | null;
  published_at: Date | null;
}

/** What searches look at in these listings, published or not. The same columns as in the search's own where clause. */
export async function readMatchFacts(db: Database, ids: readonly string[]): Promise<FactsRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<FactsRow>`
    select l.id, l.owner_id, l.published_at, l.visible, l.listing_type, l.listing_category, l.size, l.bedrooms,
      l.bathrooms, l.furniture, l.amenities, l.allowed_pets, l.postal_code, l.blurred_lat, l.blurred_lng,
      l.available_from, l.duration, l.contract_min_months, l.contract_max_months, l.monthly_rent,
      array(select u.utility from included_utility u where u.listing_id = l.id) as included,
      coalesce((select tsvector_to_array(w.words) from searchable_words w where w.listing_id = l.id), '{}') as words
    from listing_card l where l.id = any(${ids}::uuid[])`.execute(db);
  return rows;
}
