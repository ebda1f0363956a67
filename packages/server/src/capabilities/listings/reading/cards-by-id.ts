import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { type RawBuilder, sql } from 'kysely';
import { type CardRow, cardColumns } from '#capabilities/listings/card-columns.ts';
import { likedAmong } from '#capabilities/listings/liked-store.ts';
import { presentCard } from '#capabilities/listings/present-card.ts';
import type { Database } from '#platform/db/database.ts';

/** Published listings as cards, in the order of the ids; ids that name none are left out. */
export const cardsById = (db: Database, ids: readonly string[], actor: Actor): Promise<ListingCard[]> =>
  cardsWhere(db, ids, actor, sql`l.visible`);

/** Homes that the caller deals with as cards, in publication or not. */
export const homeCards = (db: Database, ids: readonly string[], actor: Actor): Promise<ListingCard[]> =>
  cardsWhere(db, ids, actor, sql`true`);

async function cardsWhere(
  db: Database,
  ids: readonly string[],
  actor: Actor,
  condition: RawBuilder<unknown>,
): Promise<ListingCard[]> {
  if (ids.length === 0) return [];
  const [{ rows }, liked] = await Promise.all([
    sql<CardRow>`select ${cardColumns} from listing l where ${condition} and l.id = any(${ids}::uuid[])`.execute(
      db,
    ),
    likedAmong(db, actor, ids),
  ]);
  const byId = new Map(rows.map((row) => [row.id, presentCard(row, liked)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
