import { defaultLanguage, type Language, languageTag } from './language.ts';
import type { TextKey } from './text-key.ts';

/** Texts as the locale files hold them: nested keys down to strings. */
export type TextTree = { readonly [key: string]: string | TextTree };
export type TextParams = Record<string, string | number>;

/** Translates a text: `translate('homeScreen.title')`, `translate('searchScreen.count', { count: 5 })`. */
export type Translate = (key: TextKey, params?: TextParams) => string;

const rules = new Map<Language, Intl.PluralRules>();

/** The plural class of a number in a language: Icelandic and English have two, Ukrainian four (N01). */
function pluralClass(language: Language, count: number): string {
  let rule = rules.get(language);
  if (!rule) {
    rule = new Intl.PluralRules(languageTag(language));
    rules.set(language, rule);
  }
  return rule.select(count);
}

function find(tree: TextTree, key: string): string | undefined {
  let at: string | TextTree | undefined = tree;
  for (const part of key.split('.')) {
    if (at === undefined || typeof at === 'string' || !Object.hasOwn(at, part)) return undefined;
    at = at[part];
  }
  return typeof at === 'string' ? at : undefined;
}

const fill = (text: string, params: TextParams): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_, name: string) => String(params[name] ?? ''));

/**
 * Makes the function that translates to one language. With a `count` the plural form of the language is chosen
 * (`key_one`, `key_few`, `key_many`, `key_other`). A text missing here is given in Icelandic (R003, N03), and a key
 * that no language has is shown as its last part, never with braces or dots.
 */
export function translatorOf(language: Language, trees: (language: Language) => TextTree): Translate {
  return (key, params = {}) => {
    for (const at of language === defaultLanguage ? [language] : [language, defaultLanguage]) {
      const tree = trees(at);
      const text =
        typeof params.count === 'number'
          ? (find(tree, `${key}_${pluralClass(at, params.count)}`) ??
            find(tree, `${key}_other`) ??
            find(tree, key))
          : find(tree, key);
      if (text !== undefined) return fill(text, params);
    }
    return key.split('.').at(-1)!;
  };
}

/** Whether a key, or a plural form of it, exists in a tree. */
export const hasText = (tree: TextTree, key: string): boolean =>
  find(tree, key) !== undefined || find(tree, `${key}_other`) !== undefined;

/** A tree as a map from full key to text (R579). */
export function flattenTexts(tree: TextTree, prefix = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') found[prefix + key] = value;
    else Object.assign(found, flattenTexts(value, `${prefix}${key}.`));
  return found;
}
