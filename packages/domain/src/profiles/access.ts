import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

/** A rental profile, and whether its owner has shared it with the one who asks. */
export interface ProfileSubject {
  userId: string;
  shared: boolean;
  /** Whether the paychecks were shared along with it. */
  sharesPaychecks: boolean;
}

const own = (actor: Actor, { userId }: ProfileSubject): boolean =>
  actor.kind === 'user' && actor.userId === userId;
const staff = (actor: Actor): boolean => actor.kind === 'user' && actor.isStaff;

/** Who may do what with a rental profile. Whoever may not read it learns nothing of it (U16). */
export const profileAccess = {
  read: (actor, subject) => own(actor, subject) || staff(actor) || (actor.kind === 'user' && subject.shared),
  readPaychecks: (actor, subject) =>
    own(actor, subject) || staff(actor) || (actor.kind === 'user' && subject.sharesPaychecks),
  edit: own,
} satisfies AccessTable<ProfileSubject>;

/** Share links and paychecks one by one: their owner's alone. */
export const ownThingAccess = { read: own, edit: own } satisfies AccessTable<ProfileSubject>;

/** A profile that nobody but its owner is known to look at. */
export const unshared = (userId: string): ProfileSubject => ({
  userId,
  shared: false,
  sharesPaychecks: false,
});

/** A landlord's page for the public: only people with published homes have one; oneself and staff see it before. */
export const publicPageAccess = {
  read: (actor, subject) =>
    subject.hasPublished || (actor.kind === 'user' && (actor.userId === subject.userId || actor.isStaff)),
} satisfies AccessTable<{ userId: string; hasPublished: boolean }>;
