import type { Language } from '@heima/domain/shared/language.ts';
import type { Selectable } from 'kysely';
import { z } from 'zod';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import type { ExternalListing, ExternalListingState } from '#ports/external-listings.ts';
import { PortError } from '#ports/port-error.ts';
import type { ListingRow } from '../listing-row.ts';
import { readListing } from '../listing-store.ts';
import { externalOf, pendingExternal, saveExternal } from '../publication/publication-store.ts';
import type { ListingExternalTable } from '../tables.ts';

/** Brings the outside listing site to the state that the listing has when the job runs. */
export const syncExternal = defineJob({
  name: 'listings.sync-external',
  payload: z.object({ listingId: z.uuid() }),
});

/** Asks every ten minutes about listings that the site wanted to look at first. */
export const checkPending = defineJob({
  name: 'listings.check-pending',
  payload: z.object({}),
  every: '*/10 * * * *',
  retries: 0,
});

/** At most so many are asked about at once. */
const mostPending = 50;

const states = { pending: 'PENDING', live: 'LIVE', rejected: 'REJECTED', removed: 'REMOVED' } as const;

/**
 * The job reads the listing anew each time, so that of two jobs the later one has the last word. The site is told
 * what a visitor of ours may know: the street, and a point rounded to some hundred metres. What may mend itself is
 * thrown on, so that the job is repeated; until then staff sees that it failed.
 */
export const syncExternalJob = handleJob(syncExternal, async (services: Services, { listingId }) => {
  const row = await readListing(services.db, listingId, null);
  const before = await externalOf(services.db, listingId);
  if (!row || !before) return;
  try {
    await store(services, before, await bringUpToDate(services, row));
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const state = error.outcome === 'rejected' ? 'REJECTED' : 'FAILED';
    const errors = [error.providerCode ?? error.outcome];
    await saveExternal(services.db, { ...before, state, errors, updated_at: services.clock() });
    if (error.retryable) throw error;
  }
});

/** A site that does not answer is asked again with the next round. */
export const checkPendingJob = handleJob(checkPending, async (services: Services) => {
  const { db, ports, log } = services;
  for (const pending of await pendingExternal(db, mostPending))
    try {
      await store(services, pending, await ports.externalListings.status(pending.listing_id));
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
      log.warn({ outcome: error.outcome }, 'state on the outside site not known');
    }
});

const store = (
  { db, clock }: Services,
  before: Selectable<ListingExternalTable>,
  { state, externalId, url, errors }: ExternalListingState,
): Promise<void> =>
  saveExternal(db, {
    ...before,
    state: states[state],
    external_id: externalId,
    url,
    errors,
    updated_at: clock(),
  });

async function bringUpToDate({ ports, config }: Services, row: ListingRow): Promise<ExternalListingState> {
  if (row.visible) return ports.externalListings.upsert(externalListing(row, config.PUBLIC_URL));
  await ports.externalListings.remove(row.id);
  return { state: 'removed', externalId: null, url: null, errors: [] };
}

const threeDecimals = (degrees: number): number => Math.round(degrees * 1000) / 1000;

/** The largest width that is not wasted on a listing site. */
const sentWidth = 1280;

function externalListing(row: ListingRow, publicUrl: string): ExternalListing {
  const text = (language: Language) =>
    row.descriptions.find((one) => one.language === language)?.text ?? null;
  return {
    ourId: row.id,
    title: row.title,
    type: row.listing_type!,
    category: row.listing_category,
    address: row.street_name ?? '',
    postalCode: row.postal_code!,
    place: row.city,
    point:
      row.blurred_lat === null || row.blurred_lng === null
        ? null
        : { lat: threeDecimals(row.blurred_lat), lng: threeDecimals(row.blurred_lng) },
    size: row.size,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    price: row.price!,
    currency: row.currency,
    depositMonths: row.deposit_kind === 'months' ? row.insurance_months : null,
    availableFrom: row.available_from,
    term: row.duration,
    pets: row.allowed_pets.length > 0,
    furnished: row.furniture,
    descriptionIs: text('is'),
    descriptionEn: text('en'),
    imageUrls: row.images.map(({ file, widths }) => {
      const width = Math.max(...widths.filter((one, index) => index === 0 || one <= sentWidth));
      return `${publicUrl}/media/${file}-${width}.webp`;
    }),
    contactUrl: `${publicUrl}/listings/${row.id}`,
    updatedAt: row.updated_at.toISOString(),
  };
}
