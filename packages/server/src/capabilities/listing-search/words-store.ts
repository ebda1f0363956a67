import { searchWords } from '@heima/domain/listing-search/search-words.ts';
import { type RawBuilder, sql } from 'kysely';
import { beginWith } from '#capabilities/listings/public.ts';
import type { Database } from '#platform/db/database.ts';

/** So many homes are named one by one. */
const mostNamed = 1000;

/** Homes that have words beginning with each of these, published or not. Words are letters and digits alone. */
export const homesWithWords = (words: readonly string[]): RawBuilder<{ listing_id: string }> => sql`
  select w.listing_id from searchable_words w
  where ${beginWith(sql`w.words`, words)}`;

/**
 * The homes that have these words, where they are few. The database cannot guess how rare a word is, and would look
 * for one that nobody wrote through all homes from the newest on.
 * @returns nothing where there are too many to name
 */
export async function nameHomesWithWords(db: Database, text: string): Promise<string[] | undefined> {
  const words = searchWords(text);
  if (words.length === 0) return [];
  const { rows } = await sql<{ listing_id: string }>`
    ${homesWithWords(words)} limit ${mostNamed + 1}`.execute(db);
  return rows.length > mostNamed ? undefined : rows.map((row) => row.listing_id);
}
