import { visibleText } from '../shared/visible-text.ts';

/** R062; also the hint under the field at sign-in, which never blocks (R070, C03). */
export const signUpPasswordLength = 8;
/** R071. */
export const changedPasswordLength = 5;
/** Longer texts are refused: hashing them would only cost time. */
export const maxPasswordLength = 200;

/** One Unicode form, so that the same password typed on two kinds of keyboard is the same. */
export const normalizePassword = (text: string): string => visibleText(text).normalize('NFC');

const letter = /\p{L}/u;
const digit = /\p{Nd}/u;
const onlyLettersAndDigits = /^[\p{L}\p{M}\p{Nd}]+$/u;
const characters = (text: string): number => [...text].length;
const fits = (text: string, minimum: number): boolean =>
  characters(text) >= minimum && characters(text) <= maxPasswordLength;

/** At sign-up: 8 characters or more, a letter, a digit, letters and digits only (R062 to R065). */
export const isSignUpPassword = (text: string): boolean =>
  fits(text, signUpPasswordLength) &&
  letter.test(text) &&
  digit.test(text) &&
  onlyLettersAndDigits.test(text);

/** At reset: 8 characters or more with a letter and a digit; other characters are welcome (C03). */
export const isResetPassword = (text: string): boolean =>
  fits(text, signUpPasswordLength) && letter.test(text) && digit.test(text);

/** At change: 5 characters or more (R071, C03). */
export const isChangedPassword = (text: string): boolean => fits(text, changedPasswordLength);
