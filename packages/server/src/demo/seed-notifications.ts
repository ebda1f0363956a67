import type { NotificationParams } from '@heima/domain/notifications/notification-params.ts';
import { type NotificationTag, typeOf } from '@heima/domain/notifications/notification-types.ts';
import type { Transaction } from 'kysely';
import { aboutListing } from '#capabilities/listings/about-listing.ts';
import type { ListingRow } from '#capabilities/listings/listing-row.ts';
import { readListing } from '#capabilities/listings/listing-store.ts';
import type { Schema } from '#platform/db/tables.ts';
import { demoId } from './demo-id.ts';
import { seededRandom } from './seeded-random.ts';

const hourMs = 3_600_000;
/** At most so many for one person. */
const most = 16;
/** The newest ones have not been seen. */
const unseen = 2;

/** Notifies the demonstration's people of homes they like, and of own listings that staff has looked at. */
export async function seedNotifications(db: Transaction<Schema>, seed: string, now: Date): Promise<void> {
  const liked = await db
    .selectFrom('listing_like')
    .innerJoin('listing', 'listing.id', 'listing_like.listing_id')
    .select(['listing_like.user_id', 'listing.id'])
    .where('listing.visible', '=', true)
    .where('listing.price', 'is not', null)
    .orderBy('listing_like.user_id')
    .orderBy('listing.id')
    .execute();
  const own = await db
    .selectFrom('listing')
    .select(['owner_id as user_id', 'id'])
    .where('visible', '=', true)
    .where('owner_id', 'is not', null)
    .orderBy('owner_id')
    .orderBy('id')
    .execute();
  for (const [rows, types] of [
    [liked, ['liked_price_drop', 'liked_available_again', 'liked_price_drop']],
    [own, ['listing_accepted']],
  ] as const)
    for (const [userId, listings] of Map.groupBy(rows, ({ user_id }) => user_id!)) {
      const random = seededRandom(`${seed} notifications ${userId}`);
      const news: News[] = [];
      for (const [at, { id }] of listings.slice(0, most).entries()) {
        const row = (await readListing(db, id, null))!;
        const since = row.published_at!.getTime() + hourMs;
        const when = new Date(random.between(since, Math.max(since, now.getTime() - hourMs)));
        news.push({ row, type: types[at % types.length]!, at: when });
      }
      await seedFor(db, userId, news);
    }
}

interface News {
  row: ListingRow;
  type: NotificationTag;
  at: Date;
}

async function seedFor(db: Transaction<Schema>, userId: string, news: readonly News[]): Promise<void> {
  const newest = news.toSorted((a, b) => Number(b.at) - Number(a.at));
  await db
    .insertInto('notification')
    .values(
      newest.map(({ row, type, at }, index) => {
        const { subjectId, title, image } = aboutListing(row);
        const later = new Date(at.getTime() + hourMs);
        return {
          user_id: userId,
          id: demoId(`notification ${type} ${userId} ${row.id}`, at),
          type: typeOf(type).id,
          subject_id: subjectId,
          params: JSON.stringify({ title, ...(type === 'liked_price_drop' ? prices(row) : {}) }),
          image,
          once_key: `demo ${type} ${row.id}`,
          created_at: at,
          seen_at: index < unseen ? null : later,
          clicked_at: index < unseen || index % 4 === 3 ? null : later,
        };
      }),
    )
    .execute();
}

/** The price before was a little higher than the listing's. */
const prices = ({ price, currency }: ListingRow): NotificationParams => ({
  old: { amount: Math.ceil((price! * 1.06) / 5000) * 5000, currency },
  new: { amount: price!, currency },
});
