import { homeCallingCode, icelandicDigits } from '@heima/domain/contacts/phone-number.ts';
import { homeCountry } from '@heima/domain/countries/countries.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { type PhoneNumber as Parsed, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Config } from '#config.ts';

export interface PhoneNumber {
  /** +354 */
  countryCode: string;
  /** The national number, digits only. */
  number: string;
  e164: string;
}

/** Numbers of the published test people and those that steer the SMS sandbox; no numbering plan knows the first. */
const testNumber = /^(?:010\d{4}|88800\d{2})$/;
/** Voicemail, toll-free, premium and shared-cost numbers reach no person. */
const personal = new Set(['MOBILE', 'FIXED_LINE', 'FIXED_LINE_OR_MOBILE', 'VOIP', 'PERSONAL_NUMBER']);

/**
 * Reads a number by the numbering plans (R150 to R152): an Icelandic one has seven digits that are given out.
 * @throws Refusal contacts.phoneInvalid at the field `number`
 */
export function readPhone(
  { NODE_ENV }: Pick<Config, 'NODE_ENV'>,
  { country_code: { code }, number }: { country_code: { code: string }; number: string },
): PhoneNumber {
  if (NODE_ENV !== 'production' && code === homeCallingCode && testNumber.test(number))
    return { countryCode: code, number, e164: code + number };
  const parsed = parse(number, code);
  if (!parsed || !fits(parsed, code))
    return refuse('contacts.phoneInvalid', { fields: { number: ['validation.phone'] } });
  return { countryCode: code, number: parsed.nationalNumber, e164: parsed.number };
}

/** The country whose plan a number belongs to, also of a number that is not given out; nothing where none says so. */
export function countryOf(phone: { country_code: string; number: string }): string | undefined {
  if (phone.country_code === homeCallingCode) return homeCountry;
  return parse(phone.number, phone.country_code)?.country;
}

/** Nothing for a calling code that no numbering plan has: the library throws at it. */
function parse(number: string, code: string): Parsed | undefined {
  try {
    return parsePhoneNumberFromString(number, { defaultCallingCode: code.slice(1), extract: false });
  } catch {
    // Not silent: `readPhone` refuses a number that cannot be parsed.
    return undefined;
  }
}

const fits = (phone: Parsed, code: string): boolean =>
  phone.isValid() &&
  `+${phone.countryCallingCode}` === code &&
  personal.has(phone.getType() ?? '') &&
  (code !== homeCallingCode || phone.nationalNumber.length === icelandicDigits);
