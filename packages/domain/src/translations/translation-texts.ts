import { type Language, languageTag } from '#shared/language.ts';
import type { RefusalData } from '#shared/refusal.ts';

/** From which language staff translate into which, unless they choose otherwise (R580). */
export const defaultTranslationDirection = { from: 'en', to: 'is' } as const satisfies {
  from: Language;
  to: Language;
};

/** Longest text that staff may give, in characters. */
export const maxTranslationLength = 5000;

/** Names of the values that a text shows, each once: "{{count}} íbúðir" holds `count`. A format is no part of it. */
export const placeholdersOf = (text: string): string[] => {
  const found = text.matchAll(/\{\{-?\s*([^\s,}]+)[^}]*\}\}/g);
  return [...new Set(Array.from(found, ([, name = '']) => name))].toSorted();
};

/** A text may be worded anew, but it must show the same values as the one it stands for. An empty text restores it. */
export function refusalToTranslate(original: string, text: string): RefusalData | undefined {
  if (!text) return undefined;
  const [wanted, given] = [placeholdersOf(original), placeholdersOf(text)];
  if (wanted.join() === given.join()) return undefined;
  const placeholders = wanted.map((name) => `{{${name}}}`).join(', ');
  return {
    code: wanted.length > 0 ? 'translations.placeholdersDiffer' : 'translations.placeholdersUnknown',
    params: { placeholders },
  };
}

/** Names of plural forms, as the end of a tag holds them after `_`. */
export const pluralForms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;
export type PluralForm = (typeof pluralForms)[number];

/** The tag of a text without its plural form, and the form; a form stands at the end where there is a general one too. */
export function readTag(
  tag: string,
  isText: (tag: string) => boolean,
): { tag: string; form: PluralForm | null } {
  const [, base, form] = /^(.+)_(zero|one|two|few|many|other)$/.exec(tag) ?? [];
  return base && form && isText(`${base}_other`)
    ? { tag: base, form: form as PluralForm }
    : { tag, form: null };
}

/** The first numbers, at most three, for which a language takes this form of a text; whole numbers from 0 on. */
export function numbersOf(language: Language, form: PluralForm): number[] {
  const rules = new Intl.PluralRules(languageTag(language));
  return Array.from({ length: 200 }, (_, number) => number)
    .filter((number) => rules.select(number) === form)
    .slice(0, 3);
}
