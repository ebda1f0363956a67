import { type Actor, isSignedIn, type StaffArea, type TeamPermission, teamsWith, worksIn } from './actor.ts';

/**
 * What a caller is to a subject. Access tables are made of these words alone, and of words of their own where a
 * subject knows a relation that no other has.
 */
export type Relation<Subject = unknown> = (actor: Actor, subject: Subject) => boolean;

/** Roles of the parties to a contract, a handover or a guarantee. The view that a person has chosen is no role. */
export const partyRoles = ['landlord', 'tenant', 'agent', 'cosigner', 'inspector'] as const;
export type PartyRole = (typeof partyRoles)[number];

/** What a collaborator on a contract may do, each level also what those before it may (G11). */
export const collaboratorLevels = ['read', 'write', 'admin', 'owner'] as const;
export type CollaboratorLevel = (typeof collaboratorLevels)[number];

/** A subject that belongs to one person, or to nobody yet. */
export interface OwnedSubject {
  ownerId: string | null;
}

/** A subject that a team works on. */
export interface TeamSubject {
  teamId: string | null;
}

/** A subject that people are parties to. */
export interface PartySubject {
  parties: readonly { userId: string; role: PartyRole }[];
}

/** A subject that people work on together. */
export interface CollaboratorSubject {
  collaborators: readonly { userId: string; level: CollaboratorLevel }[];
}

/** Whoever calls. */
export const anybody: Relation = () => true;

/** A signed-in person. */
export const member: Relation = isSignedIn;

/** The person that the subject belongs to. */
export const own: Relation<OwnedSubject> = (actor, { ownerId }) =>
  isSignedIn(actor) && actor.userId === ownerId;

/** Staff of one of these areas, in a session that was opened with more than a password. */
export const staffOf =
  (...areas: readonly StaffArea[]): Relation =>
  (actor) =>
    worksIn(actor, ...areas);

/** A member of the subject's team who holds this permission. */
export const inTeamWith =
  (permission: TeamPermission): Relation<TeamSubject> =>
  (actor, { teamId }) =>
    teamId !== null && teamsWith(actor, permission).includes(teamId);

/** A party to the subject in one of these roles. */
export const partyAs =
  (...roles: readonly PartyRole[]): Relation<PartySubject> =>
  (actor, { parties }) =>
    isSignedIn(actor) && parties.some(({ userId, role }) => userId === actor.userId && roles.includes(role));

/** A collaborator on the subject with this level or a higher one. */
export const collaboratorWith =
  (level: CollaboratorLevel): Relation<CollaboratorSubject> =>
  (actor, { collaborators }) =>
    isSignedIn(actor) &&
    collaborators.some(
      (one) =>
        one.userId === actor.userId &&
        collaboratorLevels.indexOf(one.level) >= collaboratorLevels.indexOf(level),
    );

/** What all of these relations need to know of a subject. */
type SubjectOf<R extends Relation<never>> = [R] extends [(actor: Actor, subject: infer S) => boolean]
  ? S
  : never;

/** Whoever stands in one of these relations. */
export const anyOf =
  <R extends readonly Relation<never>[]>(...relations: R): Relation<SubjectOf<R[number]>> =>
  (actor, subject) =>
    relations.some((relation) => relation(actor, subject as never));

/** Whoever stands in all of these relations. */
export const allOf =
  <R extends readonly Relation<never>[]>(...relations: R): Relation<SubjectOf<R[number]>> =>
  (actor, subject) =>
    relations.every((relation) => relation(actor, subject as never));

/** Whoever does not stand in this relation. */
export const not =
  <S>(relation: Relation<S>): Relation<S> =>
  (actor, subject) =>
    !relation(actor, subject);
