import { syncExternal } from '#capabilities/listing-publication/jobs/sync-external.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { externalOf, saveExternal } from './publication-store.ts';

/** Brings the outside listing site up to date, when the listing was ever sent there. */
export async function followExternalSite(unit: UnitOfWork, listingId: string): Promise<void> {
  const external = await externalOf(unit.db, listingId);
  if (!external) return;
  await saveExternal(unit.db, { ...external, state: 'QUEUED', updated_at: unit.now });
  await unit.enqueue(syncExternal, { listingId });
}
