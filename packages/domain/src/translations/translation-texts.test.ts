import { describe, expect, it } from 'vitest';
import { changeTranslation, getTranslations } from './endpoints.ts';
import {
  defaultTranslationDirection,
  numbersOf,
  placeholdersOf,
  readTag,
  refusalToTranslate,
} from './translation-texts.ts';

describe('translations', () => {
  it('go from English to Icelandic unless asked otherwise (R580)', () => {
    expect(defaultTranslationDirection).toEqual({ from: 'en', to: 'is' });
  });

  it('are a map from tag to text (R579)', () => {
    expect(getTranslations.response.parse({ 'common.refusals.notFound': 'Þetta fannst ekki.' })).toBeTruthy();
    expect(getTranslations.response.safeParse({ 'common.refusals': { notFound: 'x' } }).success).toBe(false);
  });

  it('must show the values of the text they stand for, in any order', () => {
    expect(placeholdersOf('{{ count }} of {{total, number}} and {{count}}')).toEqual(['count', 'total']);
    expect(refusalToTranslate('{{count}} íbúðir í {{place}}', 'Í {{place}}: {{count}}')).toBeUndefined();
    expect(refusalToTranslate('{{count}} íbúðir', 'Margar íbúðir')).toEqual({
      code: 'translations.placeholdersDiffer',
      params: { placeholders: '{{count}}' },
    });
    expect(refusalToTranslate('Íbúð', 'Íbúð {{id}}')?.code).toBe('translations.placeholdersUnknown');
  });

  it('are given back by an empty text', () => {
    expect(refusalToTranslate('{{count}} íbúðir', '')).toBeUndefined();
    expect(changeTranslation.body.parse({ text: '  ' })).toEqual({ text: '' });
    expect(changeTranslation.body.safeParse({ text: 'x'.repeat(5001) }).success).toBe(false);
  });

  it('V210: a tag with a plural form and without it name the same text', () => {
    const isText = (tag: string) => ['a.found_one', 'a.found_other', 'a.this_one'].includes(tag);
    expect(readTag('a.found_one', isText)).toEqual({ tag: 'a.found', form: 'one' });
    expect(readTag('a.found', isText)).toEqual({ tag: 'a.found', form: null });
    expect(readTag('a.this_one', isText)).toEqual({ tag: 'a.this_one', form: null });
  });

  it('V210: says for which numbers a form of a language is', () => {
    expect(numbersOf('is', 'one')).toEqual([1, 21, 31]);
    expect(numbersOf('en', 'one')).toEqual([1]);
    expect(numbersOf('ua', 'few')).toEqual([2, 3, 4]);
    expect(numbersOf('ua', 'many')).toEqual([0, 5, 6]);
    // Ukrainian has it for broken numbers only.
    expect(numbersOf('ua', 'other')).toEqual([]);
  });
});
