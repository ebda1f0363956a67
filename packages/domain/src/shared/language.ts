/** Interface languages (R001); Icelandic is the default and the fallback (R002, R003). */
export const languageCodes = ['is', 'en', 'ua'] as const;
export type Language = (typeof languageCodes)[number];
export const defaultLanguage: Language = 'is';

/** The locale entries of the product (R576, R577, R578, R630). */
export const languages = [
  { code: 'is', iso: 'is-IS', name: 'Íslenska', file: 'is.json' },
  { code: 'en', iso: 'en-US', name: 'English', file: 'en.json' },
  { code: 'ua', iso: 'ua-UA', name: 'Українська', file: 'ua.json' },
] as const satisfies readonly { code: Language; iso: string; name: string; file: string }[];

/** The tag that browsers and libraries know: Ukrainian is `uk`, never `ua` (C22). */
export const languageTag = (language: Language): 'is' | 'en' | 'uk' => (language === 'ua' ? 'uk' : language);

/** The tag for numbers and collation. */
export const intlTag = (language: Language): string => ({ is: 'is-IS', en: 'en-US', ua: 'uk-UA' })[language];

/** Reads a language from a code or full tag: is, en, ua, uk, uk-UA, en_GB …; nothing for anything else. */
export function readLanguage(text: unknown): Language | undefined {
  if (typeof text !== 'string') return undefined;
  const first = text.trim().toLowerCase().split(/[-_]/)[0];
  if (first === 'uk' || first === 'ua') return 'ua';
  return first === 'is' || first === 'en' ? first : undefined;
}

/**
 * The language of ours that a browser's `Accept-Language` likes best (RFC 9110, 12.5.4); nothing when it names none.
 * A language with the weight 0 is not wanted; of two with the same weight the first counts.
 */
export function preferredLanguage(header: string | undefined): Language | undefined {
  let best: { language: Language; weight: number } | undefined;
  for (const part of (header ?? '').split(',')) {
    const [tag, ...parameters] = part.split(';');
    const language = readLanguage(tag);
    const given = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/i.exec(text)?.[1]).find(Boolean);
    const weight = given === undefined ? 1 : Number(given);
    if (language && weight > (best?.weight ?? 0)) best = { language, weight };
  }
  return best?.language;
}
