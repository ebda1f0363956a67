import { listingReported } from '@heima/domain/listings/events.ts';
import type { ReportReason } from '@heima/domain/listings/listing-codes.ts';
import { aboutListing } from '#capabilities/listings/about-listing.ts';
import { readListing } from '#capabilities/listings/listing-store.ts';
import { notify } from '#capabilities/notifications/public.ts';
import { staffIds } from '#capabilities/people/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** Notifies staff that somebody reported a listing, and why. */
export const notifyStaffReactions: readonly Reaction[] = [
  reaction({ name: 'listings.notify-staff.reported', on: listingReported, handle: notifyReported }),
];

async function notifyReported(
  services: Services,
  { id, subjectId, payload: { reason } }: StoredEvent<{ reason: ReportReason }>,
): Promise<void> {
  const row = await readListing(services.db, subjectId, null);
  if (!row) return;
  const receivers = await staffIds(services.db, 'listings');
  const { title, ...about } = aboutListing(row);
  const now = services.clock();
  await services.unitOfWork(systemCause(now), (unit) =>
    notify(unit, {
      type: 'listing_reported',
      receivers,
      ...about,
      params: { title, reason: { text: `listingScreen.report.reasons.${reason}` } },
      key: `listing-reported-${id}`,
    }),
  );
}
