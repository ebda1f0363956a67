import { homeCallingCode, icelandicDigits } from '@heima/domain/contacts/phone-number.ts';
import { showPhone } from '#ui/fields/grouped-digits.ts';

/** 611 2345 for Icelandic numbers, others with their calling code. */
export const showNumber = ({ country_code, number }: { country_code: string; number: string }): string =>
  country_code === homeCallingCode && number.length === icelandicDigits
    ? showPhone(number)
    : `${country_code} ${number}`;
