import { visibleText } from '#shared/visible-text.ts';

/**
 * Letters that do not decompose into a base letter and a mark. þ becomes `th` and nothing else: "thorsgata" finds
 * Þórsgata, "torsgata" does not, because t and þ are different sounds and name different streets.
 */
const letters: Readonly<Record<string, string>> = {
  ð: 'd',
  đ: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  ß: 'ss',
  ı: 'i',
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'g');

/**
 * The form in which place names are compared (S08): lower case, ð→d, þ→th, æ→ae, ö→o, accents dropped. Composed
 * and decomposed spellings (NFC, NFD) and full-width letters give the same text. Other letters and all signs stay.
 */
export const fold = (text: string): string =>
  visibleText(text)
    .normalize('NFKD')
    .toLowerCase()
    // Lower case can bring a mark of its own (İ → i + dot), so marks go after it.
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(special, (letter) => letters[letter]!);

/**
 * The words of a text in folded form: runs of letters and digits. An apostrophe joins, every other sign parts
 * ("Ástu-Sólliljugata" → astu, solliljugata).
 */
export const foldedWords = (text: string): string[] =>
  fold(text)
    .replace(/['’ʼ]/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? [];
