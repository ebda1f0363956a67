import type { getStatistics, recordView as viewContract } from '@heima/domain/listing-interest/endpoints.ts';
import { listingAccess } from '@heima/domain/listings/access.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { findListing, subjectOf, viewerId } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';
import { countView, readStatistics } from './statistics-store.ts';

/** Days shown one by one. */
const days = 30;

/** Views, likes, applications and offers of a listing (X018). */
export const statistics: Handler<typeof getStatistics> = async ({ params }, call) => {
  const { services, now } = call;
  const row = await findListing(services.db, params.id, 'see_statistics', call);
  const { byDay, ...numbers } = await readStatistics(services.db, row.id, {
    today: todayInIceland(now),
    days,
  });
  return { ...numbers, views_by_day: byDay };
};

/**
 * Counts a view of a published listing, once per viewer and day. Those who work on the listing are not counted. Who
 * looked is not stored, only a keyed hash that says "the same one again" until the day after.
 */
export const recordView: Handler<typeof viewContract> = async ({ params }, call) => {
  const { services, actor, now, address, userAgent } = call;
  const row = await findListing(services.db, params.id, 'read', call);
  if (!row.visible || listingAccess.edit(actor, subjectOf(row, actor, services.secrets)))
    return call.unchanged(undefined);
  const day = todayInIceland(now);
  const viewer = services.secrets.hash(
    `view ${day} ${row.id} ${viewerId(actor) ?? `${address} ${userAgent}`}`,
  );
  return call.answer(({ db }) => countView(db, { listingId: row.id, day, viewer }));
};
