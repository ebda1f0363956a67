import { isStaff } from '@heima/domain/shared/actor.ts';
import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { secondFactorDisabled } from '@heima/domain/sign-in/events.ts';
import { refusalToEndFactor } from '@heima/domain/sign-in/second-factor.ts';
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
  const isRequired = isStaff(actor) || actor.isWeakStaff === true;
  refuseIf(refusalToEndFactor({ isOn: true, isRequired }));
  await countingTries(call, userId, () =>
    call.change(async (unit) => {
      refuseIf(refusalToEndFactor({ isOn: await hasFactor(unit.db, userId), isRequired }));
      await takeCode(unit, call, userId, body.code);
      await removeFactor(unit.db, userId);
      await unit.record(secondFactorDisabled, userId);
      await notifyOwner(unit, userId, 'secondFactorOff');
    }),
  );
};
