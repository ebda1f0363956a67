import { refuseKnownEmail } from '#capabilities/contacts/public.ts';
import { refusingConflict } from '#platform/db/refusing-conflict.ts';
import { refuseSignIn } from './refuse-eid.ts';

const refusals = {
  email_address_signs_in: refuseKnownEmail,
  identity_of_one_account: () => refuseSignIn('identity.identityTaken'),
  identity_pkey: () => refuseSignIn('identity.identityDiffers'),
  phone_verified: () => refuseSignIn('electronicId.phoneFoundNotPrimary'),
};

/**
 * Runs a change. Of two at once that want the same address, number or identity, refuses the later one and names which of
 * them it was.
 */
export const refusingIdentityConflict = <T>(work: () => Promise<T>): Promise<T> =>
  refusingConflict(work, refusals);
