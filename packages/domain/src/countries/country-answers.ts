import type { z } from 'zod';
import { intlTag, type Language, languageCodes, languageTag } from '#shared/language.ts';
import type { callingCodeAnswer, countryAnswer, countryCodeAnswer, languageAnswer } from './answers.ts';
import { callingCodeOf, countries, homeCountry } from './countries.ts';
import {
  descriptionLanguages,
  localeEntry,
  readSpokenLanguage,
  spokenLanguages,
} from './spoken-languages.ts';

/** Made once each: to make one takes as long as to ask it a thousand names. */
const lists = new Map<string, Intl.DisplayNames>();

/** Names of countries and languages come from CLDR through `Intl`, so that three lists of 250 names need no upkeep. */
const names = (language: Language, type: 'region' | 'language'): Intl.DisplayNames => {
  const key = `${language} ${type}`;
  const made =
    lists.get(key) ?? new Intl.DisplayNames([languageTag(language)], { type, languageDisplay: 'standard' });
  lists.set(key, made);
  return made;
};

const capital = (text: string, language: Language) =>
  text.slice(0, 1).toLocaleUpperCase(intlTag(language)) + text.slice(1);

/** By name in the alphabet of the language, but the first ones as given. */
function sortedByName<T>(
  rows: T[],
  name: (row: T) => string,
  language: Language,
  first: (row: T) => number,
): T[] {
  const collator = new Intl.Collator(intlTag(language));
  return rows.toSorted((a, b) => first(a) - first(b) || collator.compare(name(a), name(b)));
}

const homeFirst = ({ id }: { id: string }) => (id === homeCountry ? 0 : 1);

/** A country's name in a language. */
export const countryName = (code: string, language: Language): string =>
  names(language, 'region').of(code) ?? code;

/** Spoken languages by their ids, each in its own words and in those of `language`; unknown ids are left out. */
export function spokenLanguageNames(
  ids: readonly string[],
  language: Language,
): { id: string; native_name: string; name: string }[] {
  const shown = names(language, 'language');
  return ids.flatMap((id) => {
    const found = readSpokenLanguage(id);
    if (!found) return [];
    const name = capital(shown.of(found.id) ?? found.nativeName, language);
    return [{ id: found.id, native_name: found.nativeName, name }];
  });
}

/** Countries by name, Iceland first. */
export function countryAnswers(language: Language): z.input<typeof countryAnswer>[] {
  const shown = names(language, 'region');
  const rows = countries.map(({ code }) => ({ id: code, name: shown.of(code) ?? code }));
  return sortedByName(rows, (row) => row.name, language, homeFirst);
}

/** The calling code of a country that has one, as phones and the list of codes answer it. */
export const callingCodeOfCountry = (
  iso: string,
  language: Language,
): z.input<typeof callingCodeAnswer> | undefined => {
  const code = callingCodeOf(iso);
  return code === undefined ? undefined : { id: iso, country: countryName(iso, language), code, iso };
};

/** Calling codes by name of the country, Iceland first. @param receivesSms whether SMS go to a country */
export function countryCodeAnswers(
  language: Language,
  receivesSms: (country: { iso: string; code: string }) => boolean,
): z.input<typeof countryCodeAnswer>[] {
  const rows = countries.flatMap(({ code }) => {
    const found = callingCodeOfCountry(code, language);
    return found ? [{ ...found, receives_sms: receivesSms(found) }] : [];
  });
  return sortedByName(rows, (row) => row.country, language, homeFirst);
}

/** Languages by their name in the language of the request; those of the interface first (R576, R577, R578). */
export function languageAnswers(language: Language): z.input<typeof languageAnswer>[] {
  const shown = names(language, 'language');
  const rows = spokenLanguages.map(({ id, nativeName, interfaceLanguage }) => {
    const entry = interfaceLanguage && localeEntry(interfaceLanguage);
    return {
      id,
      code: entry?.code ?? id,
      iso: entry?.iso ?? id,
      name: entry?.name ?? nativeName,
      native_name: nativeName,
      translated_name: capital(shown.of(id) ?? nativeName, language),
      file: entry?.file ?? null,
      is_interface: entry !== undefined,
      is_for_descriptions: (descriptionLanguages as readonly string[]).includes(id),
    };
  });
  const interfaceFirst = ({ code }: { code: string }) => {
    const at = (languageCodes as readonly string[]).indexOf(code);
    return at < 0 ? languageCodes.length : at;
  };
  return sortedByName(rows, (row) => row.translated_name, language, interfaceFirst);
}
