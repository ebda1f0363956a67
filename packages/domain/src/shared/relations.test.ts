import { describe, expect, it } from 'vitest';
import type { UserType } from '../people/user-type.ts';
import { user } from './actor.builder.ts';
import {
  allOf,
  anybody,
  anyOf,
  collaboratorLevels,
  collaboratorWith,
  inTeamWith,
  member,
  not,
  own,
  type PartyRole,
  partyAs,
  partyRoles,
  staffOf,
} from './relations.ts';
import { everySubject, whoMay } from './who-may.builder.ts';

describe('relations', () => {
  const words = {
    anybody,
    member,
    own,
    staffOf: staffOf('finance', 'support'),
    inTeamWith: inTeamWith('manage_contracts'),
    anyOf: anyOf(own, inTeamWith('chat'), staffOf('content')),
    allOf: allOf(member, partyAs('tenant')),
    not: not(member),
  };

  it('R532 R533: each word names whom it means', () => {
    expect(whoMay(words, everySubject)).toEqual({
      anybody: 'everybody',
      member: 'all signed in',
      own: 'owner',
      staffOf: 'finance staff, support staff',
      inTeamWith: 'team manage_contracts',
      anyOf: 'owner, content staff, team chat',
      allOf: 'tenant',
      not: 'visitor, visitor with a client id',
    });
  });

  it('a party acts in its role only', () => {
    for (const role of partyRoles)
      expect(whoMay({ act: partyAs(role) }, everySubject)).toEqual({ act: role });
    expect(partyAs(...partyRoles)(user('landlord'), { parties: [{ userId: 'x', role: 'landlord' }] })).toBe(
      false,
    );
  });

  it('a collaborator may what lower levels may', () => {
    const may = Object.fromEntries(
      collaboratorLevels.map((level) => [level, whoMay({ act: collaboratorWith(level) }, everySubject).act]),
    );
    expect(may).toEqual({
      read: 'collaborator read, collaborator write, collaborator admin, collaborator owner',
      write: 'collaborator write, collaborator admin, collaborator owner',
      admin: 'collaborator admin, collaborator owner',
      owner: 'collaborator owner',
    });
  });

  it('nothing belongs to a person, or to a team, that has none', () => {
    expect(whoMay({ own, team: inTeamWith('chat') }, { ownerId: null, teamId: null })).toEqual({
      own: 'nobody',
      team: 'nobody',
    });
  });

  it('the view of a person is no role of a party', () => {
    const view: UserType = 'LL';
    // @ts-expect-error: a role is never taken from the view
    const role: PartyRole = view;
    expect(partyRoles).not.toContain(role);
  });
});
