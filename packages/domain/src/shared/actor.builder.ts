import type { Actor, SignedIn } from './actor.ts';

/** A signed-in person, for tests of who may do what. */
export const user = (userId: string, more: Partial<Omit<SignedIn, 'userId'>> = {}): SignedIn => ({
  kind: 'user',
  userId,
  sessionId: 's',
  staffAreas: [],
  teams: [],
  language: 'is',
  clientId: undefined,
  ...more,
});

/** Somebody who is not signed in. */
export const visitor: Actor = { kind: 'visitor', clientId: undefined, language: 'is' };
