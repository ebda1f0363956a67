import { refuseIf } from '@heima/domain/shared/refusal.ts';
import {
  factorState,
  refusalToBeginFactor,
  refusalToConfirmFactor,
} from '@heima/domain/sign-in/second-factor.ts';
import type { confirmSecondFactor as contract } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { notifyOwner } from '#capabilities/contacts/public.ts';
import { lockUser } from '#capabilities/people/public.ts';
import { endSessions, strengthenSession } from '#capabilities/sessions/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { Handler } from '#platform/http/call.ts';
import { factorMachine } from './factor-machine.ts';
import { lockFactor } from './factor-store.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { ownFactor } from './own-factor.ts';
import { countingTries, takeCode } from './take-code.ts';

/** Switches it on by a first code. Sessions that were opened by password alone end; this one is strong from now on. */
export const confirmSecondFactor: Handler<typeof contract> = async ({ params, body }, call) => {
  const { userId, sessionId } = ownFactor(call, params.id);
  return countingTries(call, userId, () =>
    call.answer(async (unit) => {
      // Sign-ins by password alone that are under way come before or after, never between.
      await lockUser(unit.db, userId);
      const factor = await lockFactor(unit.db, userId);
      refuseIf(refusalToBeginFactor({ isOn: factorState(factor) === 'on' }));
      refuseIf(refusalToConfirmFactor(factor?.created_at, unit.now));
      await takeCode(unit, call, userId, body.code);
      await transition(unit, factorMachine, userId, 'confirm');
      await endSessions(unit.db, { userId, except: sessionId, reason: 'second-factor', now: unit.now });
      await strengthenSession(unit.db, sessionId);
      await notifyOwner(unit, userId, 'secondFactorOn');
      return { recovery_codes: await giveRecoveryCodes(unit, call, userId) };
    }),
  );
};
