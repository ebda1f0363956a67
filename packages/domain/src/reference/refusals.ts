import type { RefusalTable } from '../shared/refusal.ts';

export const referenceRefusals = {
  'reference.placeholdersDiffer': 400,
  'reference.placeholdersUnknown': 400,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    reference: typeof referenceRefusals;
  }
}
