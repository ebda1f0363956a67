import { defaultLanguage, type Language } from '@heima/domain/shared/language.ts';
import { type TextTree, type Translate, translatorOf } from '@heima/domain/shared/translate.ts';

/** Where the client build puts the sets (`scripts/text-files.mjs`); elsewhere they are imported as they are. */
const shipped: string | undefined = import.meta.env.TEXTS;
const files = import.meta.env.TEXTS
  ? {}
  : import.meta.glob<TextTree>('../../../../domain/locales/*/*.json', { import: 'default' });

/** Every set of texts there is, for the server. */
export const allTextSets = [
  ...new Set(Object.keys(files).map((path) => path.split('/').at(-1)!.replace('.json', ''))),
];

async function fetchTexts(language: Language, set: string): Promise<TextTree> {
  if (!shipped) return files[`../../../../domain/locales/${language}/${set}.json`]!();
  return (await import(/* @vite-ignore */ `${shipped}/${language}/${set}.js`)).default;
}

const trees: Record<Language, Record<string, TextTree>> = { is: {}, en: {}, ua: {} };
const translators: Partial<Record<Language, Translate>> = {};

/** Makes sets of texts ready in one language; the server also keeps the Icelandic ones, to fall back to. */
export async function loadTexts(language: Language, sets: readonly string[]): Promise<void> {
  const wanted = import.meta.env.SSR ? [language, defaultLanguage] : [language];
  await Promise.all(
    wanted.flatMap((code) =>
      sets
        .filter((set) => !trees[code][set])
        .map(async (set) => {
          trees[code][set] = await fetchTexts(code, set);
        }),
    ),
  );
}

/** The function that translates keys in a language. */
export const translator = (language: Language): Translate =>
  (translators[language] ??= translatorOf(language, (at) => trees[at]));
