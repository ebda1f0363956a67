import { composeIBAN, countrySpecs, isValidIBAN } from 'ibantools';
import { readNationalId } from '../identity/national-id.ts';
import { codeText } from '../shared/code-text.ts';
import { type IcelandicAccount, icelandicPrefix, partsOfIban } from './icelandic-account.ts';

/** What is wrong with an IBAN; the key of its text is `payouts.problems.<problem>`. */
export type IbanProblem = 'ibanForm' | 'ibanCountry' | 'ibanLength' | 'ibanDigits';

export type ReadIban = { iban: string } | { problem: IbanProblem; length?: number };

/**
 * An IBAN as people type and paste it, in its stored form: compact and in upper case (rulings, IBAN). Length and build
 * are its country's, mod 97 is 1 and the check digits run from 02 to 98; an Icelandic one holds a kennitala.
 */
export function readIban(text: string): ReadIban {
  const iban = codeText(text)
    .replace(/^\s*iban[:\s]/i, '')
    .replace(/[\s\-–.]/g, '')
    .toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return { problem: 'ibanForm' };
  const country = iban.slice(0, 2);
  const length = Object.hasOwn(countrySpecs, country) ? countrySpecs[country]?.chars : undefined;
  if (!length) return { problem: 'ibanCountry' };
  if (iban.length !== length) return { problem: 'ibanLength', length };
  if (!isValidIBAN(iban)) return { problem: 'ibanDigits' };
  const parts = partsOfIban(iban);
  if (country === icelandicPrefix && !(parts && readNationalId(parts.kt))) return { problem: 'ibanDigits' };
  return { iban };
}

/** The IBAN of an Icelandic account. @throws Error when a part has not its full length */
export function ibanOf({ kt, bank, hb, rkn }: IcelandicAccount): string {
  const iban = composeIBAN({ countryCode: icelandicPrefix, bban: `${bank}${hb}${rkn}${kt}` });
  if (!iban) throw new Error('A part of an Icelandic account has not its full length');
  return iban;
}
