import fs from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes, languageTag } from '@heima/domain/shared/language.ts';
import { sharedRefusals } from '@heima/domain/shared/refusal.ts';
import { flattenTexts, type TextTree } from '@heima/domain/shared/translate.ts';
import { describe, expect, it } from 'vitest';
import { capabilities } from './capabilities.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folder = path.join(root, 'packages/domain/locales');

const read = (language: Language): Record<string, string> =>
  Object.assign(
    {},
    ...fs.readdirSync(path.join(folder, language)).map((file) => {
      const tree = JSON.parse(fs.readFileSync(path.join(folder, language, file), 'utf8')) as TextTree;
      return flattenTexts(tree, `${file.replace('.json', '')}.`);
    }),
  );
const texts = Object.fromEntries(languageCodes.map((language) => [language, read(language)])) as Record<
  Language,
  Record<string, string>
>;

const plural = /_(zero|one|two|few|many|other)$/;
const base = (key: string) => key.replace(plural, '');
const bases = (language: Language) => new Set(Object.keys(texts[language]).map(base));
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((found) => found[1]!).sort();

const translations = languageCodes.filter((language) => language !== 'is');
const bankNames = ['landsbankinn', 'arion', 'islandsbanki', 'kvika', 'indo'].map(
  (bank) => `payouts.banks.${bank}`,
);
/** What people read of a text, without what is filled in. */
const words = (text: string) => text.replace(/\{\{[^}]*\}\}/g, '');

/** Every text of code, for keys that are written out. */
function* sources(at: string): Generator<string> {
  for (const entry of fs.readdirSync(at, { withFileTypes: true })) {
    if (['node_modules', 'build', '.react-router'].includes(entry.name)) continue;
    const file = path.join(at, entry.name);
    if (entry.isDirectory()) yield* sources(file);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|builder)\.tsx?$/.test(entry.name))
      yield fs.readFileSync(file, 'utf8');
  }
}
const code = ['domain/src', 'server/src', 'web/app'].flatMap((at) => [
  ...sources(path.join(root, 'packages', at)),
]);
const whole = code.join('\n');

