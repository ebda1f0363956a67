import { fold } from './fold.ts';

/** The number part of an address: 12, 12B or the range 8-16. */
export interface HouseNumber {
  value: number;
  /** End of a range; equal to `value` without one. */
  last: number;
  /** In upper case as the register writes it; empty without one. */
  letter: string;
}

const form = /^\s*(\d{1,4})\s*(\p{L}\p{M}*)?(?:\s*[-–]\s*(\d{1,4})\s*\p{L}?)?\s*$/u;

/** Reads a house number; nothing when it holds no number (a farm or building with a letter only). */
export function readHouseNumber(text: string): HouseNumber | undefined {
  const found = form.exec(text.normalize('NFC'));
  if (!found) return undefined;
  const value = Number(found[1]);
  return {
    value,
    last: found[3] ? Math.max(value, Number(found[3])) : value,
    letter: found[2]?.toUpperCase() ?? '',
  };
}

/** Whether a text is a house number as the register has them: 12, 12B, 8-16, and a letter alone for some farms. */
export const isHouseNumber = (text: string): boolean =>
  (readHouseNumber(text)?.value ?? 0) > 0 || /^\p{L}{1,2}$/u.test(text);

/** As the register writes it: the letter directly after the number, in upper case (8A). */
export const showHouseNumber = ({ value, last, letter }: HouseNumber): string =>
  `${value}${letter}${last === value ? '' : `-${last}`}`;

/** The same number with its letter in the form in which texts are compared. */
export const foldedNumber = (number: HouseNumber): HouseNumber => ({
  ...number,
  letter: fold(number.letter),
});

/** A typed, perhaps unfinished house number: digits as typed, the letter folded, empty texts for absent parts. */
export interface TypedNumber {
  digits: string;
  letter: string;
  last: string;
}

/**
 * How well a house number (its letter folded) answers what was typed: 0 the same number, 1 the same number with a
 * letter or as the start of a range, 2 a number inside a range, 3 a longer number with the same first digits.
 * Nothing otherwise.
 */
export function houseNumberFit(number: HouseNumber, typed: TypedNumber): 0 | 1 | 2 | 3 | undefined {
  const value = Number(typed.digits);
  const isRange = number.last !== number.value;
  if (typed.letter && number.letter !== typed.letter) return undefined;
  if (typed.last) return number.value === value && String(number.last).startsWith(typed.last) ? 0 : undefined;
  if (number.value === value) return number.letter === typed.letter && !isRange ? 0 : 1;
  if (isRange && value > number.value && value <= number.last) return 2;
  const unfinished = !typed.letter && !typed.digits.startsWith('0');
  return unfinished && String(number.value).startsWith(typed.digits) ? 3 : undefined;
}

/** Order on a street: number as an integer, then letter, then end of the range (2, 9, 10, 10A, 10B, 100). */
export const compareHouseNumbers = (a: HouseNumber, b: HouseNumber, collator: Intl.Collator): number =>
  a.value - b.value || collator.compare(a.letter, b.letter) || a.last - b.last;
