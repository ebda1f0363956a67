import { ownThingAccess, unshared } from '@heima/domain/profiles/access.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';

/** Refuses unless the person of the address is the caller; others are not found, as if they did not exist (U16). */
export const mustBeOwn = (actor: Actor, userId: string): void =>
  authorize(ownThingAccess, 'edit', actor, unshared(userId));
