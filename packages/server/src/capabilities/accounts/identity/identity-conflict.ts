import { refuseKnownEmail } from '../refuse-known-email.ts';
import { refuseSignIn } from './refuse-eid.ts';

const refusals: Readonly<Record<string, () => never>> = {
  email_address_signs_in: refuseKnownEmail,
  identity_of_one_account: () => refuseSignIn('accounts.identityTaken'),
  identity_pkey: () => refuseSignIn('accounts.identityDiffers'),
  phone_verified: () => refuseSignIn('accounts.phoneFoundNotPrimary'),
};

/** Runs a change; of two at once that want the same address, number or identity, the later one is told which it was. */
export async function refusingIdentityConflict<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const { constraint } = (error ?? {}) as { constraint?: unknown };
    if (typeof constraint === 'string' && Object.hasOwn(refusals, constraint)) refusals[constraint]!();
    throw error;
  }
}
