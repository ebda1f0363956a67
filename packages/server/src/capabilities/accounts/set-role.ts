import { roleChanged } from '@heima/domain/accounts/events.ts';
import type { setRole as contract } from '@heima/domain/accounts/staff-endpoints.ts';
import { staffAreas } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { changeUser, lockUser, otherStaff } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { findAccount } from './account-store.ts';
import { presentUser } from './present-user.ts';

/**
 * Makes somebody staff in every area, or in none (E277, R120). Nobody changes their own, and the last one keeps it
 * (G37). It counts at once, in every open session; one that was opened by password alone gives no authority.
 */
export const setRole: Handler<typeof contract> = async ({ params: { id }, body }, call) => {
  const { actor } = call;
  if (actor.kind === 'user' && actor.userId === id) refuse('accounts.ownRole');
  const change = async (unit: UnitOfWork): Promise<void> => {
    // First: of two staff members who take the role from each other at once, the second finds the first without it.
    const isOnlyOne = !body.is_staff && !(await otherStaff(unit.db, id));
    const user = (await lockUser(unit.db, id)) ?? refuse('common.notFound');
    if (user.is_staff === body.is_staff) return;
    if (isOnlyOne) refuse('accounts.lastStaff');
    await changeUser(unit.db, id, { staff_areas: body.is_staff ? [...staffAreas] : [] }, unit.now);
    await unit.record(roleChanged, id, {
      is_staff: body.is_staff,
      ...(body.reason ? { reason: body.reason } : {}),
    });
  };
  return call.answer(change, async (_, { db }) =>
    presentUser((await findAccount(db, id)) ?? refuse('common.notFound'), call),
  );
};
