import { z } from 'zod';
import { isCountry } from './countries.ts';
import { readSpokenLanguage } from './spoken-languages.ts';

const error = 'validation.choice';

/** A country by its two-letter code, in either case. */
export const countryInput = z.string({ error }).trim().toUpperCase().refine(isCountry, { error });

/** A language by its ISO 639-1 code; `ua` comes out as `uk`. */
export const spokenLanguageInput = z
  .string({ error })
  .refine((id) => readSpokenLanguage(id) !== undefined, { error })
  .transform((id) => readSpokenLanguage(id)!.id);
