import { foldedWords } from '#places/fold.ts';
import { wordsLimit } from './search-fields.ts';

/** Letters of the languages that homes are described in, as `fold` leaves them. */
const letters = /[a-z0-9\u0400-\u0481\u048a-\u052f]+/g;
/** So much of a word is compared. */
const compared = 100;

/** The words that a text is found by, as `words_of` of the database reads them too. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    foldedWords(text)
      .flatMap((word) => word.match(letters) ?? [])
      .map((word) => word.slice(0, compared)),
  ),
];

/**
 * The words that a search looks for, each of which must begin a word of the home. A single letter counts only where
 * there is nothing longer. A text without a letter or digit has no words, and finds nothing.
 */
export function searchWords(text: string): string[] {
  const words = wordsOf(text);
  const telling = words.filter((word) => word.length > 1 || /\d/.test(word));
  return (telling.length > 0 ? telling : words).slice(0, wordsLimit.words);
}

/** Whether a home with these words is found by a text. */
export function hasWords(held: readonly string[], text: string): boolean {
  const wanted = searchWords(text);
  return wanted.length > 0 && wanted.every((start) => held.some((word) => word.startsWith(start)));
}
