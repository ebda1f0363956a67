import type { Language } from '@heima/domain/shared/language.ts';
import { z } from 'zod';
import {
  type ExternalOutcome,
  externalMachine,
} from '#capabilities/listing-publication/publication-machine.ts';
import { externalOf, pendingExternal } from '#capabilities/listing-publication/publication-store.ts';
import { type ListingRow, lockListing, readListing } from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { defineJob, handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import type { ExternalListing, ExternalListingState } from '#ports/external-listings.ts';
import { PortError } from '#ports/port-error.ts';

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

const events = { pending: 'wait', live: 'show', rejected: 'reject', removed: 'remove' } as const;

/**
 * Sends the site what a visitor of ours may know: the street, and a point rounded to some hundred metres. What may
 * mend itself is thrown on, so that the job is repeated; until then staff sees that it failed.
 */
export const syncExternalJob = handleJob(syncExternal, async (services: Services, { listingId }) => {
  const row = await readListing(services.db, listingId, null);
  if (!row || !(await externalOf(services.db, listingId))) return;
  const wanted = wantedState(services, row);
  try {
    await settle(services, listingId, wanted, statedBy(await bringUpToDate(services, listingId, wanted)));
  } catch (error) {
    if (!(error instanceof PortError)) throw error;
    const event = error.outcome === 'rejected' ? 'reject' : 'fail';
    const said = { errors: [error.providerCode ?? error.outcome] };
    await settle(services, listingId, wanted, { event, said });
    if (error.retryable) throw error;
  }
});

/** A site that does not answer is asked again with the next round. */
export const checkPendingJob = handleJob(checkPending, async (services: Services) => {
  const { db, ports, log } = services;
  for (const { listing_id: id, updated_at: asOf } of await pendingExternal(db, mostPending))
    try {
      const answer = statedBy(await ports.externalListings.status(id));
      await decide(services, { id, asOf }, answer);
    } catch (error) {
      if (!(error instanceof PortError)) throw error;
      log.warn({ outcome: error.outcome }, 'state on the outside site not known');
    }
});

type Wanted = ExternalListing | 'removed';

const wantedState = ({ config }: Services, row: ListingRow): Wanted =>
  row.visible ? externalListing(row, config.PUBLIC_URL) : 'removed';

async function bringUpToDate(
  { ports }: Services,
  listingId: string,
  wanted: Wanted,
): Promise<ExternalListingState> {
  if (wanted !== 'removed') return ports.externalListings.upsert(wanted);
  await ports.externalListings.remove(listingId);
  return { state: 'removed', externalId: null, url: null, errors: [] };
}

const statedBy = ({ state, externalId, url, errors }: ExternalListingState) => ({
  event: events[state],
  said: { external_id: externalId, url, errors },
});

interface Outcome {
  event: 'wait' | 'show' | 'reject' | 'remove' | 'fail';
  said: ExternalOutcome;
}

/** Notes what the site has decided about a listing, unless that was sent anew since `asOf`. */
const decide = (
  services: Services,
  { id, asOf }: { id: string; asOf: Date },
  { event, said }: Outcome,
): Promise<void> =>
  services.unitOfWork(systemCause(services.clock()), async (unit) => {
    await lockListing(unit.db, id);
    const row = await externalOf(unit.db, id);
    if (row?.state !== 'PENDING' || row.updated_at.getTime() !== asOf.getTime()) return;
    await transition(unit, externalMachine, id, event, said);
  });

/**
 * Notes what came of a call. The listing may have changed during it, and the call for that change may have reached
 * the site first; then nothing is known of the site, and it is brought up to date once more. So whichever of two
 * calls the site hears last, what it holds in the end is what the listing is.
 */
async function settle(
  services: Services,
  listingId: string,
  wanted: Wanted,
  { event, said }: Outcome,
): Promise<void> {
  await services.unitOfWork(systemCause(services.clock()), async (unit) => {
    await lockListing(unit.db, listingId);
    const row = await readListing(unit.db, listingId, null);
    if (!row || !(await externalOf(unit.db, listingId))) return;
    if (JSON.stringify(wantedState(services, row)) === JSON.stringify(wanted)) {
      await transition(unit, externalMachine, listingId, event, said);
      return;
    }
    await transition(unit, externalMachine, listingId, 'follow');
    await unit.enqueue(syncExternal, { listingId });
  });
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
