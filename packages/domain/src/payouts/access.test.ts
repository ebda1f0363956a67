import { describe, expect, it } from 'vitest';
import { user, visitor } from '../shared/actor.builder.ts';
import type { Actor } from '../shared/actor.ts';
import { payoutMethodAccess } from './access.ts';

describe('access to payout methods', () => {
  it.each([
    ['owner', user('a'), true],
    ['stranger', user('b'), false],
    ['staff', user('c', true), false],
    ['visitor', visitor, false],
  ] as [string, Actor, boolean][])('C07 E199 E201 X028: the %s', (_, actor, may) => {
    expect([
      payoutMethodAccess.read(actor, { userId: 'a' }),
      payoutMethodAccess.change(actor, { userId: 'a' }),
    ]).toEqual([may, may]);
  });
});
