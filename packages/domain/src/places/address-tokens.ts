import { latinDigits } from '#shared/code-text.ts';
import { fold } from './fold.ts';

/** One piece of a typed address: a word, or a number with the letter or range end that belongs to it. */
export interface AddressToken {
  kind: 'word' | 'number';
  /** As typed, in composed form. */
  text: string;
  /** In the form in which names are compared; for a number its digits, letter and range end. */
  folded: string;
  /** Digits of a number, with any leading zero. */
  digits: string;
  /** Letter written right after the number, folded; empty without one. */
  letter: string;
  /** Digits of the end of a range such as 8-16; empty without one. */
  last: string;
  /** A comma or line break stands before this token. */
  afterComma: boolean;
  /** Where the token begins and ends in the composed form of the text. */
  start: number;
  end: number;
}

const piece =
  /(?<comma>[,;\n])|(?<digits>\d+)(?:[-–](?<last>\d+))?(?<letter>\p{L}\p{M}*)?(?![\p{L}\p{M}\p{N}])|(?<word>[\p{L}\p{N}][\p{L}\p{M}\p{N}'’ʼ]*)/gu;

/**
 * Parts a typed address into words and numbers: "Þórsgötu 12b, 101" gives the word Þórsgötu, the number 12 with
 * letter b, and the number 101 after a comma. Hyphens part words; a hyphen between digits makes a range.
 */
export function addressTokens(text: string): AddressToken[] {
  const tokens: AddressToken[] = [];
  let afterComma = false;
  for (const { 0: match, index: start, groups = {} } of latinDigits(text.normalize('NFC')).matchAll(piece)) {
    if (groups.comma) {
      afterComma = true;
      continue;
    }
    const { digits = '', last = '' } = groups;
    const letter = groups.letter ? fold(groups.letter) : '';
    const folded = digits ? `${digits}${letter}${last && `-${last}`}` : fold(match).replace(/['’ʼ]/gu, '');
    const kind = digits ? 'number' : 'word';
    tokens.push({
      kind,
      text: match,
      folded,
      digits,
      letter,
      last,
      afterComma,
      start,
      end: start + match.length,
    });
    afterComma = false;
  }
  return tokens;
}

/** A number that has the form of an Icelandic postal code and carries no letter or range. */
export const isCodeForm = (token: AddressToken): boolean =>
  token.kind === 'number' && /^[1-9]\d\d$/.test(token.digits) && !token.letter && !token.last;

/** A single letter typed apart from the number it may belong to: the b of "12 b". */
export const isLooseLetter = (token: AddressToken | undefined): boolean =>
  token?.kind === 'word' && /^\p{L}$/u.test(token.folded) && !token.afterComma;
