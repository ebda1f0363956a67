import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import type { Language } from '#shared/language.ts';
import { countryAnswers, countryCodeAnswers, languageAnswers } from './country-answers.ts';
import * as endpoints from './endpoints.ts';

const languages: Language[] = ['is', 'en', 'ua'];

/** Every list with the schema of its call. */
const answers = (language: Language): [schema: z.ZodType, answer: unknown[]][] => [
  [endpoints.listCountries.response, countryAnswers(language)],
  [endpoints.listCountryCodes.response, countryCodeAnswers(language, () => true)],
  [endpoints.listLanguages.response, languageAnswers(language)],
];

describe('answers about countries and languages', () => {
  it.each(languages)('in %s are what their schemas say', (language) => {
    for (const [schema, answer] of answers(language)) {
      expect(schema.parse(answer)).toEqual(answer);
      expect(answer.length).toBeGreaterThan(0);
    }
  });

  it('put Iceland first and sort the rest by the alphabet of the language', () => {
    expect(countryAnswers('is')[0]).toEqual({ id: 'IS', name: 'Ísland' });
    const names = countryAnswers('is').map(({ name }) => name);
    expect(names.indexOf('Danmörk')).toBeLessThan(names.indexOf('Egyptaland'));
    expect(names.indexOf('Ungverjaland')).toBeLessThan(names.indexOf('Þýskaland'));
    const codes = countryCodeAnswers('ua', ({ iso }) => iso === 'IS');
    expect(codes[0]).toEqual({ id: 'IS', country: 'Ісландія', code: '+354', iso: 'IS', receives_sms: true });
    expect(codes.filter((row) => row.receives_sms)).toHaveLength(1);
  });

  it('carry the locale entries of the interface (R576, R577, R578, R630, C22)', () => {
    expect(languageAnswers('en').slice(0, 3)).toMatchObject([
      { id: 'is', code: 'is', iso: 'is-IS', name: 'Íslenska', file: 'is.json', translated_name: 'Icelandic' },
      { id: 'en', code: 'en', iso: 'en-US', name: 'English', file: 'en.json', translated_name: 'English' },
      {
        id: 'uk',
        code: 'ua',
        iso: 'ua-UA',
        name: 'Українська',
        file: 'ua.json',
        translated_name: 'Ukrainian',
      },
    ]);
    const polish = languageAnswers('is').find(({ id }) => id === 'pl');
    expect(polish).toMatchObject({
      name: 'Polski',
      translated_name: 'Pólska',
      file: null,
      is_for_descriptions: true,
    });
  });
});
