import { type ProfileSubject, unshared } from '@heima/domain/profiles/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import type { Database } from '#platform/db/database.ts';
import { sharedWith } from './grant-store.ts';

/** A profile as the access table looks at it: what of it is shared with the caller. */
export async function profileSubject(db: Database, actor: Actor, userId: string): Promise<ProfileSubject> {
  if (actor.kind !== 'user' || actor.userId === userId) return unshared(userId);
  return { ownerId: userId, ...(await sharedWith(db, userId, actor.userId)) };
}
