import type { AccessTable } from '../shared/access.ts';
import {
  allOf,
  anyOf,
  inTeamWith,
  member,
  not,
  type OwnedSubject,
  own,
  type Relation,
  staffOf,
  type TeamSubject,
} from '../shared/relations.ts';

/** An open house of `ownerId`, who lets the home, for one caller. */
export interface OpenHouseSubject extends OwnedSubject, TeamSubject {
  /** The home is in publication. */
  visible: boolean;
  /** The caller has signed up or was invited. */
  takesPart: boolean;
}

const isShown: Relation<OpenHouseSubject> = (_, { visible }) => visible;
const takesPart = allOf(member, ((_, subject) => subject.takesPart) as Relation<OpenHouseSubject>);
/** Lets the home: its owner, and whoever works on its listing in the team. */
const host = anyOf(own, inTeamWith('manage_listings'));

/** Who may do what with an open house. What time or the state forbids is no matter of access. */
export const openHouseAccess = {
  read: anyOf(isShown, takesPart, host, staffOf('support')),
  /** Plans, changes and cancels it, sees who comes, and invites. */
  host,
  /** R632: nobody signs up for an open house of their own. */
  attend: allOf(member, not(host)),
} satisfies AccessTable<OpenHouseSubject>;

/** Whose lists, attendances and invitations these are. */
export const ownOpenHousesAccess = {
  read: anyOf(own, staffOf('support')),
  /** Leaves, and answers an invitation. */
  act: own,
} satisfies AccessTable<OwnedSubject>;
