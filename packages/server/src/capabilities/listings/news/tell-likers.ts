import { isPriceDrop } from '@heima/domain/listings/price-drop.ts';
import { currencyCodes } from '@heima/domain/shared/money.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { z } from 'zod';
import { type NewNotification, notify } from '#capabilities/notifications/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import type { Reaction, StoredEvent } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { likersOf } from '../liked-store.ts';
import type { ListingRow } from '../listing-row.ts';
import { readListing } from '../listing-store.ts';
import { aboutListing } from './about-listing.ts';

/** People who are told in one transaction. */
const batchSize = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

const asked = z.object({
  price: z.number().nullable(),
  currency: z.enum(currencyCodes),
  price_type: z.int(),
});
const priceChange = z.object({ old: asked });

/**
 * Tells those who like a home when its price drops by a hundredth or more and when it is for rent again. Each is told
 * once: of the same price also when it goes up and down again, and of the home's return once a day.
 */
export const tellLikersReactions: readonly Reaction<Services>[] = [
  { name: 'listings.tell-likers.price-changed', event: 'listings.priceChanged', handle: tellPriceDrop },
  { name: 'listings.tell-likers.republished', event: 'listings.republished', handle: tellAvailableAgain },
];

async function tellPriceDrop(services: Services, { subjectId, payload }: StoredEvent): Promise<void> {
  const { old: before } = priceChange.parse(payload);
  const row = await readListing(services.db, subjectId, null);
  if (!row?.visible) return;
  // Of several changes in quick succession the price that is asked now is told, once: each alone may be too small to tell.
  if (!isPriceDrop(before, row)) return;
  const { title, ...about } = aboutListing(row);
  await tellLikers(services, row, {
    type: 'liked_price_drop',
    ...about,
    params: {
      title,
      old: { amount: before.price!, currency: before.currency },
      new: { amount: row.price!, currency: row.currency },
    },
    key: `price-drop-${row.id}-${row.price}-${row.currency}`,
  });
}

async function tellAvailableAgain(services: Services, { subjectId, at }: StoredEvent): Promise<void> {
  const row = await readListing(services.db, subjectId, null);
  if (!row?.visible) return;
  const { title, ...about } = aboutListing(row);
  await tellLikers(services, row, {
    type: 'liked_available_again',
    ...about,
    params: { title },
    key: `available-again-${row.id}-${todayInIceland(at)}`,
  });
}

async function tellLikers(
  services: Services,
  { id: listingId }: ListingRow,
  notification: Omit<NewNotification, 'receivers'>,
): Promise<void> {
  const now = services.clock();
  for (let after = beforeAll; ; ) {
    const receivers = await likersOf(services.db, { listingId, after, size: batchSize });
    const last = receivers.at(-1);
    if (last === undefined) return;
    await services.unitOfWork(systemCause(now), (unit) => notify(unit, { ...notification, receivers }));
    after = last;
  }
}
