import type { Actor } from './actor.ts';

/** A signed-in person, for tests of who may do what. */
export const user = (userId: string, isStaff = false): Actor => ({
  kind: 'user',
  userId,
  sessionId: 's',
  isStaff,
  language: 'is',
  clientId: undefined,
});

/** Somebody who is not signed in. */
export const visitor: Actor = { kind: 'visitor', clientId: undefined, language: 'is' };
