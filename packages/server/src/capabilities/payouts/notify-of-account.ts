import { notifyOwner } from '#capabilities/contacts/public.ts';
import { notify } from '#capabilities/notifications/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';

/**
 * Notifies the owner where money may go from now on, by an e-mail that cannot be switched off and in the list of
 * notifications. Neither says the number.
 */
export async function notifyOfAccount(
  unit: UnitOfWork,
  { id, userId }: { id: string; userId: string },
  what: 'added' | 'changed',
): Promise<void> {
  await notifyOwner(unit, userId, what === 'added' ? 'payoutAccountAdded' : 'payoutAccountChanged');
  await notify(unit, {
    type: what === 'added' ? 'payout_account_added' : 'payout_account_changed',
    receivers: [userId],
    subjectId: id,
    params: {},
    key: `payout-account ${what} ${id} ${unit.now.toISOString()}`,
  });
}
