import { languageCodes } from '@heima/domain/shared/language.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { getTranslationTag as contract } from '@heima/domain/translations/endpoints.ts';
import {
  defaultTranslationDirection,
  pluralForms,
  readTag,
} from '@heima/domain/translations/translation-texts.ts';
import type { Handler } from '#platform/http/call.ts';
import { presentTranslation } from './present-translation.ts';
import { wordingTimes } from './translation-store.ts';

/** One text in the three languages beside each other, as staff edit it (V210). */
export const getTranslationTag: Handler<typeof contract> = async ({ params }, { services }) => {
  const { texts, db } = services;
  const isText = (tag: string) => languageCodes.some((one) => Object.hasOwn(texts.delivered(one), tag));
  const { tag } = readTag(params.tag, isText);
  const { from } = defaultTranslationDirection;
  const languages = await Promise.all(
    languageCodes.map(async (lang) => {
      const times = await wordingTimes(db, lang);
      const forms = [{ form: null, tag }, ...pluralForms.map((form) => ({ form, tag: `${tag}_${form}` }))]
        .filter((one) => Object.hasOwn(texts.delivered(lang), one.tag))
        .map((one) => ({
          form: one.form,
          ...presentTranslation(texts, { tag: one.tag, language: lang, from, changedAt: times.get(one.tag) }),
        }));
      return { lang, forms };
    }),
  );
  return languages.some(({ forms }) => forms.length > 0) ? { tag, languages } : refuse('common.notFound');
};
