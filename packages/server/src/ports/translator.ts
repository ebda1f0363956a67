import type { Language } from '@heima/domain/shared/language.ts';

export interface Translator {
  /**
   * Translates a text and keeps its lines. `from` is found out by the provider when not given. Raises PortError
   * `invalid-input` for an empty or too long text.
   */
  translate(request: {
    text: string;
    from?: Language;
    to: Language;
  }): Promise<{ text: string; detectedFrom?: Language }>;
}