describe('texts', () => {
  it('eye C5: a filled-in number and its unit stay on one line', () => {
    const loose = languageCodes.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => /\}\} (kr\.|m²)/.test(text))
        .map(([key]) => `${language} ${key}`),
    );
    expect(loose).toEqual([]);
  });

  it('R001 N03: every key stands in all three languages', () => {
    for (const language of languageCodes) {
      const [here, icelandic] = [bases(language), bases('is')];
      expect(
        [...icelandic].filter((key) => !here.has(key)),
        `missing in ${language}`,
      ).toEqual([]);
      expect(
        [...here].filter((key) => !icelandic.has(key)),
        `only in ${language}`,
      ).toEqual([]);
    }
  });

  it('N01: a plural has exactly the forms of its language', () => {
    for (const language of languageCodes) {
      const forms = new Intl.PluralRules(languageTag(language)).resolvedOptions().pluralCategories;
      const plurals = new Map<string, Set<string>>();
      for (const key of Object.keys(texts[language])) {
        const form = plural.exec(key)?.[1];
        if (form) plurals.set(base(key), (plurals.get(base(key)) ?? new Set()).add(form));
      }
      const wrong = [...plurals].filter(
        ([, found]) =>
          forms.some((form) => !found.has(form)) || [...found].some((form) => !forms.includes(form as never)),
      );
      expect(
        wrong.map(([key]) => key),
        language,
      ).toEqual([]);
    }
  });

  it('placeholders are the same in every language', () => {
    const wrong = Object.entries(texts.is).flatMap(([key, text]) =>
      languageCodes
        .filter((language) => texts[language][key] !== undefined)
        // A singular form may leave its number out ("ein eign").
        .filter(
          (language) =>
            !/_one$/.test(key) && placeholders(texts[language][key]!).join() !== placeholders(text).join(),
        )
        .map((language) => `${language}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no text is empty', () => {
    const wrong = languageCodes.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([, text]) => text.trim() === '')
        .map(([key]) => `${language}: ${key}`),
    );
    expect(wrong).toEqual([]);
  });

  it('no translation is left in the Icelandic original', () => {
    // Names, and a word that Ukrainian has from Icelandic.
    const same = [
      'outbox.sender',
      'wizardScreens.address.placeholder',
      'legalScreens.privacy.sections.kennitala.title',
      'identity.registry.personalId',
      'profileScreens.facts.personalId',
      'staffScreens.user.nationalId',
      ...bankNames,
    ];
    const left = translations.flatMap((language) =>
      Object.entries(texts[language])
        .filter(([key, text]) => text === texts.is[key] && /[a-záðéíóúýþæö]{3}/.test(words(text)))
        .filter(([key]) => !same.includes(key))
        .map(([key]) => `${language}: ${key}`),
    );
    expect(left).toEqual([]);
  });

  it('no translation holds an Icelandic word, recognized by its letters, but names and what has no other name', () => {
    const untranslatable = /indó|króna|krónur|kærunefnd (húsamála|vöru- og þjónustukaupa)/g;
    const found = translations.flatMap((language) =>
      Object.entries(texts[language]).flatMap(([key, text]) =>
        [
          ...words(text)
            .replace(untranslatable, '')
            .matchAll(/[a-záðéíóúýþæö]+/gi),
        ]
          .filter(([word]) => /[áðéíóúýþæö]/i.test(word) && /^[a-záðéíóúýþæö]/.test(word))
          .map(([word]) => `${language}: ${key} ${word}`),
      ),
    );
    expect(found).toEqual([]);
  });

  it('what is Ukrainian is in Cyrillic letters, but SMS and names of files', () => {
    // Cyrillic letters would make two SMS of one.
    const latin =
      /^accounts\.sms\.|^profiles\.paycheckFile$|\.fileName$|^wizardScreens\.address\.placeholder$/;
    const found = Object.entries(texts.ua)
      .filter(([key, text]) => /[a-z]{3}/i.test(words(text)) && !/[а-яіїєґ]/i.test(text) && !latin.test(key))
      // Words and names that have no other.
      .filter(([key, text]) => !['Kennitala', 'SMS', 'IBAN'].includes(text) && !bankNames.includes(key))
      .map(([key]) => key);
    expect(found).toEqual([]);
  });

  it('no text is left that nothing says', () => {
    const sets = new Set(Object.keys(texts.is).map((key) => key.split('.')[0]));
    const written = new Set(
      [...whole.matchAll(/['"`]([\w-]+(?:\.[\w-]+)+)['"`]/g)].map((found) => found[1]!),
    );
    // A key that is put together: each part that is filled in stands for one name.
    const made = [...whole.matchAll(/`([\w-]+\.(?:[\w.-]|\$\{[^}]*\})*\$\{[^}]*\}(?:[\w.-]|\$\{[^}]*\})*)`/g)]
      .map((found) => found[1]!)
      .filter((template) => sets.has(template.split('.')[0]!))
      .map(
        (template) => new RegExp(`^${template.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
      );
    const isSaid = (key: string) =>
      written.has(key) ||
      made.some((pattern) => pattern.test(key)) ||
      // The text of a refusal is found by its code.
      (/^\w+\.refusals\.\w+$/.test(key) && written.has(key.replace('.refusals.', '.'))) ||
      // An e-mail about a notification has them where its type has them.
      /^notifications\.types\.\w+\.(more|action)$/.test(key);
    expect([...bases('is')].filter((key) => !isSaid(key))).toEqual([]);
  });

  it('keys that code writes out exist', () => {
    const written = new Set(
      [...whole.matchAll(/\b(?:t|translate)\((?:\w+(?:\.\w+)*, )?'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map(
        (found) => found[1]!,
      ),
    );
    const known = bases('is');
    expect([...written].filter((key) => !known.has(key))).toEqual([]);
  });

  it('validation messages that schemas name exist', () => {
    const written = new Set([...whole.matchAll(/'(validation\.\w+)'/g)].map((found) => found[1]!));
    expect([...written].filter((key) => !bases('is').has(key))).toEqual([]);
  });

  it('every refusal has a text', () => {
    const codes = [sharedRefusals, ...capabilities.map((capability) => capability.refusals)].flatMap(
      (table) => Object.keys(table),
    );
    const missing = codes.filter((found) => {
      const [set, name] = found.split('.');
      return !bases('is').has(`${set}.refusals.${name}`);
    });
    expect(missing).toEqual([]);
  });
});
