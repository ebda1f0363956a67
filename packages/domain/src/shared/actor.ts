import type { Language } from './language.ts';
import { refuse } from './refusal.ts';

/** Who is calling. A visitor may hold the client id of an own draft (G30). */
export type Actor = Visitor | SignedIn;

export interface Visitor {
  kind: 'visitor';
  clientId: string | undefined;
  language: Language;
}

export interface SignedIn {
  kind: 'user';
  userId: string;
  sessionId: string;
  /** Where the person works as staff. Empty in a session that was opened with a password only (decision 0010). */
  staffAreas: readonly StaffArea[];
  /** Would be staff in a session that was opened with more than a password. */
  isWeakStaff?: boolean;
  /** The teams that the person is a member of. */
  teams: readonly TeamMembership[];
  language: Language;
  clientId: undefined;
  /** When the access token of the call runs out; nothing where none was shown. */
  tokenEndsAt?: Date;
}

/** Parts of the staff's work. A person works in some of them. */
export const staffAreas = [
  'listings',
  'finance',
  'guarantees',
  'support',
  'content',
  'administration',
] as const;
export type StaffArea = (typeof staffAreas)[number];

/** What a member of a team may be let do for the team (G09). */
export const teamPermissions = [
  'manage_team',
  'manage_members',
  'manage_listings',
  'manage_applications',
  'manage_contracts',
  'chat',
] as const;
export type TeamPermission = (typeof teamPermissions)[number];

/** A person's place in one team. */
export interface TeamMembership {
  teamId: string;
  permissions: readonly TeamPermission[];
}

/** Whether a signed-in person calls, not a visitor. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'user';

/** The signed-in caller, for calls that declare `user`: visitors never reach their use cases. */
export const signedIn = (actor: Actor): SignedIn =>
  isSignedIn(actor) ? actor : refuse('common.signInNeeded');

/** Whether the caller works as staff in one of these areas. */
export const worksIn = (actor: Actor, ...areas: readonly StaffArea[]): boolean =>
  isSignedIn(actor) && areas.some((area) => actor.staffAreas.includes(area));

/** Whether the caller works as staff at all. */
export const isStaff = (actor: Actor): boolean => worksIn(actor, ...staffAreas);

/** The teams for which the caller holds a permission. */
export const teamsWith = (actor: Actor, permission: TeamPermission): string[] =>
  isSignedIn(actor)
    ? actor.teams.filter(({ permissions }) => permissions.includes(permission)).map(({ teamId }) => teamId)
    : [];
