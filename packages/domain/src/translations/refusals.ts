import type { RefusalTable } from '../shared/refusal.ts';

export const translationRefusals = {
  'translations.placeholdersDiffer': 400,
  'translations.placeholdersUnknown': 400,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    translations: typeof translationRefusals;
  }
}
