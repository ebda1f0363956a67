import type { Actor, SignedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';

/** The signed-in caller, for calls that declare `user`: they never reach a use case otherwise. */
export const signedIn = (actor: Actor): SignedIn =>
  actor.kind === 'user' ? actor : refuse('common.signInNeeded');
