/** Digits of a text, at most so many. */
export const digitsOf = (text: string, most: number): string => text.replace(/\D/g, '').slice(0, most);

/** 5812345 as 581 2345, the way Icelandic numbers are written. */
export const showPhone = (digits: string): string =>
  digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;

/** 285000 as 285.000, with the group mark of the language. */
export const showGrouped = (digits: string, mark: string): string =>
  digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, mark);

/** Where the caret belongs after regrouping: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  const digit = [...text.matchAll(/\d/g)][digitsBefore - 1];
  return digit ? digit.index + 1 : text.length;
}
