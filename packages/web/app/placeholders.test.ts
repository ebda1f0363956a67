import fs from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** What stands in an empty field is read as if it were filled in, unless it says that it is an example or asks. */
const app = import.meta.dirname;
const locales = path.resolve(app, '../../domain/locales');
type Tree = { [key: string]: string | Tree };
const textAt = (language: string, key: string): string => {
  const [set, ...parts] = key.split('.');
  const tree = JSON.parse(fs.readFileSync(path.join(locales, language, `${set}.json`), 'utf8')) as Tree;
  return parts.reduce<string | Tree>((at, part) => (at as Tree)[part]!, tree) as string;
};

const sources = fs
  .readdirSync(app, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('.test.'))
  .map((name) => ({ name, text: fs.readFileSync(path.join(app, name), 'utf8') }));
/** Every value that a `placeholder` is given, but what is only handed on. */
const given = sources
  .flatMap(({ name, text }) =>
    [...text.matchAll(/\bplaceholder=("[^"]*"|\{[^}]*\}?)/g)].map(([, value]) => ({ name, value: value! })),
  )
  .filter(({ value }) => !/^\{(props\.)?placeholder\}$|^\{props\.placeholder/.test(value));

it('eye C13: what stands in an empty field is a text, and never looks like something typed', () => {
  expect(given.length).toBeGreaterThan(10);
  const key = ({ value }: { value: string }) => /^\{t\('([\w.]+)'\)\}$/.exec(value)?.[1];
  expect(given.filter((one) => !key(one))).toEqual([]);
  const asksOrShows: Record<string, RegExp> = {
    is: /^t\.d\. |^Til dæmis|\?$|^Veldu|^(DD|Hverfi|Engin|Hvar|Ekki)/,
    en: /^e\.g\. |^For example|\?$|^Choose|^(DD|Area|No |Where|Not )/,
    ua: /^напр\. |^Наприклад|\?$|^(Вибер|Обер)|^(ДД|Район|Без|Де|Не )/,
  };
  const wrong = [...new Set(given.map((one) => key(one)!))].flatMap((one) =>
    Object.entries(asksOrShows)
      .map(([language, allowed]) => ({ text: textAt(language, one), allowed }))
      .filter(({ text, allowed }) => !allowed.test(text))
      .map(({ text }) => `${one}: ${text}`),
  );
  expect(wrong).toEqual([]);
});

it('a field that may stay empty says so in one wording, which no other text has', () => {
  const marks = sources.flatMap(({ text }) =>
    [...text.matchAll(/\boptional=\{([^}]*)\}/g)].map(([, value]) => value!),
  );
  expect(marks.length).toBeGreaterThan(3);
  expect(marks.filter((value) => !value.includes("'shell.form.optional'") && value !== 'optional')).toEqual(
    [],
  );
  for (const language of ['is', 'en', 'ua']) {
    const all = fs
      .readdirSync(path.join(locales, language))
      .map((file) => fs.readFileSync(path.join(locales, language, file), 'utf8'))
      .join('\n');
    expect(all.match(/"\((?:valfrjálst|má sleppa|optional|необов’язково)\)"/g)).toEqual([
      `"${textAt(language, 'shell.form.optional')}"`,
    ]);
  }
});
