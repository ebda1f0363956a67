import type { AccessTable } from '../shared/access.ts';
import { type OwnedSubject, own } from '../shared/relations.ts';

/** Payout methods say where somebody's money goes: they are their owner's alone, also for staff (C07). */
export const payoutMethodAccess = { read: own, change: own } satisfies AccessTable<OwnedSubject>;
