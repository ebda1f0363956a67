import fs from 'node:fs';
import path from 'node:path';
import { createInstance, type i18n } from 'i18next';
import { defaultLanguage, type Language, languageCodes, languageTag } from '@heima/domain/shared/language.ts';

/**
 * The product's texts on the server: problem answers, e-mails, SMS and documents. Same files as the screens.
 * A text missing in one language falls back to Icelandic (R003).
 */
export interface Texts {
  say(language: Language, key: string, params?: Record<string, string | number>): string;
  has(key: string): boolean;
  /** All texts of one language, flattened from key to text (R579). */
  all(language: Language): Record<string, string>;
}

type Tree = { [key: string]: string | Tree };

const folder = path.resolve(import.meta.dirname, '../../../domain/locales');

/** Reads every locale file once. */
export function readTexts(): Texts {
  const resources: Record<string, { translation: Tree }> = {};
  for (const language of languageCodes) {
    const tree: Tree = {};
    for (const file of fs.readdirSync(path.join(folder, language)))
      tree[file.replace('.json', '')] = JSON.parse(fs.readFileSync(path.join(folder, language, file), 'utf8'));
    resources[languageTag(language)] = { translation: tree };
  }
  const i18n: i18n = createInstance();
  i18n.init({
    lng: languageTag(defaultLanguage),
    fallbackLng: languageTag(defaultLanguage),
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  const say = Object.fromEntries(languageCodes.map((code) => [code, i18n.getFixedT(languageTag(code))]));
  const flat = Object.fromEntries(
    languageCodes.map((code) => [code, flatten(resources[languageTag(code)]!.translation)]),
  );
  return {
    say: (language, key, params = {}) => say[language]!(key, params),
    has: (key) => i18n.exists(key),
    all: (language) => flat[language]!,
  };
}

function flatten(tree: Tree, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') found[prefix + key] = value;
    else Object.assign(found, flatten(value, `${prefix}${key}.`));
  return found;
}
