import type { Call } from '#platform/http/call.ts';
import { knownDevice } from './known-device.ts';
import { hasUsedAddress } from './session-store.ts';

/** For so long a network address counts as the owner's own. */
const knownDays = 30;

/**
 * What shows that the owner of an account is calling: the mark in a browser that they have signed in with, else a
 * network address that they have used lately. What strangers do is counted apart from it, so that they cannot keep the
 * owner out (U17, found 38). Asked alike where there is no account.
 * @returns what the owner's calls are counted by; nothing for strangers
 */
export async function ownersMark(
  call: Pick<Call, 'services' | 'address' | 'now' | 'cookies'>,
  userId: string | undefined,
): Promise<string | undefined> {
  const { services, address, now } = call;
  const device = knownDevice(call, userId ?? nobody);
  const since = new Date(now.getTime() - knownDays * 24 * 3600 * 1000);
  const isKnown = await hasUsedAddress(services.db, { userId: userId ?? nobody, address, since });
  return device ?? (isKnown ? address : undefined);
}

const nobody = '00000000-0000-0000-0000-000000000000';
