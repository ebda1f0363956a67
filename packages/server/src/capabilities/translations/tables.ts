import type { Language } from '@heima/domain/shared/language.ts';
import type { Instant } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    translation_override: TranslationOverrideTable;
  }
}

export interface TranslationOverrideTable {
  language: Language;
  tag: string;
  text: string;
  updated_by: string | null;
  updated_at: Instant;
}
