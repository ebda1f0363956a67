import { type Language, languages } from '#shared/language.ts';
import table from './spoken-languages.json' with { type: 'json' };

/** A language that people speak and describe their homes in. */
export interface SpokenLanguage {
  /** ISO 639-1; Ukrainian is `uk` here, whatever the product calls its interface (C22). */
  id: string;
  nativeName: string;
  /** The interface language it is, if any. */
  interfaceLanguage: Language | undefined;
}

const interfaceOf: Readonly<Record<string, Language | undefined>> = { is: 'is', en: 'en', uk: 'ua' };

/** Living languages of ISO 639-1 by code; names from CLDR, each as its speakers write it. */
export const spokenLanguages: readonly SpokenLanguage[] = Object.entries(table).map(([id, nativeName]) => ({
  id,
  nativeName,
  interfaceLanguage: interfaceOf[id],
}));

const byId = new Map(spokenLanguages.map((language) => [language.id, language]));

/** Reads an id as clients send it; the product's `ua` is Ukrainian as well. */
export const readSpokenLanguage = (id: string): SpokenLanguage | undefined =>
  byId.get(id === 'ua' ? 'uk' : id);

/** Languages that descriptions of a home can be written in: those of the interface first, then the most spoken. */
export const descriptionLanguages = ['is', 'en', 'uk', 'pl', 'lt', 'ro', 'es', 'de', 'fr', 'da'] as const;

/** The locale entry of an interface language (R576, R577, R578, R630). */
export const localeEntry = (language: Language) => languages.find((entry) => entry.code === language)!;
