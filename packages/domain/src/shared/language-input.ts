import { z } from 'zod';
import { defaultLanguage, type Language, readLanguage } from './language.ts';

/** A language in a body or query: accepts every spelling that `readLanguage` knows. */
export const languageInput = z
  .string()
  .refine((text) => readLanguage(text) !== undefined, { error: 'validation.language' })
  .transform((text): Language => readLanguage(text) ?? defaultLanguage);
