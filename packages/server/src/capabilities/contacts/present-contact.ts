import { callingCodeOfCountry } from '@heima/domain/countries/country-answers.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { countryOf } from './read-phone.ts';

interface Contact {
  id: string;
  verified_at: Date | string | null;
}

/** An e-mail address with whether it is proved. */
export const presentEmail = ({ id, address, verified_at }: Contact & { address: string }) => ({
  id,
  address,
  verified: verified_at !== null,
});

/** A phone number with its country and whether it is proved. */
export function presentPhone(
  { id, country_code, number, verified_at }: Contact & { country_code: string; number: string },
  language: Language,
) {
  const country = countryOf({ country_code, number });
  return {
    id,
    country_code,
    country_code_obj: country === undefined ? null : (callingCodeOfCountry(country, language) ?? null),
    number,
    verified: verified_at !== null,
  };
}
