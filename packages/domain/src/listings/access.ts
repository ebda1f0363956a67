import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';
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

/**
 * What other parts of the product let a person do with a listing: know of it as an applicant, be invited to see the
 * home, be a party to a contract about it (G30).
 */
export const listingGrants = ['applicant', 'invited', 'party'] as const;
export type ListingGrant = (typeof listingGrants)[number];

/** A listing as the access rules see it, for one caller. */
export interface ListingSubject extends OwnedSubject, TeamSubject {
  visible: boolean;
  /** The caller showed the client id of this draft, which nobody has claimed. */
  heldByCaller: boolean;
  /** What the caller was granted. */
  grants: readonly ListingGrant[];
}

const isVisible: Relation<ListingSubject> = (_, { visible }) => visible;
const holdsDraft: Relation<ListingSubject> = (_, { heldByCaller }) => heldByCaller;
const grantedAs = (...kinds: readonly ListingGrant[]) =>
  allOf(member, (_: Actor, { grants }: ListingSubject) => grants.some((grant) => kinds.includes(grant)));

const staff = staffOf('listings');
const inTeam = inTeamWith('manage_listings');
/** Works on the listing as its owner does; before there is an owner, that is who holds the client id. */
const worksOn = anyOf(own, inTeam, holdsDraft);

/** Everything that can be done with one listing, as answers name it in `can`. */
export const listingActions = [
  'edit',
  'change_price',
  'publish',
  'unpublish',
  'delete',
  'duplicate',
  'share_draft',
  'moderate',
  'sync',
  'see_exact_position',
  'see_statistics',
  'like',
  'report',
] as const;
export type ListingAction = (typeof listingActions)[number];

/**
 * Who may do what with a listing. What nobody may do right now (publish a published one) is no matter of access and
 * stands in the lifecycle.
 */
export const listingAccess = {
  read: anyOf(isVisible, worksOn, staff, grantedAs(...listingGrants)),
  edit: anyOf(worksOn, staff),
  change_price: worksOn,
  /** A visitor may start a listing but not publish it (R242, R243). */
  publish: allOf(member, worksOn),
  unpublish: allOf(member, worksOn),
  delete: anyOf(own, holdsDraft),
  /** A copy belongs to who owns the original. */
  duplicate: allOf(member, worksOn),
  /** Others see it by a link. */
  share_draft: allOf(member, worksOn),
  /** R253; nobody of staff decides about their own listing. */
  moderate: allOf(staff, not(own)),
  /** R254. */
  sync: staff,
  see_exact_position: anyOf(worksOn, staff, grantedAs('invited', 'party')),
  see_statistics: anyOf(own, inTeam, staff),
  like: member,
  report: not(worksOn),
} as const satisfies AccessTable<ListingSubject> & Record<ListingAction | 'read', unknown>;

/** What the caller may do, action by action. */
export const listingRights = (actor: Actor, listing: ListingSubject): Record<ListingAction, boolean> =>
  Object.fromEntries(
    listingActions.map((action) => [action, listingAccess[action](actor, listing)]),
  ) as Record<ListingAction, boolean>;

const selfOrStaff = anyOf(own, staffOf('listings', 'support'));

/**
 * Who may know what of a person's homes beyond those that are published. Whoever may not read learns nothing, not even
 * that the person exists (U16).
 */
export const personListingsAccess = {
  read: selfOrStaff,
  see_liked: selfOrStaff,
  see_insights: selfOrStaff,
  see_unpublished: selfOrStaff,
} satisfies AccessTable<OwnedSubject>;
