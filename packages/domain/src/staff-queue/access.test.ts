import { describe, expect, it } from 'vitest';
import { user } from '../shared/actor.builder.ts';
import { everySubject, whoMay } from '../shared/who-may.builder.ts';
import { queueAccess, queueItemAccess } from './access.ts';
import { queueKinds } from './queues.ts';

describe('access to the queues of staff', () => {
  it.each([
    ['publish_requests', 'listings staff'],
    ['listing_reports', 'listings staff'],
    ['person_reports', 'support staff'],
    ['identities', 'support staff'],
  ] as const)('R032 eye A11: %s are for %s', (kind, who) => {
    expect(whoMay(queueAccess, { kind })).toEqual({ read: who, claim: who });
    expect(whoMay(queueItemAccess, { ...everySubject, kind })).toEqual({ read: who, decide: who });
  });

  it('R253: staff decide nothing about themselves, and read no report about themselves', () => {
    const me = user('me', { staffAreas: ['listings', 'support'] });
    const mine = queueKinds.map((kind) => [
      kind,
      queueItemAccess.read(me, { kind, ownerId: 'me' }),
      queueItemAccess.decide(me, { kind, ownerId: 'me' }),
    ]);
    expect(mine).toEqual([
      ['publish_requests', true, false],
      ['listing_reports', false, false],
      ['person_reports', false, false],
      ['identities', true, false],
    ]);
  });
});
