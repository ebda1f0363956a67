import { accountAccess } from '@heima/domain/accounts/access.ts';
import type * as contract from '@heima/domain/accounts/second-factor-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { tellOwner } from '../jobs/tell-owner.ts';
import { requirePassword } from '../passwords/require-password.ts';
import { endSessions, strengthenSession } from '../sessions/session-store.ts';
import { signedIn } from '../signed-in.ts';
import { mailingAddress } from '../user-store.ts';
import { keyUri, newKey, newRecoveryCodes } from './authenticator.ts';
import {
  confirmKey,
  hasFactor,
  lockFactor,
  putKey,
  putRecoveryCodes,
  recoveryCodesLeft,
  removeFactor,
} from './factor-store.ts';
import { countingTries, keyOf, recoveryHash, takeCode } from './take-code.ts';

/** The caller, who may look after nobody's second factor but their own. */
function own(call: Call, id: string) {
  const caller = signedIn(call.actor);
  authorize(accountAccess, 'edit', call.actor, { userId: id });
  return caller;
}

/** Whether one signs in with a second factor. Staff must. */
export const getSecondFactor: Handler<typeof contract.getSecondFactor> = async ({ params }, call) => {
  const { userId, isStaff, isWeakStaff } = own(call, params.id);
  return {
    is_on: await hasFactor(call.services.db, userId),
    is_required: isStaff || isWeakStaff === true,
    recovery_codes_left: await recoveryCodesLeft(call.services.db, userId),
  };
};

/** Makes a key; the password proves that the one at the open session is its owner. */
export const beginSecondFactor: Handler<typeof contract.beginSecondFactor> = async (
  { params, body },
  call,
) => {
  const { services, now } = call;
  const { userId } = own(call, params.id);
  await requirePassword(call, userId, body.current_password);
  const key = newKey();
  const email = (await mailingAddress(services.db, userId))?.address ?? '';
  await call.change(async (unit) => {
    const sealed = services.encryption.encrypt(key, keyOf(userId));
    if (!(await putKey(unit.db, { userId, sealed, now }))) refuse('accounts.secondFactorOn');
  });
  return { key, uri: keyUri(key, { product: services.config.PRODUCT_NAME, email }) };
};

/** Switches it on by a first code. Sessions that were opened by password alone end; this one is strong from now on. */
export const confirmSecondFactor: Handler<typeof contract.confirmSecondFactor> = async (
  { params, body },
  call,
) => {
  const { userId, sessionId } = own(call, params.id);
  return countingTries(call, userId, () =>
    call.change(async (unit) => {
      const factor = await lockFactor(unit.db, userId);
      if (factor?.confirmed_at) refuse('accounts.secondFactorOn');
      await takeCode(unit, call, userId, body.code);
      await confirmKey(unit.db, userId, unit.now);
      await endSessions(unit.db, { userId, except: sessionId, reason: 'second-factor', now: unit.now });
      await strengthenSession(unit.db, sessionId);
      await unit.audit('accounts.secondFactorOn', 'user', userId);
      await tellOwner(unit, userId, 'secondFactorOn');
      return { recovery_codes: await giveRecoveryCodes(unit, call, userId) };
    }),
  );
};

/** New recovery codes; the old ones are void. */
export const replaceRecoveryCodes: Handler<typeof contract.replaceRecoveryCodes> = async (
  { params, body },
  call,
) => {
  const { userId } = own(call, params.id);
  return countingTries(call, userId, () =>
    call.change(async (unit) => {
      if (!(await hasFactor(unit.db, userId))) refuse('accounts.secondFactorOff');
      await takeCode(unit, call, userId, body.code);
      await unit.audit('accounts.recoveryCodesReplaced', 'user', userId);
      return { recovery_codes: await giveRecoveryCodes(unit, call, userId) };
    }),
  );
};

/** Switches it off by a code. Those who work as staff cannot. */
export const endSecondFactor: Handler<typeof contract.endSecondFactor> = async ({ params, body }, call) => {
  const { userId, isStaff, isWeakStaff } = own(call, params.id);
  if (isStaff || isWeakStaff) refuse('accounts.secondFactorRequired');
  await countingTries(call, userId, () =>
    call.change(async (unit) => {
      if (!(await hasFactor(unit.db, userId))) refuse('accounts.secondFactorOff');
      await takeCode(unit, call, userId, body.code);
      await removeFactor(unit.db, userId);
      await unit.audit('accounts.secondFactorOff', 'user', userId);
      await tellOwner(unit, userId, 'secondFactorOff');
    }),
  );
};

async function giveRecoveryCodes(
  unit: UnitOfWork,
  { services }: Pick<Call, 'services'>,
  userId: string,
): Promise<string[]> {
  const codes = newRecoveryCodes();
  await putRecoveryCodes(
    unit.db,
    userId,
    codes.map((code) => recoveryHash(services, userId, code)),
  );
  return codes;
}
