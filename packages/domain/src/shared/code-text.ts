/**
 * A number, a code, a day or an address without what cannot be seen in it, on one line. Nothing in such a text needs a
 * joiner, so that all of it goes; `visibleText` is for the words of people. This one is small enough for every page.
 */
export const withoutUnseen = (text: string): string =>
  text
    .replace(/[\s\u0085\u2800]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Noncharacter_Code_Point}\u3164\uffa0\ufffc]|\u034f|[\ufe00-\ufe0f]/gu, '')
    .trim();

/** A number, a code or a day as it is read: also digits of other scripts and wide letters and signs are plain ones. */
export const codeText = (text: string): string => latinDigits(withoutUnseen(text).normalize('NFKC'));

const otherDigit = /(?![0-9])\p{Nd}/gu;

/** The text with the digits of every script (１２, ١٢, १२) as 0 to 9, and nothing else changed. */
export const latinDigits = (text: string): string => text.replace(otherDigit, digitValue);

/** The digits of a script stand in a row of ten, those for mathematics in five such rows. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0)!;
  if (code >= 0x1d7ce && code <= 0x1d7ff) return String((code - 0x1d7ce) % 10);
  let zero = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}
