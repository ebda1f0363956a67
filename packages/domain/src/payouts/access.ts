import type { AccessTable } from '../shared/access.ts';
import type { Actor } from '../shared/actor.ts';

export interface PayoutMethodSubject {
  userId: string;
}

const own = (actor: Actor, { userId }: PayoutMethodSubject): boolean =>
  actor.kind === 'user' && actor.userId === userId;

/** Payout methods say where somebody's money goes: they are their owner's alone, also for staff (C07). */
export const payoutMethodAccess = { read: own, change: own } satisfies AccessTable<PayoutMethodSubject>;
