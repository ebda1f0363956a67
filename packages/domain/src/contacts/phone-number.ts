import { codeText } from '../shared/code-text.ts';

/** R153: phone fields start with Iceland. */
export const homeCallingCode = '+354';
/** R059: Icelandic numbers have seven digits. */
export const icelandicDigits = 7;
/** R150. */
const minDigits = 7;
/** R150: the longest number there is (E.164). */
export const maxDigits = 15;

/** The digits of a number as people write it, without spaces, hyphens, dots and brackets; nothing when other characters stand in it. */
export function phoneDigits(text: string): string | undefined {
  const digits = codeText(text).replace(/[\s\-.()\u2010-\u2013]/gu, '');
  return /^[0-9]+$/.test(digits) ? digits : undefined;
}

/**
 * The national digits of a number that may begin with its own calling code: `00354 581 2345`, `+354 581 2345` and
 * `3545812345` are 5812345 in Iceland. Nothing for a number with the code of another country, which would be a
 * stranger's here.
 */
export function nationalDigits(callingCode: string, text: string): string | undefined {
  const own = callingCode.slice(1);
  const [, outside, rest = ''] = /^[\s(]*(\+|00)?(.*)$/su.exec(codeText(text)) ?? [];
  const digits = phoneDigits(rest);
  if (digits === undefined) return undefined;
  if (outside) return digits.startsWith(own) ? digits.slice(own.length) : undefined;
  const isWhole = callingCode === homeCallingCode && digits.length === own.length + icelandicDigits;
  return isWhole && digits.startsWith(own) ? digits.slice(own.length) : digits;
}

/** A calling code as +354, from +354, 354 or 00354; nothing when it is none. */
export function readCallingCode(text: string): string | undefined {
  const found = /^(?:\+|00)?([1-9][0-9]{0,3})$/.exec(codeText(text));
  return found ? `+${found[1]}` : undefined;
}

/**
 * Whether a number has the right length for its country (R149 to R152). Which numbers are given out is known to the
 * server only, which asks the numbering plans.
 */
export function hasPhoneForm(callingCode: string, digits: string): boolean {
  return callingCode === homeCallingCode
    ? digits.length === icelandicDigits
    : digits.length >= minDigits && digits.length <= maxDigits;
}
