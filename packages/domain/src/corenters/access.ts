import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

/** A co-renter request, and whether the one who asks has proved to be the invited one. */
export interface CorenterSubject {
  requestedBy: string;
  isInvited: boolean;
}

const inviter = (actor: Actor, { requestedBy }: CorenterSubject): boolean =>
  actor.kind === 'user' && actor.userId === requestedBy;
const invited = (actor: Actor, { isInvited }: CorenterSubject): boolean => actor.kind === 'user' && isInvited;
const either = (actor: Actor, subject: CorenterSubject): boolean =>
  inviter(actor, subject) || invited(actor, subject);

/** Who may do what with a co-renter request: the two it is about, and nobody else. */
export const corenterAccess = {
  read: either,
  answer: invited,
  remove: either,
} satisfies AccessTable<CorenterSubject>;
