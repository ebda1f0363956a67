import type { RefusalTable } from '../shared/refusal.ts';

/** Why a call about co-renters says no; the texts stand in `locales/<language>/corenters.json`. */
export const corenterRefusals = {
  'corenters.ownEmail': 400,
  'corenters.confirmFirst': 409,
  'corenters.tooMany': 409,
  'corenters.otherEmail': 403,
  'corenters.invitationUnknown': 404,
  'corenters.invitationExpired': 410,
  'corenters.emailNotVerified': 403,
} as const satisfies RefusalTable;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    corenters: typeof corenterRefusals;
  }
}
