import type { AccessTable } from './access.ts';
import { user, visitor } from './actor.builder.ts';
import { type Actor, staffAreas, teamPermissions } from './actor.ts';
import {
  type CollaboratorSubject,
  collaboratorLevels,
  type OwnedSubject,
  type PartySubject,
  partyRoles,
  type TeamSubject,
} from './relations.ts';

const person = (name: string, more: Parameters<typeof user>[1] = {}): [string, Actor] => [
  name,
  user(name, more),
];

/**
 * Every kind of person that an access table can meet, by the name that a test calls them. A subject made of
 * `everySubject` belongs to `owner`, is worked on by `team-1` and has a party and a collaborator of each kind.
 */
const everybody: Readonly<Record<string, Actor>> = {
  visitor,
  'visitor with a client id': { kind: 'visitor', clientId: 'c'.repeat(20), language: 'is' },
  ...Object.fromEntries([
    person('stranger'),
    person('owner'),
    ...staffAreas.map((area) => person(`${area} staff`, { staffAreas: [area] })),
    person('weak staff', { isWeakStaff: true }),
    ...teamPermissions.map((permission) =>
      person(`team ${permission}`, { teams: [{ teamId: 'team-1', permissions: [permission] }] }),
    ),
    person('team without permission', { teams: [{ teamId: 'team-1', permissions: [] }] }),
    person('other team', { teams: [{ teamId: 'team-2', permissions: [...teamPermissions] }] }),
    ...partyRoles.map((role) => person(role)),
    ...collaboratorLevels.map((level) => person(`collaborator ${level}`)),
  ]),
};

/** A subject to which every kind of person has the relation that its name says. */
export const everySubject: OwnedSubject & TeamSubject & PartySubject & CollaboratorSubject = {
  ownerId: 'owner',
  teamId: 'team-1',
  parties: partyRoles.map((role) => ({ userId: role, role })),
  collaborators: collaboratorLevels.map((level) => ({ userId: `collaborator ${level}`, level })),
};

/**
 * The matrix of an access table: each action with the names of all kinds of people who may do it with the subject.
 * `more` are kinds of people that only this table knows; a subject that differs by who asks is given as a function of
 * the name. Groups are named together: `everybody`, `all signed in`, `all staff`, and with `but …` where few are missing.
 */
export function whoMay<Subject, T extends AccessTable<Subject>>(
  table: T & AccessTable<Subject>,
  subject: Subject | ((name: string) => Subject),
  more: Readonly<Record<string, Actor>> = {},
): Record<keyof T, string> {
  const people = Object.entries({ ...everybody, ...more });
  const subjectFor = subject instanceof Function ? subject : () => subject;
  return Object.fromEntries(
    Object.entries(table).map(([action, relation]) => [
      action,
      inWords(
        people.filter(([name, actor]) => relation(actor, subjectFor(name))).map(([name]) => name),
        people,
      ),
    ]),
  ) as Record<keyof T, string>;
}

const staffNames: readonly string[] = staffAreas.map((area) => `${area} staff`);

function inWords(may: readonly string[], people: readonly (readonly [string, Actor])[]): string {
  const groups = [
    ['everybody', people.map(([name]) => name)],
    ['all signed in', people.filter(([, { kind }]) => kind === 'user').map(([name]) => name)],
  ] as const;
  for (const fewMissing of [false, true])
    for (const [group, names] of groups) {
      const missing = names.filter((name) => !may.includes(name));
      if (may.some((name) => !names.includes(name))) continue;
      if (missing.length === 0) return group;
      if (fewMissing && missing.length < names.length / 2) return `${group} but ${listed(missing)}`;
    }
  return may.length === 0 ? 'nobody' : listed(may);
}

const listed = (names: readonly string[]): string =>
  staffNames.every((name) => names.includes(name))
    ? [...names.filter((name) => !staffNames.includes(name)), 'all staff'].join(', ')
    : names.join(', ');
