import { describe, expect, it } from 'vitest';
import type { Actor } from '../shared/actor.ts';
import { accountAccess, contactAccess } from './access.ts';

const signedIn = (userId: string, isStaff: boolean): Actor => ({
  kind: 'user',
  userId,
  sessionId: 's',
  isStaff,
  language: 'is',
  clientId: undefined,
});
const actors = {
  visitor: { kind: 'visitor', clientId: undefined, language: 'is' } as Actor,
  owner: signedIn('a', false),
  other: signedIn('b', false),
  staff: signedIn('c', true),
};

describe('who may do what with an account (U16, R117, R118)', () => {
  it.each([
    ['read', ['owner', 'staff']],
    ['edit', ['owner']],
    ['changeUserType', ['owner', 'staff']],
  ] as const)('account: %s', (action, allowed) => {
    const may = Object.entries(actors).filter(([, actor]) => accountAccess[action](actor, { userId: 'a' }));
    expect(may.map(([name]) => name)).toEqual(allowed);
  });

  it.each(['read', 'change'] as const)('e-mail, phone, session: %s', (action) => {
    const may = Object.entries(actors).filter(([, actor]) => contactAccess[action](actor, { userId: 'a' }));
    expect(may.map(([name]) => name)).toEqual(['owner']);
  });
});
