import { payoutMethodAccess } from '@heima/domain/payouts/access.ts';
import type { deletePayoutMethod as contract } from '@heima/domain/payouts/endpoints.ts';
import { methodRemoved } from '@heima/domain/payouts/events.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockPerson } from '#capabilities/people/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { deleteMethod, findMethod } from './method-store.ts';

/** Removes a payout method (E201). */
export const deletePayoutMethod: Handler<typeof contract> = async ({ params: { id } }, call) => {
  const { actor, services } = call;
  const { user_id: userId } = (await findMethod(services.db, id)) ?? refuse('common.notFound');
  authorize(payoutMethodAccess, 'change', actor, { ownerId: userId });
  await call.change(async (unit) => {
    // Of two at once one finds it still there.
    if (!(await lockPerson(unit.db, userId)) || !(await findMethod(unit.db, id))) refuse('common.notFound');
    await deleteMethod(unit.db, id);
    await unit.record(methodRemoved, id);
  });
  return undefined;
};
