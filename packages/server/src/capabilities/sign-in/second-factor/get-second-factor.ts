import { isStaff } from '@heima/domain/shared/actor.ts';
import type { getSecondFactor as contract } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { ownerProofOf } from '#capabilities/sign-in/passwords/confirm-owner.ts';
import type { Handler } from '#platform/http/call.ts';
import { hasFactor, recoveryCodesLeft } from './factor-store.ts';
import { ownFactor } from './own-factor.ts';

/** Whether one signs in with a password, and a second factor besides. Staff with a password must. */
export const getSecondFactor: Handler<typeof contract> = async ({ params }, call) => {
  const actor = ownFactor(call, params.id);
  const { userId } = actor;
  const { db } = call.services;
  const { asksPassword, asksElectronicId } = await ownerProofOf(call, userId);
  return {
    has_password: asksPassword,
    asks_electronic_id: asksElectronicId,
    is_on: await hasFactor(db, userId),
    is_required: isStaff(actor) || actor.isWeakStaff === true,
    recovery_codes_left: await recoveryCodesLeft(db, userId),
  };
};
