import type { Call } from '#platform/http/call.ts';
import { hasUsedAddress } from './session-store.ts';

/** For so long a network address counts as the owner's own. */
const knownDays = 30;

/**
 * Whether the call comes from a network address that the owner of an account has used lately. What strangers do is
 * counted apart from it, so that they cannot keep the owner out (U17). Asked alike where there is no account.
 */
export function isOwnersAddress(
  { services, address, now }: Pick<Call, 'services' | 'address' | 'now'>,
  userId: string | undefined,
): Promise<boolean> {
  const since = new Date(now.getTime() - knownDays * 24 * 3600 * 1000);
  return hasUsedAddress(services.db, { userId: userId ?? nobody, address, since });
}

const nobody = '00000000-0000-0000-0000-000000000000';
