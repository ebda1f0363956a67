import type { NearPlace } from '@heima/domain/alerts/filter-places.ts';
import { filterKey, type SavedFilter } from '@heima/domain/alerts/saved-search.ts';
import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SavedSearchTable } from './tables.ts';

export type SavedSearchRow = Selectable<SavedSearchTable>;
export interface CountedSearchRow extends SavedSearchRow {
  new_count: number;
}

/** The columns that a filter fills. */
export const filterColumns = (filter: SavedFilter, near: readonly NearPlace[]) => ({
  filter: JSON.stringify(filter),
  filter_key: filterKey(filter),
  near: JSON.stringify(near),
});

/** Lets the changes of one person's searches come one by one, so that limits hold. */
export async function lockSearchesOf(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved searches ${userId}`}, 0))`.execute(db);
}

/** Published homes found since the person last looked. */
const newCount = sql<number>`(
  select count(*)::int from saved_search_match m join listing_card l on l.id = m.listing_id and l.visible
  where m.search_id = saved_search.id and m.found_at > saved_search.seen_at and m.dropped_at is null)`;

const notDeleted = (db: Database) =>
  db.selectFrom('saved_search').selectAll().select(newCount.as('new_count')).where('deleted_at', 'is', null);

export const searchesOf = (db: Database, userId: string): Promise<CountedSearchRow[]> =>
  notDeleted(db).where('user_id', '=', userId).orderBy('id', 'desc').execute();

export const findSearch = (db: Database, id: string): Promise<CountedSearchRow | undefined> =>
  notDeleted(db).where('id', '=', id).executeTakeFirst();

export const deletedSearch = (db: Database, id: string, since: Date): Promise<SavedSearchRow | undefined> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .executeTakeFirst();

export async function countSearches(db: Database, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('saved_search')
    .select((query) => query.fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The search with which a person has already saved this filter. */
export async function searchWithFilter(
  db: Database,
  userId: string,
  filter: SavedFilter,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('saved_search')
    .select('id')
    .where('user_id', '=', userId)
    .where('filter_key', '=', filterKey(filter))
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row?.id;
}

export async function insertSearch(db: Database, values: Insertable<SavedSearchTable>): Promise<void> {
  await db.insertInto('saved_search').values(values).execute();
}

export async function updateSearch(
  db: Database,
  id: string,
  values: Updateable<SavedSearchTable>,
): Promise<void> {
  await db.updateTable('saved_search').set(values).where('id', '=', id).execute();
}

/** Removes what was deleted before this time, with everything that was found. */
export async function purgeDeleted(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('saved_search').where('deleted_at', '<', before).execute();
}

/** A search that sends e-mails, locked until the transaction ends: nothing is found for it meanwhile. */
export const lockActiveSearch = (db: Database, id: string): Promise<SavedSearchRow | undefined> =>
  db
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', id)
    .where('frequency', '<>', 'off')
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface ActiveSearch {
  id: string;
  filter: SavedFilter;
  near: NearPlace[];
}

/** Searches that want to know of what was published at this time, in the order of their ids. */
export const activeSearches = (
  db: Database,
  { after, at, notOf, size }: { after: string; at: Date; notOf: string | null; size: number },
): Promise<ActiveSearch[]> =>
  db
    .selectFrom('saved_search')
    .select(['id', 'filter', 'near'])
    .where('id', '>', after)
    .where('frequency', '<>', 'off')
    .where('deleted_at', 'is', null)
    .where('matches_since', '<=', at)
    .where(sql<boolean>`user_id is distinct from ${notOf}::uuid`)
    .orderBy('id')
    .limit(size)
    .execute();
