import { z } from 'zod';
import { event } from '../shared/event.ts';
import { languageCodes } from '../shared/language.ts';

export const translationChanged = event('translations.changed', {
  subject: 'translation',
  payload: z.object({
    language: z.enum(languageCodes),
    tag: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
});
