import fs from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import {
  flattenTexts,
  hasText,
  type Say,
  sayIn,
  type TextParams,
  type TextTree,
} from '@heima/domain/shared/say.ts';

/** The product's texts on the server: problem answers, e-mails, SMS and documents. Same files as the screens. */
export interface Texts {
  say(language: Language, key: string, params?: TextParams): string;
  has(key: string): boolean;
  /** All texts of one language, from full key to text (R579). */
  all(language: Language): Record<string, string>;
}

const folder = path.resolve(import.meta.dirname, '../../../domain/locales');

/** Reads every locale file once. */
export function readTexts(): Texts {
  const trees = Object.fromEntries(languageCodes.map((language) => [language, readTree(language)])) as Record<
    Language,
    TextTree
  >;
  const says = Object.fromEntries(
    languageCodes.map((language) => [language, sayIn(language, (at) => trees[at])]),
  ) as Record<Language, Say>;
  const flat = Object.fromEntries(
    languageCodes.map((language) => [language, flattenTexts(trees[language])]),
  ) as Record<Language, Record<string, string>>;
  return {
    say: (language, key, params) => says[language](key, params),
    has: (key) => hasText(trees.is, key),
    all: (language) => flat[language],
  };
}

const readTree = (language: Language): TextTree =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(folder, language))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(fs.readFileSync(path.join(folder, language, file), 'utf8')),
      ]),
  );
