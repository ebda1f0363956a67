import type { AccessTable } from '../shared/access.ts';
import {
  anyOf,
  inTeamWith,
  type OwnedSubject,
  own,
  type PartySubject,
  partyAs,
  staffOf,
  type TeamSubject,
} from '../shared/relations.ts';

/** An application for a home of `ownerId`, which a team may work on; its one party is the tenant who applied. */
export type ApplicationSubject = OwnedSubject & TeamSubject & PartySubject;

const applicant = partyAs('tenant');
/** Lets the home: its owner, and whoever answers applications in its team. */
const landlord = anyOf(own, inTeamWith('manage_applications'));

/** Who may do what with an application: the two sides, and staff that helps them. */
export const applicationAccess = {
  read: anyOf(applicant, landlord, staffOf('support')),
  cancel: applicant,
  /** Sees what the landlord alone sees: the notes, the tags, what was considered. */
  see_as_landlord: anyOf(landlord, staffOf('support')),
  see_as_applicant: anyOf(applicant, staffOf('support')),
  /** Opens, considers, accepts and denies. */
  decide: landlord,
  annotate: landlord,
} satisfies AccessTable<ApplicationSubject>;
export type ApplicationAction = keyof typeof applicationAccess;
