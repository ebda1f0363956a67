import { secondFactorDisabled } from '@heima/domain/accounts/events.ts';
import { isStaff } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { endSecondFactor as contract } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { hasFactor, removeFactor } from './factor-store.ts';
import { ownFactor } from './own-factor.ts';
import { countingTries, takeCode } from './take-code.ts';

/** Switches it off by a code. Those who work as staff cannot. */
export const endSecondFactor: Handler<typeof contract> = async ({ params, body }, call) => {
  const actor = ownFactor(call, params.id);
  const { userId } = actor;
  if (isStaff(actor) || actor.isWeakStaff) refuse('accounts.secondFactorRequired');
  await countingTries(call, userId, () =>
    call.change(async (unit) => {
      if (!(await hasFactor(unit.db, userId))) refuse('accounts.secondFactorOff');
      await takeCode(unit, call, userId, body.code);
      await removeFactor(unit.db, userId);
      await unit.record(secondFactorDisabled, userId);
      await notifyOwner(unit, userId, 'secondFactorOff');
    }),
  );
};
