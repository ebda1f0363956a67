import { reportReasons } from '@heima/domain/listings/listing-codes.ts';
import { z } from 'zod';
import { staffIds } from '#capabilities/accounts/public.ts';
import { notify } from '#capabilities/notifications/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import type { Reaction, StoredEvent } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { readListing } from '../listing-store.ts';
import { aboutListing } from './about-listing.ts';

const reported = z.object({ reason: z.enum(reportReasons) });

/** Tells staff that somebody reported a listing, and why. */
export const tellStaffReactions: readonly Reaction<Services>[] = [
  { name: 'listings.tell-staff.reported', event: 'listings.reported', handle: tellReported },
];

async function tellReported(services: Services, { id, subjectId, payload }: StoredEvent): Promise<void> {
  const { reason } = reported.parse(payload);
  const row = await readListing(services.db, subjectId, null);
  if (!row) return;
  const receivers = await staffIds(services.db);
  const { title, ...about } = aboutListing(row);
  const now = services.clock();
  await services.unitOfWork(systemCause(now), (unit) =>
    notify(unit, {
      type: 'listing_reported',
      receivers,
      ...about,
      params: { title, reason: { text: `listing.report.reasons.${reason}` } },
      key: `listing-reported-${id}`,
    }),
  );
}
