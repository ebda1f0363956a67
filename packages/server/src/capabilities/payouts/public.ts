import type { PayoutMethod } from '@heima/domain/payouts/payout-method.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { findMethod } from './method-store.ts';
import { presentMethod } from './present-method.ts';

/**
 * A payout method of one person, with the whole account; nothing when it is somebody else's. Whether its account is
 * the payee's tells `isAccountOf` of the domain. The events `methodChanged` and `methodRemoved` say that it
 * is no longer what it was.
 */
export async function payoutMethodOf(
  services: Pick<Services, 'encryption' | 'secrets'> & { db: Database },
  { id, userId }: { id: string; userId: string },
): Promise<PayoutMethod | undefined> {
  const row = await findMethod(services.db, id);
  return row?.user_id === userId ? presentMethod(services, row) : undefined;
}
