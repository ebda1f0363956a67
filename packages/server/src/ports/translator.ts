import type { Language } from '@heima/domain/shared/language.ts';

export interface Translator {
  /** Translates a text. `from` is found out by the provider when not given. */
  translate(request: {
    text: string;
    from?: Language;
    to: Language;
  }): Promise<{ text: string; detectedFrom?: Language }>;
}
