import { describe, expect, it } from 'vitest';
import type { Language } from './language.ts';
import { type TextParams, type TextTree, translatorOf } from './translate.ts';

const trees: Record<Language, TextTree> = {
  is: { days: { n_one: '{{count}} dagur', n_other: '{{count}} dagar' }, only: { here: 'Aðeins á íslensku' } },
  en: { days: { n_one: '{{count}} day', n_other: '{{count}} days' } },
  ua: {
    days: {
      n_one: '{{count}} день',
      n_few: '{{count}} дні',
      n_many: '{{count}} днів',
      n_other: '{{count}} дня',
    },
  },
};
/** These trees are made up, and so are their keys. */
type TranslateAnything = (key: string, params?: TextParams) => string;
const translator = (language: Language) => translatorOf(language, (at) => trees[at]) as TranslateAnything;

describe('translating texts', () => {
  it('N01: plurals follow the rules of each language', () => {
    const is = [1, 2, 11, 21].map((count) => translator('is')('days.n', { count }));
    expect(is).toEqual(['1 dagur', '2 dagar', '11 dagar', '21 dagur']);
    const ua = [1, 2, 5, 11, 21, 112].map((count) => translator('ua')('days.n', { count }));
    expect(ua).toEqual(['1 день', '2 дні', '5 днів', '11 днів', '21 день', '112 днів']);
  });

  it('N03 R003: a text missing in Ukrainian is translated to Icelandic, without key or braces', () => {
    expect(translator('ua')('only.here')).toBe('Aðeins á íslensku');
    expect(translator('en')('nowhere.at.all')).toBe('all');
  });

  it('fills parameters in once, whatever they hold', () => {
    const braces = translatorOf('is', () => ({ hello: 'Sæl, {{name}}' })) as TranslateAnything;
    expect(braces('hello', { name: '{{name}} <b>' })).toBe('Sæl, {{name}} <b>');
    expect(braces('constructor.name')).toBe('name');
  });
});
