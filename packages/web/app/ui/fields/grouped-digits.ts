/** What an input held before, and what stands in it after something was typed or pasted. */
export interface TextChange {
  text: string;
  /** The text with its own marks taken out, and what came in as it is. */
  bare: string;
  /** One character at most came in: it was typed, or something was deleted. */
  typed: boolean;
}

/** What changed between two texts of an input whose own text is grouped by `marks`. */
export function textChange(shown: string, text: string, marks: RegExp): TextChange {
  const shorter = Math.min(shown.length, text.length);
  let start = 0;
  while (start < shorter && shown[start] === text[start]) start++;
  let end = 0;
  while (end < shorter - start && shown.at(-1 - end) === text.at(-1 - end)) end++;
  const [before, came, after] = [
    text.slice(0, start),
    text.slice(start, text.length - end),
    text.slice(text.length - end),
  ];
  const typed = came.length <= 1;
  const strip = (part: string) => part.replace(marks, '');
  return { text, bare: strip(before) + (typed ? strip(came) : came) + strip(after), typed };
}

/**
 * Digits of a number of fixed length. A digit too many that is typed stays out; what is pasted and does not fit stays
 * as it is and is refused with a message, because cut to fit it would be another number.
 */
export function digitsWithin({ text, typed }: TextChange, most: number, before: string): string {
  const digits = text.replace(/\D/g, '');
  if (digits.length <= most) return digits;
  return typed && isBare(before) ? before : text.trim();
}

/** Whether a value is digits alone, and no text that could not be read. */
export const isBare = (value: string): boolean => /^\d*$/.test(value);

/** 5812345 as 581 2345, the way Icelandic numbers are written. */
export const showPhone = (digits: string): string =>
  isBare(digits) && digits.length > 3 ? `${digits.slice(0, 3)} ${digits.slice(3)}` : digits;

/** 285000 as 285.000, with the group mark of the language; a text that is no number stays as it is. */
export const showGrouped = (value: string, mark: string): string =>
  isBare(value) ? value.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+(?!\d))/g, mark) : value;

/** Where the caret belongs after regrouping: behind as many digits as before. */
export function caretAfter(text: string, digitsBefore: number): number {
  if (digitsBefore === 0) return 0;
  const digit = [...text.matchAll(/\d/g)][digitsBefore - 1];
  return digit ? digit.index + 1 : text.length;
}
