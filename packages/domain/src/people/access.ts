import type { AccessTable } from '../shared/access.ts';
import { anyOf, type OwnedSubject, own, staffOf } from '../shared/relations.ts';

/** Who may do what with an account. Whoever may not read it learns nothing of it (U16). */
export const accountAccess = {
  read: anyOf(own, staffOf('support', 'administration')),
  edit: own,
  /** The view switch; staff may switch anybody (R117, R118). */
  changeUserType: anyOf(own, staffOf('support', 'administration')),
} satisfies AccessTable<OwnedSubject>;

/** E-mail addresses, phone numbers and sessions: their owner's alone. */
export const contactAccess = { read: own, change: own } satisfies AccessTable<OwnedSubject>;
