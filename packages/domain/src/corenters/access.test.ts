import { describe, expect, it } from 'vitest';
import { user, visitor } from '../shared/actor.builder.ts';
import type { Actor } from '../shared/actor.ts';
import { corenterAccess } from './access.ts';

describe('co-renter access', () => {
  it.each([
    ['inviter', user('a'), false, [true, false, true]],
    ['invited', user('b'), true, [true, true, true]],
    ['stranger', user('c'), false, [false, false, false]],
    ['staff', user('d', true), false, [false, false, false]],
    ['visitor', visitor, true, [false, false, false]],
  ] as [string, Actor, boolean, boolean[]][])('E046 E047 X014: the %s', (_, actor, isInvited, may) => {
    const subject = { requestedBy: 'a', isInvited };
    expect([
      corenterAccess.read(actor, subject),
      corenterAccess.answer(actor, subject),
      corenterAccess.remove(actor, subject),
    ]).toEqual(may);
  });
});
