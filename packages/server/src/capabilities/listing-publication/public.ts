import type { WithdrawalReason } from '@heima/domain/listings/listing-codes.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { lockListing, readListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { publish } from './publish-listing.ts';
import { unpublish } from './unpublish-listing.ts';

export { recordPriceChange } from './record-price-change.ts';
export { publish, unpublish };

/**
 * Takes a listing out of publication for its owner, as a new contract may (R256). One that is not published is left
 * alone.
 */
export async function withdrawListing(
  unit: UnitOfWork,
  listingId: string,
  reason: WithdrawalReason,
): Promise<void> {
  await lockListing(unit.db, listingId);
  const row = (await readListing(unit.db, listingId, null)) ?? refuse('common.notFound');
  if (row.visible) await unpublish(unit, listingId, reason);
}
