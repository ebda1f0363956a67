import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { languageCodes } from '#shared/language.ts';

const texts = (language: string, set: string) =>
  JSON.parse(readFileSync(new URL(`../../locales/${language}/${set}.json`, import.meta.url), 'utf8'));

it.each(languageCodes)(
  '%s: the pages say one thing of what a deposit may be and where it is kept',
  (language) => {
    const { deposit: about } = texts(language, 'aboutScreen').tenants.points;
    const { deposit: form } = texts(language, 'wizardScreens').law;
    const terms: string = texts(language, 'legalScreens').payment.sections.rent.text;
    expect(form.rule).toBe(about.rule);
    // The three have the kinds that have a limit, and the account, in the same words.
    const kinds = {
      is: /Tryggingarfé eða sjálfskuldarábyrgð þriðja aðila/,
      en: /cash deposit or a third-party surety/,
      ua: /Гарантійний внесок або порука третьої особи/,
    };
    const account = {
      is: /óbundnum reikningi með bestu vöxtum/,
      en: /instant-access account with the best interest/,
      ua: /рахунку до запитання із найвищими/,
    };
    expect(about.rule).toMatch(kinds[language]);
    expect(terms).toMatch(kinds[language]);
    for (const text of [about.why, form.why, terms]) expect(text).toMatch(account[language]);
  },
);
