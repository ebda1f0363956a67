import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

export interface SavedSearchSubject {
  userId: string;
}

const own = (actor: Actor, { userId }: SavedSearchSubject): boolean =>
  actor.kind === 'user' && actor.userId === userId;

/** Saved searches tell where somebody wants to live: they are their owner's alone, also for staff. */
export const savedSearchAccess = { read: own, change: own } satisfies AccessTable<SavedSearchSubject>;
