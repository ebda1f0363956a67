import { showPersonalId } from '../identity/kennitala.ts';
import type { AccountNumber } from './icelandic-account.ts';

/** An IBAN in groups of four, as it is printed. */
export const showIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** An Icelandic account number: `0133-26-007654`. */
export const showAccountNumber = ({ bank, hb, rkn }: AccountNumber): string => `${bank}-${hb}-${rkn}`;

/** A kennitala as six digits, a hyphen and four. */
export const showHolder = (kt: string): string => showPersonalId('IS', kt);

/** How many last characters of a number are shown while the rest is covered. */
const open = 4;

/** The last characters of a number, by which its owner knows it. */
export const endOfNumber = (number: string): string => number.slice(-open);
