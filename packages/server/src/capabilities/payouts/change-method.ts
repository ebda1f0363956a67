import { payoutMethodAccess } from '@heima/domain/payouts/access.ts';
import { methodChanged } from '@heima/domain/payouts/events.ts';
import { refusalToChangeMethod } from '@heima/domain/payouts/payout-decisions.ts';
import type { changePayoutMethod as contract } from '@heima/domain/payouts/writing-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import { confirmOwner } from '#capabilities/sign-in/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { findMethod, methodsOfPerson, replaceAccount } from './method-store.ts';
import { notifyOfAccount } from './notify-of-account.ts';
import { methodVersion, presentMethod } from './present-method.ts';
import { sealAccount } from './sealed-account.ts';

/** Puts another bank account in the place of one (X028). The same account again changes nothing and notifies nobody. */
export const changePayoutMethod: Handler<typeof contract> = async ({ params, body }, call) => {
  const { actor, services } = call;
  const { user_id: userId } = (await findMethod(services.db, params.id)) ?? refuse('common.notFound');
  authorize(payoutMethodAccess, 'change', actor, { ownerId: userId });
  await confirmOwner(call, userId, body.current_password);
  await call.change((unit) => change(unit, call, { id: params.id, userId, iban: body.bank_account.iban }));
  return presentMethod(services, (await findMethod(services.db, params.id)) ?? refuse('common.notFound'));
};

async function change(
  unit: UnitOfWork,
  { services, mustMatch }: Pick<Call, 'services' | 'mustMatch'>,
  { id, userId, iban }: { id: string; userId: string; iban: string },
): Promise<void> {
  if (!(await lockPerson(unit.db, userId))) refuse('common.notFound');
  const held = await methodsOfPerson(unit.db, userId);
  // It may have been removed meanwhile.
  const row = held.find((one) => one.id === id) ?? refuse('common.notFound');
  mustMatch(methodVersion(row, services), () => presentMethod(services, row));
  refuseIf(refusalToChangeMethod(row));
  const sealed = sealAccount(services, { id, userId, iban });
  if (row.iban_hash === sealed.hash) return;
  const isHeld = held.some((one) => one.iban_hash === sealed.hash);
  refuseIf(refusalToChangeMethod({ type: row.type, isHeld }));
  await replaceAccount(unit.db, id, { ...sealed, now: unit.now });
  await unit.record(methodChanged, id);
  await notifyOfAccount(unit, { id, userId }, 'changed');
}
