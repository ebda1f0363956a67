import { z } from 'zod';
import { languageCodes } from '#shared/language.ts';

/** A text of the interface with what it stands for. */
export const translationAnswer = z.object({
  /** Language and tag, joined by a colon: `is:common.refusals.notFound`. */
  id: z.string(),
  tag: z.string(),
  lang: z.enum(languageCodes),
  text: z.string(),
  /** Text as delivered; the same as `text` until staff change it. */
  original: z.string(),
  /** Text in the language translated from. */
  source: z.string(),
  is_changed: z.boolean(),
  updated_at: z.string().nullable(),
  /** What a change names by If-Match. */
  version: z.string(),
});
