import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { SavedSearchRow } from './saved-search-store.ts';
import type { SavedSearchLetterTable } from './tables.ts';

export type LetterRow = Selectable<SavedSearchLetterTable>;

export async function insertLetter(
  db: Database,
  { id, searchId, now }: { id: string; searchId: string; now: Date },
): Promise<void> {
  await db
    .insertInto('saved_search_letter')
    .values({ id, search_id: searchId, made_at: now, queued_at: now, ended_at: null, outcome: null })
    .execute();
}

/** A letter that is not over yet, with its search. */
export async function openLetter(
  db: Database,
  id: string,
): Promise<{ letter: LetterRow; search: SavedSearchRow } | undefined> {
  const letter = await db
    .selectFrom('saved_search_letter')
    .selectAll()
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  if (!letter) return undefined;
  const search = await db
    .selectFrom('saved_search')
    .selectAll()
    .where('id', '=', letter.search_id)
    .executeTakeFirst();
  return search && { letter, search };
}

export async function endLetter(
  db: Database,
  id: string,
  outcome: NonNullable<LetterRow['outcome']>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('saved_search_letter')
    .set({ outcome, ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .execute();
}

/** Takes up letters whose sending was given up, and notes that it is asked for again. */
export async function takeStuckLetters(db: Database, before: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update saved_search_letter set queued_at = ${now}
    where id in (
      select id from saved_search_letter where ended_at is null and queued_at < ${before}
      order by queued_at limit 500 for update skip locked)
    returning id`.execute(db);
  return rows.map((row) => row.id);
}

export interface DueQuery {
  frequency: 'at_once' | 'daily';
  /** Something was found before this time and still waits. */
  foundBefore: Date;
  /** Searches after this id. */
  after: string;
  size: number;
}

/** Searches of people who can be told, with something that waits to be named. */
export async function dueSearches(
  db: Database,
  { frequency, foundBefore, after, size }: DueQuery,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.id from saved_search s
    join app_user u on u.id = s.user_id and u.deleted_at is null
    join email_address e on e.id = u.primary_email_id and e.verified_at is not null and e.undeliverable_at is null
    where s.id > ${after}::uuid and s.frequency = ${frequency} and s.deleted_at is null
      and exists (
        select 1 from saved_search_match m
        where m.search_id = s.id and m.found_at < ${foundBefore} and m.letter_id is null and m.dropped_at is null)
    order by s.id limit ${size}`.execute(db);
  return rows.map((row) => row.id);
}
