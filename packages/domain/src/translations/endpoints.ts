import { z } from 'zod';
import { endpoint } from '#shared/endpoint.ts';
import { languageCodes } from '#shared/language.ts';
import { languageInput } from '#shared/language-input.ts';
import { pageOf, pageQuery } from '#shared/paging.ts';
import { languageQuery, publicList } from '#shared/public-list.ts';
import { queryFlag } from '#shared/query-values.ts';
import { translationAnswer } from './answers.ts';
import { maxTranslationLength, pluralForms } from './translation-texts.ts';

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

export const getTranslationTag = endpoint({
  method: 'GET',
  path: '/translation-tags/:tag',
  summary:
    'One text in every language, with its plural forms; a tag with a form and the tag without it are the same text.',
  access: { staff: 'content' },
  params: z.object({ tag: z.string().min(1).max(300) }),
  response: z.object({
    tag: z.string(),
    languages: z.array(
      z.object({
        lang: z.enum(languageCodes),
        /** One for each plural form that the language has, in the order of the numbers; one without a form for others. */
        forms: z.array(
          translationAnswer
            .pick({ id: true, text: true, original: true, is_changed: true, updated_at: true })
            .extend({ form: z.enum(pluralForms).nullable() }),
        ),
      }),
    ),
  }),
});
export type TranslationTag = z.output<NonNullable<(typeof getTranslationTag)['response']>>;

export const changeTranslation = endpoint({
  method: 'PATCH',
  path: '/translations/:id',
  versioned: true,
  spec: 'E371',
  summary: 'Words a text anew; it must show the same values. An empty text brings the delivered one back.',
  access: { staff: 'content' },
  params: z.object({ id: z.string().min(4).max(300) }),
  body: z.strictObject({ text: z.string().trim().max(maxTranslationLength) }),
  response: translationAnswer,
  refusals: ['translations.placeholdersDiffer', 'translations.placeholdersUnknown'],
});
