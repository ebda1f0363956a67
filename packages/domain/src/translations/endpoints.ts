import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageInput } from '#shared/language-input.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { languageQuery, publicList } from '#shared/public-list.ts';
import { queryFlag } from '#shared/query-values.ts';
import { translationAnswer } from './answers.ts';
import { maxTranslationLength } from './translation-texts.ts';

export const getTranslations = endpoint({
  ...publicList,
  path: '/translations',
  spec: 'E369',
  summary: 'All texts of a language as a map from tag to text, with the changes made by staff.',
  response: z.record(z.string(), z.string()),
  // Staff see their changes soon.
  sharedCacheSeconds: 60,
});

export const listTranslationTags = endpoint({
  method: 'GET',
  path: '/translation-tags',
  spec: 'E370',
  summary:
    'The texts of a language beside those of the language translated from, English to Icelandic by default.',
  access: { staff: 'content' },
  query: z.object({
    ...languageQuery,
    from: languageInput.optional(),
    search: z.string().trim().max(100).optional(),
    is_changed: queryFlag().optional(),
    ...pageQuery,
  }),
  response: pageOf(translationAnswer),
});

export const changeTranslation = endpoint({
  method: 'PATCH',
  path: '/translations/:id',
  spec: 'E371',
  summary: 'Words a text anew; it must show the same values. An empty text brings the delivered one back.',
  access: { staff: 'content' },
  params: z.object({ id: z.string().min(4).max(300) }),
  body: z.strictObject({ text: z.string().trim().max(maxTranslationLength) }),
  response: translationAnswer,
  refusals: ['translations.placeholdersDiffer', 'translations.placeholdersUnknown'],
});
