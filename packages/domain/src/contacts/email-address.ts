import { withoutUnseen } from '../shared/code-text.ts';

/** Longest address that mail servers must take (RFC 5321, 4.5.3.1.3, without the angle brackets). */
export const maxEmailLength = 254;

/**
 * A loose pattern (R057): something before the sign, a domain of at least two parts after it. Letters of any script
 * are allowed in both; whatever could end a mail header or mean a list of addresses is not.
 */
const form =
  /^[^\s@"<>(),:;\\[\]\p{C}.]+(?:\.[^\s@"<>(),:;\\[\]\p{C}.]+)*@(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+[\p{L}\p{M}\p{N}-]{2,63}$/u;
const maxLocalLength = 64;

/**
 * The address as it is shown: as typed, without surrounding space and what cannot be seen in it, in one Unicode form.
 */
export const normalizeEmail = (text: string): string =>
  withoutUnseen(text.replace(/[\t\n\r]/g, '')).normalize('NFC');

/** Whether a normalized text can be an e-mail address (R057, R163). */
export const isEmail = (text: string): boolean =>
  text.length <= maxEmailLength && text.indexOf('@') <= maxLocalLength && form.test(text);

/**
 * What two addresses are compared by: the whole address in lower case, so that capitals never make a second account
 * (U04). Parts after a plus sign are kept: they are different mailboxes to their owners.
 */
export const emailKey = (text: string): string => normalizeEmail(text).toLowerCase().normalize('NFC');
