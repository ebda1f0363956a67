import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call } from '#platform/http/call.ts';
import { newRecoveryCodes } from './authenticator.ts';
import { putRecoveryCodes } from './factor-store.ts';
import { recoveryHash } from './take-code.ts';

/** Makes a person's recovery codes anew; they are shown this once and kept as hashes, and the old ones are void. */
export async function giveRecoveryCodes(
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
