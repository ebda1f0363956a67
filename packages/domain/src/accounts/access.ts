import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

/** The person an action is about. */
export interface AccountSubject {
  userId: string;
}

const own = (actor: Actor, { userId }: AccountSubject): boolean =>
  actor.kind === 'user' && actor.userId === userId;
const staff = (actor: Actor): boolean => actor.kind === 'user' && actor.isStaff;
const ownOrStaff = (actor: Actor, subject: AccountSubject): boolean => own(actor, subject) || staff(actor);

/** Who may do what with an account. Whoever may not read it learns nothing of it (U16). */
export const accountAccess = {
  read: ownOrStaff,
  edit: own,
  /** The view switch; staff may switch anybody (R117, R118). */
  changeUserType: ownOrStaff,
} satisfies AccessTable<AccountSubject>;

/** E-mail addresses, phone numbers and sessions: their owner's alone. */
export const contactAccess = { read: own, change: own } satisfies AccessTable<AccountSubject>;
