import { describe, expect, it } from 'vitest';
import type { Language } from '#shared/language.ts';
import { type TextTree, translatorOf } from '#shared/translate.ts';
import en from '../../locales/en/rentIndex.json' with { type: 'json' };
import is from '../../locales/is/rentIndex.json' with { type: 'json' };
import ua from '../../locales/ua/rentIndex.json' with { type: 'json' };
import { listIndexModels } from './endpoints.ts';
import { indexModelAnswers } from './index-model-answers.ts';
import { indexModelIds } from './index-models.ts';

const trees: Record<Language, TextTree> = {
  is: { rentIndex: is },
  en: { rentIndex: en },
  ua: { rentIndex: ua },
};

describe('the indices that a rent can follow', () => {
  it.each(['is', 'en', 'ua'] as const)(
    'in %s are what their schema says, each with a name of its own',
    (language) => {
      const answer = indexModelAnswers(translatorOf(language, (one) => trees[one]));
      expect(listIndexModels.response.parse(answer)).toEqual(answer);
      expect(answer.map(({ id }) => id)).toEqual(indexModelIds);
      expect(Object.keys({ is, en, ua }[language].labels.indexModel)).toEqual(indexModelIds);
      expect(new Set(answer.map(({ name }) => name)).size).toBe(indexModelIds.length);
    },
  );
});
