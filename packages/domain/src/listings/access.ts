import type { AccessTable } from '../shared/access.ts';
import { type Actor, isSignedIn } from '../shared/actor.ts';

/**
 * What other parts of the product let a person do with a listing: work on it for a team, know of it as an applicant,
 * be invited to see the home, be a party to a contract about it (G30).
 */
export const listingGrants = ['team', 'applicant', 'invited', 'party'] as const;
export type ListingGrant = (typeof listingGrants)[number];

/** A listing as the access rules see it, for one caller. */
export interface ListingSubject {
  ownerId: string | null;
  visible: boolean;
  /** The caller showed the client id of this draft, which nobody has claimed. */
  heldByCaller: boolean;
  grants: readonly ListingGrant[];
}

const owns = (actor: Actor, { ownerId }: ListingSubject) => isSignedIn(actor) && actor.userId === ownerId;
const isStaff = (actor: Actor) => isSignedIn(actor) && actor.isStaff;
const inTeam = (actor: Actor, { grants }: ListingSubject) => isSignedIn(actor) && grants.includes('team');

/** Works on the listing as its owner does: the owner, the team, and before there is an owner who holds the client id. */
const lets = (actor: Actor, listing: ListingSubject) =>
  owns(actor, listing) || inTeam(actor, listing) || listing.heldByCaller;

/** Everything that can be done with one listing, as answers name it in `can`. */
export const listingActions = [
  'edit',
  'change_price',
  'publish',
  'unpublish',
  'delete',
  'moderate',
  'see_exact_position',
  'see_statistics',
  'like',
  'report',
] as const;
export type ListingAction = (typeof listingActions)[number];

/**
 * Who may do what with a listing. What nobody may do right now (publish a published one) is no matter of access and
 * stands in the use cases.
 */
export const listingAccess = {
  read: (actor, listing) =>
    listing.visible ||
    lets(actor, listing) ||
    isStaff(actor) ||
    (isSignedIn(actor) && listing.grants.length > 0),
  edit: (actor, listing) => lets(actor, listing) || isStaff(actor),
  change_price: lets,
  /** A visitor may start a listing but not publish it (R242, R243). */
  publish: (actor, listing) => isSignedIn(actor) && lets(actor, listing),
  unpublish: (actor, listing) => isSignedIn(actor) && lets(actor, listing),
  delete: (actor, listing) => owns(actor, listing) || listing.heldByCaller,
  /** R253, R254. */
  moderate: isStaff,
  see_exact_position: (actor, listing) =>
    lets(actor, listing) ||
    isStaff(actor) ||
    (isSignedIn(actor) && listing.grants.some((grant) => grant === 'invited' || grant === 'party')),
  see_statistics: (actor, listing) => owns(actor, listing) || inTeam(actor, listing) || isStaff(actor),
  like: isSignedIn,
  report: (actor, listing) => !lets(actor, listing),
} as const satisfies Record<ListingAction | 'read', (actor: Actor, listing: ListingSubject) => boolean>;

/** What the caller may do, action by action. */
export const listingRights = (actor: Actor, listing: ListingSubject): Record<ListingAction, boolean> =>
  Object.fromEntries(
    listingActions.map((action) => [action, listingAccess[action](actor, listing)]),
  ) as Record<ListingAction, boolean>;

/** A person whose listings, likes and numbers are looked at. */
export interface PersonSubject {
  userId: string;
}

const isSelfOrStaff = (actor: Actor, { userId }: PersonSubject): boolean =>
  isSignedIn(actor) && (actor.userId === userId || actor.isStaff);

/**
 * Who may know what of a person's homes beyond those that are published. Whoever may not read learns nothing, not even
 * that the person exists (U16).
 */
export const personListingsAccess = {
  read: isSelfOrStaff,
  see_liked: isSelfOrStaff,
  see_insights: isSelfOrStaff,
  see_unpublished: isSelfOrStaff,
} satisfies AccessTable<PersonSubject>;
