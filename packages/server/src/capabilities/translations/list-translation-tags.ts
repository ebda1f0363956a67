import { fold } from '@heima/domain/places/fold.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import type { listTranslationTags as contract } from '@heima/domain/translations/endpoints.ts';
import { defaultTranslationDirection } from '@heima/domain/translations/translation-texts.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { presentTranslation, withVersion } from './present-translation.ts';
import { wordingTimes } from './translation-store.ts';

const pageSize = 50;

/** The texts of a language beside their source, for staff (E370); English to Icelandic unless asked otherwise (R580). */
export const listTranslationTags: Handler<typeof contract> = async ({ query }, { services }) => {
  const { texts, db } = services;
  const { lang: language = defaultTranslationDirection.to, from = defaultTranslationDirection.from } = query;
  const times = await wordingTimes(db, language);
  const wanted = fold(query.search ?? '');
  const found = Object.keys(texts.all(language))
    .sort()
    .map((tag) => presentTranslation(texts, { tag, language, from, changedAt: times.get(tag) }))
    .filter((one) => query.is_changed === undefined || one.is_changed === query.is_changed)
    .filter((one) => [one.tag, one.text, one.source].some((text) => fold(text).includes(wanted)));
  const page = readPage(query, pageSize);
  return {
    count: found.length,
    ...pageLinks('/translation-tags', query, { ...page, count: found.length }),
    items: found.slice(page.offset, page.offset + page.size).map((one) => withVersion(one, services.secrets)),
  };
};
