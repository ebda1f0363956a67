import { foldedWords } from './fold.ts';

/**
 * The folded forms under which a name is found: nominative and dative, both as the register gives them and never
 * derived (Þórsgata, Þórsgötu → `thorsgata`, `thorsgotu`). Words are joined by one space.
 */
export function matchKeys(name: string, dative?: string): string[] {
  const keys = [name, dative ?? name].map((form) => foldedWords(form).join(' ')).filter(Boolean);
  return [...new Set(keys)];
}

/**
 * Spellings that a typed word may stand for. Somebody without an Icelandic keyboard writes ö as o (folding does
 * that) or, by German and Danish habit, as oe: "hoefn" is tried as written and as "hofn". Only the query is
 * widened, never the index, so that names that do have "oe" keep matching and the index does not grow.
 */
export const typedVariants = (word: string): string[] =>
  word.includes('oe') ? [word, word.replaceAll('oe', 'o')] : [word];
