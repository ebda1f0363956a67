import type { Language } from '#shared/language.ts';
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
