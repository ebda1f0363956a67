import { readLanguage } from '@heima/domain/shared/language.ts';
import { listTranslationTags } from '@heima/domain/translations/endpoints.ts';
import { defaultTranslationDirection } from '@heima/domain/translations/translation-texts.ts';
import { endpointQuery } from '#platform/api/queries.ts';
import { pageNumber } from '#platform/page-number.ts';

/** Texts on one page. */
export const pageSize = 50;

/** Which texts the address asks for; from English to Icelandic unless it says otherwise (R580). */
export const readTexts = (params: URLSearchParams) => ({
  search: (params.get('search') ?? '').trim().slice(0, 100),
  // `lang` of an address is the language of the page.
  to: readLanguage(params.get('to')) ?? defaultTranslationDirection.to,
  from: readLanguage(params.get('from')) ?? defaultTranslationDirection.from,
  isChanged: params.get('changed') === 'true',
  page: pageNumber(params),
});

export function textsQuery(params: URLSearchParams) {
  const { search, to, from, isChanged, page } = readTexts(params);
  return endpointQuery(listTranslationTags, {
    query: {
      lang: to,
      from,
      ...(search && { search }),
      ...(isChanged && { is_changed: true }),
      page,
      page_size: pageSize,
    },
  });
}
