import { homeCallingCode } from '@heima/domain/contacts/phone-number.ts';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Config } from '#config.ts';

type Allowed = Pick<Config, 'SMS_ALLOWED_COUNTRIES'>;

const entriesOf = ({ SMS_ALLOWED_COUNTRIES }: Allowed): string[] =>
  SMS_ALLOWED_COUNTRIES.split(',').map((entry) => entry.trim().toUpperCase());

/** Whether SMS go to a country. @param country its two letters and its calling code (+354) */
export const receivesSms = (
  config: Allowed,
  { iso, code }: { iso: string | undefined; code: string },
): boolean => entriesOf(config).some((entry) => entry === '*' || entry === iso || `+${entry}` === code);

/** Whether SMS go to a number (E.164): other countries cost much and attract fraud. */
export const isNumberServed = (config: Allowed, e164: string): boolean => {
  if (isHomeNumber(e164)) return receivesSms(config, { iso: 'IS', code: homeCallingCode });
  const phone = parsePhoneNumberFromString(e164);
  // Several countries share a calling code; the numbering plan knows which one a number is of.
  return (
    phone !== undefined && receivesSms(config, { iso: phone.country, code: `+${phone.countryCallingCode}` })
  );
};

/** Whether a number (E.164) is Icelandic; those of the test people are in no numbering plan. */
export const isHomeNumber = (e164: string): boolean => e164.startsWith(homeCallingCode);
