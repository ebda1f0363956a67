import type {
  getSyncState,
  syncListing as syncContract,
} from '@heima/domain/listing-publication/endpoints.ts';
import { syncRequested } from '@heima/domain/listing-publication/events.ts';
import { refusalToSync } from '@heima/domain/listings/publish.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { Selectable } from 'kysely';
import { syncExternal } from '#capabilities/listing-publication/jobs/sync-external.ts';
import { findListing, lockListing } from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { externalMachine } from './publication-machine.ts';
import { externalOf, insertExternal } from './publication-store.ts';
import type { ListingExternalTable } from './tables.ts';

type External = Selectable<ListingExternalTable>;

/**
 * Brings the outside listing site to the state of the listing (E100, R254). Sending waits for the job; `syncState`
 * answers how it went.
 */
export const syncListing: Handler<typeof syncContract> = async ({ params }, call) => {
  const isOff = call.services.config.MBL_MODE === 'off';
  const change = async (unit: UnitOfWork): Promise<External> => {
    await lockListing(unit.db, params.id);
    const row = await findListing(unit.db, params.id, 'sync', call);
    const before = await externalOf(unit.db, row.id);
    refuseIf(refusalToSync({ visible: row.visible, external: before?.state ?? 'NEVER', isOff }));
    if (before) await transition(unit, externalMachine, row.id, 'request');
    else {
      await insertExternal(unit.db, row.id, unit.now);
      await unit.record(syncRequested, row.id);
    }
    await unit.enqueue(syncExternal, { listingId: row.id });
    return (await externalOf(unit.db, row.id)) ?? refuse('common.notFound');
  };
  return call.answer(change, present);
};

/** How the last synchronisation went. */
export const syncState: Handler<typeof getSyncState> = async ({ params }, call) => {
  const row = await findListing(call.services.db, params.id, 'sync', call);
  return present(await externalOf(call.services.db, row.id));
};

const present = (external: External | undefined) => ({
  state: external?.state ?? ('NEVER' as const),
  external_id: external?.external_id ?? null,
  url: external?.url ?? null,
  errors: external?.errors ?? [],
  updated_at: external?.updated_at.toISOString() ?? null,
});
