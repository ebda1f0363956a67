import { describe, expect, it } from 'vitest';
import { user, visitor } from '../shared/actor.builder.ts';
import { ownThingAccess, type ProfileSubject, profileAccess, publicPageAccess, unshared } from './access.ts';

const actors = { owner: user('a'), stranger: user('b'), staff: user('c', true), visitor };
const subjects: Record<string, ProfileSubject> = {
  private: unshared('a'),
  shared: { userId: 'a', shared: true, sharesPaychecks: false },
  'with paychecks': { userId: 'a', shared: true, sharesPaychecks: true },
};

describe('profile access', () => {
  it.each([
    ['owner', 'private', true, true, true],
    ['stranger', 'private', false, false, false],
    ['stranger', 'shared', true, false, false],
    ['stranger', 'with paychecks', true, true, false],
    ['staff', 'private', true, true, false],
    ['visitor', 'private', false, false, false],
    ['visitor', 'with paychecks', false, false, false],
  ] as const)('X009 X011: the %s of a %s profile', (who, which, read, paychecks, edit) => {
    const [actor, subject] = [actors[who], subjects[which]!];
    expect([
      profileAccess.read(actor, subject),
      profileAccess.readPaychecks(actor, subject),
      profileAccess.edit(actor, subject),
    ]).toEqual([read, paychecks, edit]);
  });

  it('share links and single paychecks are changed by nobody but their owner, staff included', () => {
    for (const [who, actor] of Object.entries(actors))
      expect(ownThingAccess.edit(actor, unshared('a')), who).toBe(who === 'owner');
  });

  it('V247: a landlord’s page is there for everybody once a home is published, and before for oneself and staff', () => {
    const readers = (hasPublished: boolean) =>
      Object.entries(actors)
        .filter(([, actor]) => publicPageAccess.read(actor, { userId: 'a', hasPublished }))
        .map(([name]) => name);
    expect(readers(false)).toEqual(['owner', 'staff']);
    expect(readers(true)).toEqual(Object.keys(actors));
  });
});
