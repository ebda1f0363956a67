import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { recoveryCodesReplaced } from '@heima/domain/sign-in/events.ts';
import { refusalToReplaceCodes } from '@heima/domain/sign-in/second-factor.ts';
import type { replaceRecoveryCodes as contract } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { hasFactor } from './factor-store.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { ownFactor } from './own-factor.ts';
import { countingTries, takeCode } from './take-code.ts';

/** New recovery codes; the old ones are void. */
export const replaceRecoveryCodes: Handler<typeof contract> = async ({ params, body }, call) => {
  const { userId } = ownFactor(call, params.id);
  return countingTries(call, userId, () =>
    call.answer(async (unit) => {
      refuseIf(refusalToReplaceCodes({ isOn: await hasFactor(unit.db, userId) }));
      await takeCode(unit, call, userId, body.code);
      await unit.record(recoveryCodesReplaced, userId);
      return { recovery_codes: await giveRecoveryCodes(unit, call, userId) };
    }),
  );
};
