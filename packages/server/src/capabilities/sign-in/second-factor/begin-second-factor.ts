import { refuseIf } from '@heima/domain/shared/refusal.ts';
import { refusalToBeginFactor } from '@heima/domain/sign-in/second-factor.ts';
import type { beginSecondFactor as contract } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { mailingAddress } from '#capabilities/contacts/public.ts';
import { requirePassword } from '#capabilities/sign-in/passwords/require-password.ts';
import type { Handler } from '#platform/http/call.ts';
import { keyUri, newKey } from './authenticator.ts';
import { putKey } from './factor-store.ts';
import { ownFactor } from './own-factor.ts';
import { keyOf } from './take-code.ts';

/** Makes a key; the password proves that the one at the open session is its owner. */
export const beginSecondFactor: Handler<typeof contract> = async ({ params, body }, call) => {
  const { services, now } = call;
  const { userId } = ownFactor(call, params.id);
  await requirePassword(call, userId, body.current_password);
  const key = newKey();
  const email = (await mailingAddress(services.db, userId))?.address ?? '';
  await call.change(async (unit) => {
    const sealed = services.encryption.encrypt(key, keyOf(userId));
    refuseIf(refusalToBeginFactor({ isOn: !(await putKey(unit.db, { userId, sealed, now })) }));
  });
  return { key, uri: keyUri(key, { product: services.config.PRODUCT_NAME, email }) };
};
