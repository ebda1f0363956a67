import { z } from 'zod';
import { codeText } from '../shared/code-text.ts';
import { hasPhoneForm, nationalDigits, readCallingCode } from './phone-number.ts';

const error = 'validation.phone';

/** A calling code: +354, 354 or 00354 (R151). */
const callingCode = z
  .string({ error })
  .max(20, { error })
  .refine((text) => readCallingCode(text) !== undefined, { error, abort: true })
  .transform((text) => readCallingCode(text) ?? text);

/**
 * A phone in a body: `{country_code: {code}, number}` as the documents send it (E036). The number may begin with the
 * same calling code.
 */
export const phoneInput = z
  .strictObject({
    country_code: z.object({ code: callingCode }, { error: 'accounts.fields.countryCode' }),
    number: z.string({ error }).max(40, { error }),
  })
  .transform(({ country_code, number }, context) => {
    const digits = nationalDigits(country_code.code, number);
    if (digits !== undefined && hasPhoneForm(country_code.code, digits))
      return { country_code, number: digits };
    context.addIssue({ code: 'custom', path: ['number'], message: error });
    return z.NEVER;
  });

/** The code of an SMS: six digits, with or without a space between. */
export const smsCode = z
  .string({ error: 'accounts.fields.code' })
  .max(20, { error: 'accounts.fields.code' })
  .transform((text) => codeText(text).replace(/[\s-]/g, ''))
  .refine((text) => /^[0-9]{6}$/.test(text), { error: 'accounts.fields.code' });
