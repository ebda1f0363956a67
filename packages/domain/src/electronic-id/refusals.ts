import type { RefusalTable } from '../shared/refusal.ts';

/** Why electronic ID is refused. */
export const electronicIdRefusals = {
  'electronicId.phoneNotFoundOnUser': 400,
  'electronicId.phoneFoundNotPrimary': 400,
  'electronicId.authenticationServerError': 400,
  'electronicId.eidServiceDown': 503,
  'electronicId.eidNotHolder': 400,
  'electronicId.eidExpired': 400,
  'electronicId.eidCancelled': 400,
  'electronicId.eidUnreachable': 400,
  'electronicId.eidFailed': 400,
  'electronicId.tooManyEidStarts': 429,
  'electronicId.identityMismatch': 400,
} as const satisfies RefusalTable;

export type ElectronicIdRefusal = keyof typeof electronicIdRefusals;

declare module '../shared/refusal.ts' {
  interface RefusalTables {
    electronicId: typeof electronicIdRefusals;
  }
}
