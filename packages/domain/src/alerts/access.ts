import type { AccessTable } from '../shared/access.ts';
import { type OwnedSubject, own } from '../shared/relations.ts';

/** Saved searches show where somebody wants to live. They are their owner's alone, also for staff. */
export const savedSearchAccess = { read: own, change: own } satisfies AccessTable<OwnedSubject>;
