import { codeText } from './code-text.ts';

/** A number as it was typed: its whole part, and the digits after the decimal mark. */
export interface TypedNumber {
  whole: number;
  /** With its zeros; empty for a whole number. */
  fraction: string;
}

/** What people write for a thousand and a million, in the three languages. */
const thousand = /^(?:þús(?:und)?|þ|k|thousand|тис(?:яч[іа]?)?)\.?$/;
const million = /^(?:millj(?:ón(?:ir|a)?)?|m|million|млн|мільйон(?:и|ів)?)\.?$/;

/**
 * Digits with their marks: one mark parts thousands all along, another one parts the fraction. `285.000` has
 * thousands, because a mark before three digits parts them here.
 */
const withGroups = /^(\d{1,3})(([., '’])\d{3}(?:\3\d{3}){0,4})(?:(?!\3)[.,](\d{1,3}))?$/;
const bare = /^(\d{1,15})(?:[.,](\d{1,3}))?$/;

/**
 * Reads one number as people type and paste it: 285000, "285.000", "285,000.00", "285 000,00", "300 þús", "300þ",
 * "300 k", "1,2 millj.". Nothing for a negative number, a range, several numbers or any other word; `words` are what
 * may stand before or behind it, such as kr. and ISK.
 */
export function readTypedNumber(typed: string, words?: RegExp): TypedNumber | undefined {
  const seen = codeText(typed);
  const text = withoutWords(seen.replace(/\s+/gu, ' ').trim().toLowerCase(), words);
  const found = /^(\d.*?)\s*(\p{L}+\.?)?$/u.exec(text);
  const number = found && readMarks(found[1]!, million.test(found[2] ?? ''));
  const power = powerOf(found?.[2]);
  if (!number || power === undefined || (number.fraction.length === 3 && power === 0)) return undefined;
  const { digits, fraction } = number;
  const whole = Number(digits + fraction.slice(0, power).padEnd(power, '0'));
  return Number.isSafeInteger(whole) ? { whole, fraction: fraction.slice(power) } : undefined;
}

/**
 * The words of an amount: its currency before or behind it, `,-` for no fraction, and what it is paid for, a month.
 * @param currency names and signs of the currency, in small letters
 */
export const amountWords = (currency: RegExp): RegExp =>
  new RegExp(`(?:[.,][-–—−])?\\s*(?:${currency.source})?(?:[.,][-–—−])?${perMonth.source}`, 'u');

const perMonth =
  /(?:\s*(?:(?:\/|á |a |per |pr\.? |на |за )\s*(?:mán(?:uði|uð)?|month|mo|mth|міс(?:яць)?)\.?|monthly|mánaðarlega|щомісяця))?/u;

function powerOf(word: string | undefined): number | undefined {
  if (word === undefined) return 0;
  return thousand.test(word) ? 3 : million.test(word) ? 6 : undefined;
}

/** Before a million, three digits behind the only mark are its fraction: "1,285 millj.". */
function readMarks(text: string, isMillions: boolean): { digits: string; fraction: string } | undefined {
  const [, first, groups, , cents] = withGroups.exec(text) ?? [];
  if (first !== undefined && groups !== undefined && !(isMillions && groups.length === 4))
    return { digits: first + groups.replace(/\D/g, ''), fraction: cents ?? '' };
  const [, digits, fraction = ''] = bare.exec(text) ?? [];
  return digits === undefined ? undefined : { digits, fraction };
}

function withoutWords(text: string, words: RegExp | undefined): string {
  if (!words) return text;
  const before = new RegExp(`^(?:${words.source})\\s*(?=\\d)`, 'u');
  const behind = new RegExp(`\\s*(?:${words.source})$`, 'u');
  return text.replace(before, '').replace(behind, '').trim();
}
