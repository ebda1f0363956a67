import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { listingRepublished } from '@heima/domain/listings/events.ts';
import { type AskedPrice, isPriceDrop } from '@heima/domain/listings/price-drop.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { aboutListing, type ListingRow, likersOf, readListing } from '#capabilities/listings/public.ts';
import { type NewNotification, notify } from '#capabilities/notifications/public.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Reaction, reaction, type StoredEvent } from '#platform/jobs/reaction.ts';
import type { Services } from '#platform/services.ts';

/** People who are notified in one transaction. */
const batchSize = 500;
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * Notifies those who like a home when its price drops by a hundredth or more and when it is for rent again. Notifies once
 * of the same price, also when it goes up and down again, and once a day of the home's return.
 */
export const notifyLikersReactions: readonly Reaction[] = [
  reaction({ name: 'listings.notify-likers.price-changed', on: priceChanged, handle: notifyPriceDrop }),
  reaction({
    name: 'listings.notify-likers.republished',
    on: listingRepublished,
    handle: notifyAvailableAgain,
  }),
];

async function notifyPriceDrop(
  services: Services,
  { subjectId, payload: { old: before } }: StoredEvent<{ old: AskedPrice }>,
): Promise<void> {
  const row = await readListing(services.db, subjectId, null);
  if (!row?.visible) return;
  // Several changes in quick succession notify once, of the price that is asked now: each alone may be too small.
  if (!isPriceDrop(before, row)) return;
  const { title, ...about } = aboutListing(row);
  await notifyLikers(services, row, {
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

async function notifyAvailableAgain(services: Services, { subjectId, at }: StoredEvent): Promise<void> {
  const row = await readListing(services.db, subjectId, null);
  if (!row?.visible) return;
  const { title, ...about } = aboutListing(row);
  await notifyLikers(services, row, {
    type: 'liked_available_again',
    ...about,
    params: { title },
    key: `available-again-${row.id}-${todayInIceland(at)}`,
  });
}

async function notifyLikers(
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
