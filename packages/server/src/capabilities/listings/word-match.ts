import { searchWords } from '@heima/domain/listing-search/search-words.ts';
import { type RawBuilder, sql } from 'kysely';

/** Whether words have, for each of these, one that begins so. Words are letters and digits alone. */
export const beginWith = (held: RawBuilder<unknown>, words: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${held} @@ ${words.map((word) => `'${word}':*`).join(' & ')}::tsquery`;

/** Whether the title or the place of a listing `l` has the words of a text; for whoever may know where it is. */
export function isNamedBy(text: string): RawBuilder<boolean> {
  const words = searchWords(text);
  const held = sql`words_of(concat_ws(' ', l.title, l.street_name, l.street_number, l.neighbourhood, l.city))`;
  return words.length === 0 ? sql<boolean>`false` : beginWith(held, words);
}
