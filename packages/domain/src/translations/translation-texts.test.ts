import { describe, expect, it } from 'vitest';
import { changeTranslation, getTranslations } from './endpoints.ts';
import { defaultTranslationDirection, placeholdersOf, refusalToTranslate } from './translation-texts.ts';

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
});
