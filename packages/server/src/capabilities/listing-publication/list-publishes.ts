import {
  type listListingPublishes as contract,
  defaultPublishes,
  type PublishOrder,
} from '@heima/domain/listing-publication/staff-endpoints.ts';
import { publishRequestState } from '@heima/domain/listings/listing-lifecycle.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { namesOf } from '#capabilities/people/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Handler } from '#platform/http/call.ts';
import { pageLinks } from '#platform/http/page-links.ts';
import { lastRequests } from './publication-store.ts';

const pageSize = 25;

/** Listings that were published, with when they left publication and what was asked of staff (E289, R304). */
export const listListingPublishes: Handler<typeof contract> = async ({ query }, { services: { db } }) => {
  const { order_by: order = defaultPublishes.order_by, visible = defaultPublishes.visible } = query;
  const { page, size, offset } = readPage(query, pageSize);
  const [count, rows] = await Promise.all([
    countPublishes(db, visible),
    findPublishes(db, { visible, order, size, offset }),
  ]);
  const [names, requests] = await Promise.all([
    namesOf(
      db,
      rows.map(({ owner_id }) => owner_id),
    ),
    lastRequests(
      db,
      rows.map(({ id }) => id),
    ),
  ]);
  return {
    count,
    ...pageLinks('/staff/listing-publishes', query, { page, size, count }),
    items: rows.map((row) => {
      const name = row.owner_id === null ? undefined : names.get(row.owner_id);
      const request = requests.get(row.id);
      return {
        id: row.id,
        title: row.title,
        owner: name === undefined ? null : { id: row.owner_id!, full_name: name },
        visible: row.visible,
        published_at: row.published_at.toISOString(),
        unpublished_at: row.unpublished_at?.toISOString() ?? null,
        unpublish_reason: row.unpublish_reason,
        request: request ? { id: request.id, state: publishRequestState(request) } : null,
      };
    }),
  };
};

async function countPublishes(db: Database, visible: boolean): Promise<number> {
  const { count } = await db
    .selectFrom('listing_publishing')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('visible', '=', visible)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface Wanted {
  visible: boolean;
  order: PublishOrder;
  size: number;
  offset: number;
}

const findPublishes = (db: Database, { visible, order, size, offset }: Wanted) => {
  const column = order.endsWith('unpublished_at') ? 'unpublished_at' : 'published_at';
  const isLatestFirst = order.startsWith('-');
  return db
    .selectFrom('listing_publishing')
    .selectAll()
    .where('visible', '=', visible)
    .orderBy(column, (by) => (isLatestFirst ? by.desc().nullsLast() : by.asc().nullsLast()))
    .orderBy('id', isLatestFirst ? 'desc' : 'asc')
    .limit(size)
    .offset(offset)
    .execute();
};
