import fs from 'node:fs';
import path from 'node:path';
import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import {
  flattenTexts,
  hasText,
  type TextParams,
  type TextTree,
  translatorOf,
} from '@heima/domain/shared/translate.ts';
import { refusalToTranslate } from '@heima/domain/translations/translation-texts.ts';
import { localesFolder } from './folders.ts';

/** The product's texts on the server: problem answers, e-mails, SMS and documents. Same files as the screens. */
export interface Texts {
  translate(language: Language, key: TextKey, params?: TextParams): string;
  has(key: string): boolean;
  /** All texts of one language, from full key to text (R579). */
  all(language: Language): Record<string, string>;
  /** The same as they were delivered, before staff worded some anew. */
  delivered(language: Language): Record<string, string>;
  /**
   * Puts these wordings over the delivered texts, in place of those put before. One for a text that is not there, or
   * that shows other values by now, is left out: it belongs to an older release.
   */
  reword(wordings: readonly Wording[]): void;
}

/** A text as staff have worded it. */
export interface Wording {
  language: Language;
  /** Full key of the text. */
  tag: string;
  text: string;
}

type PerLanguage<T> = Record<Language, T>;
const perLanguage = <T>(make: (language: Language) => T): PerLanguage<T> =>
  Object.fromEntries(languageCodes.map((language) => [language, make(language)])) as PerLanguage<T>;

/** Reads every locale file once. */
export function readTexts(): Texts {
  const files = perLanguage(readTree);
  const delivered = perLanguage((language) => flattenTexts(files[language]));
  let trees = files;
  let flat = delivered;
  const translators = perLanguage((language) => translatorOf(language, (at) => trees[at]));
  return {
    translate: (language, key, params) => translators[language](key, params),
    has: (key) => hasText(files.is, key),
    all: (language) => flat[language],
    delivered: (language) => delivered[language],
    reword(wordings) {
      const changes = perLanguage((language) =>
        Object.fromEntries(
          wordings
            .filter((one) => one.language === language && fits(one, delivered[language]))
            .map(({ tag, text }) => [tag, text]),
        ),
      );
      trees = perLanguage((language) => changedTree(files[language], changes[language]));
      flat = perLanguage((language) => ({ ...delivered[language], ...changes[language] }));
    },
  };
}

const fits = ({ tag, text }: Wording, delivered: Readonly<Record<string, string>>): boolean =>
  Object.hasOwn(delivered, tag) && refusalToTranslate(delivered[tag]!, text) === undefined;

/** The tree with other texts at some keys; it shares what does not change. */
function changedTree(tree: TextTree, changes: Readonly<Record<string, string>>, prefix = ''): TextTree {
  const keys = Object.keys(changes);
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = prefix + name;
      if (typeof value === 'string') return [name, changes[key] ?? value];
      const isTouched = keys.some((one) => one.startsWith(`${key}.`));
      return [name, isTouched ? changedTree(value, changes, `${key}.`) : value];
    }),
  );
}

const readTree = (language: Language): TextTree =>
  Object.fromEntries(
    fs
      .readdirSync(path.join(localesFolder, language))
      .map((file) => [
        file.replace('.json', ''),
        JSON.parse(fs.readFileSync(path.join(localesFolder, language, file), 'utf8')),
      ]),
  );
