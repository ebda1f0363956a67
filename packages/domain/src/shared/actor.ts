import type { Language } from './language.ts';
import { refuse } from './refusal.ts';

/** Who is calling. A visitor may hold the client id of an own draft (G30). */
export type Actor = Visitor | SignedIn;

export interface Visitor {
  kind: 'visitor';
  clientId: string | undefined;
  language: Language;
}

export interface SignedIn {
  kind: 'user';
  userId: string;
  sessionId: string;
  /** Works as staff, in a session that was opened with more than a password. */
  isStaff: boolean;
  /** Would be staff in a session that was opened with more than a password. */
  isWeakStaff?: boolean;
  language: Language;
  clientId: undefined;
}

/** Whether a signed-in person calls, not a visitor. */
export const isSignedIn = (actor: Actor): actor is SignedIn => actor.kind === 'user';

/** The signed-in caller, for calls that declare `user`: visitors never reach their use cases. */
export const signedIn = (actor: Actor): SignedIn =>
  isSignedIn(actor) ? actor : refuse('common.signInNeeded');
