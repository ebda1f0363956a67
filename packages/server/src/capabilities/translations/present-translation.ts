import type { Language } from '@heima/domain/shared/language.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { Texts } from '#platform/texts.ts';

interface Shown {
  tag: string;
  language: Language;
  from: Language;
  changedAt: Date | undefined;
}

/** A text beside the one it is translated from. */
export function presentTranslation(texts: Texts, { tag, language, from, changedAt }: Shown) {
  const text = texts.all(language)[tag]!;
  const original = texts.delivered(language)[tag]!;
  const isChanged = text !== original;
  return {
    id: `${language}:${tag}`,
    tag,
    lang: language,
    text,
    original,
    source: sourceOf(texts.all(from), tag),
    is_changed: isChanged,
    updated_at: isChanged ? (changedAt?.toISOString() ?? null) : null,
  };
}

/** A text with its version, which other wordings of it have not. */
export const withVersion = <T extends { id: string; text: string }>(shown: T, secrets: Secrets) => ({
  ...shown,
  version: wordingVersion(shown, secrets).tag,
});

/** The version of the wording of a text. */
export const wordingVersion = ({ id, text }: { id: string; text: string }, secrets: Secrets): Version =>
  versionOf(secrets, `text ${id}`, { text });

/** Languages differ in their plural forms: one that the source lacks is translated from its general form. */
const sourceOf = (texts: Readonly<Record<string, string>>, tag: string): string =>
  texts[tag] ?? texts[tag.replace(/_(zero|one|two|few|many)$/, '_other')] ?? '';
