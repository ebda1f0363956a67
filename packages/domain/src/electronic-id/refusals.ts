import type { RefusalTable } from '../shared/refusal.ts';

/** Why electronic ID is refused. */
export const electronicIdRefusals = {
  'accounts.phoneNotFoundOnUser': 400,
  'accounts.phoneFoundNotPrimary': 400,
  'accounts.authenticationServerError': 400,
  'accounts.eidNotHolder': 400,
  'accounts.eidExpired': 400,
  'accounts.eidCancelled': 400,
  'accounts.eidUnreachable': 400,
  'accounts.eidFailed': 400,
  'accounts.tooManyEidStarts': 429,
  'accounts.identityMismatch': 400,
} as const satisfies RefusalTable;

export type ElectronicIdRefusal = keyof typeof electronicIdRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    electronicId: typeof electronicIdRefusals;
  }
}
