import type { AccessTable } from '../shared/access.ts';
import { allOf, not, type OwnedSubject, own, staffOf } from '../shared/relations.ts';

/** What staff do with somebody's account. Nobody changes their own role (G37). */
export const staffUserAccess = {
  read: staffOf('support', 'administration'),
  set_role: allOf(staffOf('administration'), not(own)),
} satisfies AccessTable<OwnedSubject>;
