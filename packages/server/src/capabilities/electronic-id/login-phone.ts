import { homeCallingCode, nationalDigits } from '@heima/domain/contacts/phone-number.ts';
import { Refusal, refuse } from '@heima/domain/shared/refusal.ts';
import { type PhoneNumber, readPhone } from '#capabilities/contacts/public.ts';
import type { Config } from '#config.ts';

/** An Icelandic number as it is typed to sign in: seven digits, with or without +354 before them (R059, R060). */
export function readLoginPhone(config: Config, text: string): PhoneNumber {
  const number = nationalDigits(homeCallingCode, text) ?? '';
  try {
    return readPhone(config, { country_code: { code: homeCallingCode }, number });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse('contacts.phoneInvalid', { fields: { phone: ['validation.phone'] } });
  }
}
