import type { ListingState, ListingWait } from '@heima/domain/listings/listing-codes.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { type CardRow, cardColumns } from './card-columns.ts';
import { isNamedBy } from './word-match.ts';

export interface Page {
  size: number;
  offset: number;
}

/** A card with the state of the listing, for those who work on it. */
export interface OwnCardRow extends CardRow {
  unpublished_at: Date | null;
  unpublish_reason: string | null;
  updated_at: Date;
  step: WizardStep | null;
  first_asked_at: Date | null;
  confirmed_at: Date | null;
  asked_at: Date | null;
  is_kept: boolean | null;
}

const inState: Record<ListingState, RawBuilder<boolean>> = {
  PUBLISHED: sql<boolean>`l.visible`,
  NOT_IN_PUBLICATION: sql<boolean>`(not l.visible and l.published_at is not null)`,
  NEVER_PUBLISHED: sql<boolean>`(not l.visible and l.published_at is null)`,
};

/** The same time as `isAsked` and what staff decided about publication. */
const waitsFor: Record<ListingWait, RawBuilder<boolean>> = {
  still_free: sql<boolean>`(l.visible and f.first_asked_at > greatest(f.published_at, f.confirmed_at))`,
  refused: sql<boolean>`(not l.visible and l.unpublish_reason = 'denied')`,
};

export interface OwnCardsFilter {
  state?: ListingState | undefined;
  waitsFor?: ListingWait | undefined;
  /** What their title or place is called by. */
  words?: string | undefined;
}

/** One page of listings in a scope, last changed first, and how many there are. */
export async function findOwnCards(
  db: Database,
  scope: RawBuilder<boolean>,
  { state, waitsFor: wait, words }: OwnCardsFilter,
  { size, offset }: Page,
): Promise<{ rows: OwnCardRow[]; count: number }> {
  const parts = [
    scope,
    ...(state ? [inState[state]] : []),
    ...(wait ? [waitsFor[wait]] : []),
    ...(words ? [isNamedBy(words)] : []),
  ];
  const where = sql.join(parts, sql` and `);
  const tables = sql`listing l left join published_freshness f on f.listing_id = l.id`;
  const [{ rows }, count] = await Promise.all([
    sql<OwnCardRow>`
      select ${cardColumns}, l.unpublished_at, l.unpublish_reason, l.updated_at, l.step,
        f.first_asked_at, f.asked_at, f.confirmed_at, f.is_kept
      from ${tables} where ${where} order by l.updated_at desc, l.id desc limit ${size} offset ${offset}`.execute(
      db,
    ),
    countOf(db, sql`select 1 from ${wait ? tables : sql`listing l`} where ${where}`),
  ]);
  return { rows, count };
}

/** One page of the listings a person likes, last liked first; also those no longer published. */
export async function findLikedCards(
  db: Database,
  userId: string,
  { size, offset }: Page,
): Promise<{ rows: CardRow[]; count: number }> {
  const [{ rows }, count] = await Promise.all([
    sql<CardRow>`
      select ${cardColumns} from listing_like k join listing l on l.id = k.listing_id
      where k.user_id = ${userId} order by k.created_at desc, k.listing_id desc limit ${size} offset ${offset}`.execute(
      db,
    ),
    countOf(db, sql`select 1 from listing_like k where k.user_id = ${userId}`),
  ]);
  return { rows, count };
}

/** Published listings, the first published first, with the time of their last change. */
export async function findPublished(
  db: Database,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: { id: string; changed: Date }[] }> {
  const [total, { rows }] = await Promise.all([
    countOf(db, sql`select 1 from listing where visible`),
    sql<{ id: string; changed: Date }>`
      select id, updated_at as changed from listing
      where visible order by published_at, id offset ${offset} limit ${limit}`.execute(db),
  ]);
  return { total, rows };
}

/** Whether a person works on a listing, and on one that was ever in publication. */
export async function listingFacts(
  db: Database,
  scope: RawBuilder<boolean>,
): Promise<{ hasListing: boolean; hasPublished: boolean }> {
  const { rows } = await sql<{ hasListing: boolean; hasPublished: boolean }>`
    select exists (select 1 from listing l where ${scope}) as "hasListing",
      exists (select 1 from listing l where ${scope} and l.published_at is not null) as "hasPublished"`.execute(
    db,
  );
  return rows[0]!;
}

/** Whether a person has a listing in publication. */
export async function hasPublished(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select 1 from listing where owner_id = ${userId} and visible) as has`.execute(db);
  return rows[0]!.has;
}

async function countOf(db: Database, rows: RawBuilder<unknown>): Promise<number> {
  const result = await sql<{ n: number }>`select count(*)::int as n from (${rows}) found`.execute(db);
  return result.rows[0]!.n;
}
