import { z } from 'zod';

export const countryAnswer = z.object({ id: z.string(), name: z.string() });

/** `country` is the country's name in the language of the request, `code` its calling code with the plus sign. */
export const callingCodeAnswer = z.object({
  id: z.string(),
  country: z.string(),
  code: z.string(),
  iso: z.string(),
});

export const countryCodeAnswer = callingCodeAnswer.extend({
  /** Whether a number of the country can be verified: codes are sent there. */
  receives_sms: z.boolean(),
});

/** A language: `name` in itself (R576), `translated_name` in the language of the request. */
export const languageAnswer = z.object({
  /** ISO 639-1, as profiles and descriptions keep it. */
  id: z.string(),
  /** The same, but `ua` for Ukrainian, as the interface keeps it (C22). */
  code: z.string(),
  iso: z.string(),
  name: z.string(),
  native_name: z.string(),
  translated_name: z.string(),
  /** File of the interface's texts; null for languages that the interface does not speak. */
  file: z.string().nullable(),
  is_interface: z.boolean(),
  is_for_descriptions: z.boolean(),
});
