import { payoutMethodAccess } from '@heima/domain/payouts/access.ts';
import type { deletePayoutMethod as contract } from '@heima/domain/payouts/endpoints.ts';
import { methodRemoved } from '@heima/domain/payouts/events.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { deleteMethod, findMethod } from './method-store.ts';
import { methodVersion, presentMethod } from './present-method.ts';

/** Removes a payout method (E201). */
export const deletePayoutMethod: Handler<typeof contract> = async ({ params: { id } }, call) => {
  const { actor, services } = call;
  const { user_id: userId } = (await findMethod(services.db, id)) ?? refuse('common.notFound');
  authorize(payoutMethodAccess, 'change', actor, { ownerId: userId });
  await call.change(async (unit) => {
    if (!(await lockPerson(unit.db, userId))) refuse('common.notFound');
    // Of two at once one finds it still there.
    const row = (await findMethod(unit.db, id)) ?? refuse('common.notFound');
    call.mustMatch(methodVersion(row, services), () => presentMethod(services, row));
    await deleteMethod(unit.db, id);
    await unit.record(methodRemoved, id);
  });
  return undefined;
};
