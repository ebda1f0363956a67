import type { getSecondFactor as contract } from '@heima/domain/accounts/second-factor-endpoints.ts';
import type { Handler } from '#platform/http/call.ts';
import { hasFactor, recoveryCodesLeft } from './factor-store.ts';
import { ownFactor } from './own-factor.ts';

/** Whether one signs in with a second factor. Staff must. */
export const getSecondFactor: Handler<typeof contract> = async ({ params }, call) => {
  const { userId, isStaff, isWeakStaff } = ownFactor(call, params.id);
  return {
    is_on: await hasFactor(call.services.db, userId),
    is_required: isStaff || isWeakStaff === true,
    recovery_codes_left: await recoveryCodesLeft(call.services.db, userId),
  };
};
