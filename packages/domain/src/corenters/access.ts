import type { AccessTable } from '../shared/access.ts';
import { allOf, anyOf, member, type OwnedSubject, own, type Relation } from '../shared/relations.ts';

/** A co-renter request of the one who made it, and whether the one who asks has proved to be the invited one. */
export interface CorenterSubject extends OwnedSubject {
  isInvited: boolean;
}

const provedInvited: Relation<CorenterSubject> = (_, { isInvited }) => isInvited;
const invited = allOf(member, provedInvited);

/** Who may do what with a co-renter request: the two it is about, and nobody else. */
export const corenterAccess = {
  read: anyOf(own, invited),
  answer: invited,
  remove: anyOf(own, invited),
} satisfies AccessTable<CorenterSubject>;
