import { describe, expect, it } from 'vitest';
import { readTexts } from './texts.ts';

describe('texts worded anew', () => {
  const tag = 'common.refusals.notFound';

  it('are given, alone and with all others, until they are taken back', () => {
    const texts = readTexts();
    const before = texts.translate('is', tag);
    texts.reword([{ language: 'is', tag, text: 'Finnst hvergi.' }]);
    expect(texts.translate('is', tag)).toBe('Finnst hvergi.');
    expect(texts.all('is')[tag]).toBe('Finnst hvergi.');
    expect(texts.delivered('is')[tag]).toBe(before);
    expect(texts.translate('en', tag)).toBe('This could not be found.');
    expect(Object.keys(texts.all('is'))).toEqual(Object.keys(texts.delivered('is')));
    texts.reword([]);
    expect(texts.translate('is', tag)).toBe(before);
  });

  it('fill in their values', () => {
    const texts = readTexts();
    texts.reword([{ language: 'en', tag: 'validation.tooShort', text: '{{minimum}} characters or more.' }]);
    expect(texts.translate('en', 'validation.tooShort', { minimum: 3 })).toBe('3 characters or more.');
  });

  it('of an older release do no harm: neither unknown ones nor those that show other values', () => {
    const texts = readTexts();
    texts.reword([
      { language: 'en', tag: 'common.gone', text: 'Gone' },
      { language: 'en', tag: '__proto__', text: 'x' },
      { language: 'en', tag: 'common.refusals', text: 'x' },
      { language: 'en', tag: 'validation.tooShort', text: 'Too short: {{length}}' },
    ]);
    expect(texts.all('en')).toEqual(texts.delivered('en'));
    expect(texts.translate('en', 'validation.tooShort', { minimum: 3 })).toBe(
      'At least 3 characters are needed.',
    );
  });
});
