import type { AccessTable } from '../shared/access.ts';
import { allOf, anyOf, member, type OwnedSubject, own, type Relation, staffOf } from '../shared/relations.ts';

/** A rental profile, and whether its owner has shared it with the one who asks. */
export interface ProfileSubject extends OwnedSubject {
  shared: boolean;
  /** Whether the paychecks were shared along with it. */
  sharesPaychecks: boolean;
}

const isShared: Relation<ProfileSubject> = (_, { shared }) => shared;
const sharesPaychecks: Relation<ProfileSubject> = (_, subject) => subject.sharesPaychecks;

/** Who may do what with a rental profile. Whoever may not read it learns nothing of it (U16). */
export const profileAccess = {
  read: anyOf(own, staffOf('support', 'guarantees'), allOf(member, isShared)),
  /** Of the staff, those who assess what somebody can pay. */
  readPaychecks: anyOf(own, staffOf('guarantees'), allOf(member, sharesPaychecks)),
  edit: own,
} satisfies AccessTable<ProfileSubject>;

/** Share links and paychecks one by one: their owner's alone. */
export const ownThingAccess = { read: own, edit: own } satisfies AccessTable<ProfileSubject>;

/** A profile that nobody but its owner is known to look at. */
export const unshared = (ownerId: string): ProfileSubject => ({
  ownerId,
  shared: false,
  sharesPaychecks: false,
});

/** A landlord's page for the public. */
export interface PublicPageSubject extends OwnedSubject {
  hasPublished: boolean;
}

const withPublishedHomes: Relation<PublicPageSubject> = (_, { hasPublished }) => hasPublished;

/** Only people with published homes have a page for the public; oneself and staff see it before. */
export const publicPageAccess = {
  read: anyOf(withPublishedHomes, own, staffOf('listings', 'support')),
} satisfies AccessTable<PublicPageSubject>;
