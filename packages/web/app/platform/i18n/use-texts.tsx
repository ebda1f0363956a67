import type { Language } from '@heima/domain/shared/language.ts';
import type { Translate } from '@heima/domain/shared/translate.ts';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { type Formats, formatsFor } from '#platform/format/formats.ts';
import { translator } from './texts.ts';

interface TextsValue {
  language: Language;
  /** The text of a key, with its parameters filled in and the right plural form. */
  t: Translate;
  format: Formats;
}

const TextsContext = createContext<TextsValue | undefined>(undefined);

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  const value = useMemo(
    () => ({ language, t: translator(language), format: formatsFor(language) }),
    [language],
  );
  return <TextsContext value={value}>{children}</TextsContext>;
}

/** Texts and formats of the page's language. */
export function useTexts(): TextsValue {
  const value = useContext(TextsContext);
  if (!value) throw new Error('useTexts outside of TextsProvider');
  return value;
}
