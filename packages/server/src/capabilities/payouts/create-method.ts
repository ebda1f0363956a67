import { payoutMethodAccess } from '@heima/domain/payouts/access.ts';
import { methodAdded } from '@heima/domain/payouts/events.ts';
import { refusalToAddMethod } from '@heima/domain/payouts/payout-decisions.ts';
import type { createPayoutMethod as contract } from '@heima/domain/payouts/writing-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import { confirmOwner } from '#capabilities/sign-in/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { findMethod, insertMethod, methodsOfPerson } from './method-store.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import { presentMethod } from './present-method.ts';
import { sealAccount } from './sealed-account.ts';

/**
 * Adds a bank account or cash (E200). What the caller has already is answered as it is, so that a repeated or doubled
 * request makes one; nobody is notified twice.
 */
export const createPayoutMethod: Handler<typeof contract> = async ({ body }, call) => {
  const { actor, services } = call;
  if (actor.kind !== 'user') return refuse('common.signInNeeded');
  const userId = body.user_id ?? actor.userId;
  authorize(payoutMethodAccess, 'change', actor, { ownerId: userId });
  const iban = body.bank_account?.iban ?? null;
  if (iban !== null) await confirmOwner(call, userId, body.current_password);
  const id = await call.change((unit) => add(unit, services, { userId, iban }));
  return presentMethod(services, (await findMethod(services.db, id)) ?? refuse('common.notFound'));
};

/** @returns the id of the new method, or of the one that is there */
async function add(
  unit: UnitOfWork,
  services: Services,
  { userId, iban }: { userId: string; iban: string | null },
): Promise<string> {
  if (!(await lockPerson(unit.db, userId))) return refuse('common.notFound');
  const id = newId();
  const sealed = iban === null ? undefined : sealAccount(services, { id, userId, iban });
  const hash = sealed?.hash ?? null;
  const held = await methodsOfPerson(unit.db, userId);
  const same = held.find((row) => row.iban_hash === hash);
  if (same) return same.id;
  refuseIf(refusalToAddMethod(held.length));
  await insertMethod(unit.db, {
    id,
    user_id: userId,
    type: sealed ? 'bank' : 'cash',
    iban: sealed?.iban ?? null,
    iban_hash: hash,
    created_at: unit.now,
    updated_at: unit.now,
  });
  await unit.record(methodAdded, id, { type: sealed ? 'bank' : 'cash' });
  if (sealed) await notifyOfAccount(unit, { id, userId }, 'added');
  return id;
}
