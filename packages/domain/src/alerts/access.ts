import type { AccessTable } from '../shared/access.ts';
import { type OwnedSubject, own } from '../shared/relations.ts';

/** Saved searches tell where somebody wants to live: they are their owner's alone, also for staff. */
export const savedSearchAccess = { read: own, change: own } satisfies AccessTable<OwnedSubject>;
