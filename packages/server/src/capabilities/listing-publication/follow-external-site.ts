import { syncExternal } from '#capabilities/listing-publication/jobs/sync-external.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { externalMachine } from './publication-machine.ts';
import { externalOf } from './publication-store.ts';

/** Brings the outside listing site up to date, when the listing was ever sent there. */
export async function followExternalSite(unit: UnitOfWork, listingId: string): Promise<void> {
  if (!(await externalOf(unit.db, listingId))) return;
  await transition(unit, externalMachine, listingId, 'follow');
  await unit.enqueue(syncExternal, { listingId });
}
