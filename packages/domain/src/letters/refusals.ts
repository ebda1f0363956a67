import type { RefusalTable } from '../shared/refusal.ts';

/** Why the link of a letter says no; the texts stand in `locales/<language>/letters.json`. */
export const letterRefusals = {
  'letters.linkUnknown': 404,
} as const satisfies RefusalTable;
