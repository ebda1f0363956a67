import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';
import type { ConversationMemberTable, ConversationTable } from './tables.ts';

export type ConversationRow = Selectable<ConversationTable>;
export type MemberRow = Selectable<ConversationMemberTable>;

/** Conversations of the same people come into being one by one. */
const lockKey = (db: Database, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`conversation ${key}`}, 0))`.execute(db);

const keyOf = (ids: readonly string[]): string => [...new Set(ids)].sort().join(',');

export const findConversation = (db: Database, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirst();

/** Locks a conversation until the transaction ends, so that its entries and members come one by one. */
export const lockConversation = (db: Database, id: string): Promise<ConversationRow | undefined> =>
  db.selectFrom('conversation').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();

/** The conversation of exactly these people. */
export async function findConversationOf(db: Database, ids: readonly string[]): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation')
    .select('id')
    .where('members_key', '=', keyOf(ids))
    .executeTakeFirst();
  return row?.id;
}

/**
 * Makes the conversation of these people, unless they have one: of many who begin at once, all get the same.
 * @param by who opens it, in whose list it stands before anything is said
 */
export async function ensureConversation(
  db: Database,
  ids: readonly string[],
  { by, now }: { by: string | null; now: Date },
): Promise<{ id: string; isNew: boolean }> {
  const members = [...new Set(ids)].sort();
  await lockKey(db, keyOf(members));
  const added = await db
    .insertInto('conversation')
    .values({ id: newId(), members_key: keyOf(members), created_by: by, created_at: now })
    .onConflict((conflict) => conflict.column('members_key').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return { id: (await findConversationOf(db, members))!, isNew: false };
  await insertMembers(db, added.id, members, { seesFrom: 0, now, listedFor: by });
  return { id: added.id, isNew: true };
}

/**
 * Makes a conversation that of these people; unless they have another one, whose id is the answer.
 */
export async function changeMembers(
  db: Database,
  conversationId: string,
  ids: readonly string[],
): Promise<string | undefined> {
  await lockKey(db, keyOf(ids));
  const other = await findConversationOf(db, ids);
  if (other) return other;
  await db
    .updateTable('conversation')
    .set({ members_key: keyOf(ids) })
    .where('id', '=', conversationId)
    .execute();
  return undefined;
}

/** Puts people into a conversation; it stands in nobody's list but `listedFor`'s until something is said. */
export async function insertMembers(
  db: Database,
  conversationId: string,
  userIds: readonly string[],
  { seesFrom, now, listedFor = null }: { seesFrom: number; now: Date; listedFor?: string | null },
): Promise<void> {
  await db
    .insertInto('conversation_member')
    .values(
      userIds.map((userId) => ({
        conversation_id: conversationId,
        user_id: userId,
        joined_at: now,
        sees_from: seesFrom,
        read_seq: seesFrom,
        changed_at: now,
        listed: userId === listedFor,
      })),
    )
    .execute();
}

/** The members of conversations, those first who came first. */
export async function membersOf(db: Database, conversationIds: readonly string[]): Promise<MemberRow[]> {
  if (conversationIds.length === 0) return [];
  return db
    .selectFrom('conversation_member')
    .selectAll()
    .where('conversation_id', 'in', [...conversationIds])
    .orderBy('joined_at')
    .orderBy('user_id')
    .execute();
}

/** Opens a conversation in the list of somebody who has nothing to read in it yet. */
export async function listFor(db: Database, conversationId: string, userId: string): Promise<void> {
  await db
    .updateTable('conversation_member')
    .set({ listed: true })
    .where('conversation_id', '=', conversationId)
    .where('user_id', '=', userId)
    .where('listed', '=', false)
    .execute();
}

/** The homes that conversations are about, the first connected first. */
export async function listingsOf(
  db: Database,
  conversationIds: readonly string[],
): Promise<{ conversation_id: string; listing_id: string }[]> {
  if (conversationIds.length === 0) return [];
  return db
    .selectFrom('conversation_listing')
    .select(['conversation_id', 'listing_id'])
    .where('conversation_id', 'in', [...conversationIds])
    .orderBy('created_at')
    .orderBy('listing_id')
    .execute();
}

/** Connects homes; gives those that were not connected before. */
export async function insertListings(
  db: Database,
  conversationId: string,
  { listingIds, now }: { listingIds: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await db
    .insertInto('conversation_listing')
    .values(
      listingIds.map((listingId) => ({
        conversation_id: conversationId,
        listing_id: listingId,
        created_at: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('listing_id')
    .execute();
  return rows.map((row) => row.listing_id);
}

/** The applications of a conversation that a person is a side of, the newest first. */
export async function applicationsFor(db: Database, conversationId: string, userId: string) {
  const { rows } = await sql<{
    id: string;
    listing_id: string;
    applicant_id: string;
    status: 'sent' | 'received' | 'opened' | 'considered' | 'accepted' | 'denied' | 'cancelled';
    canceled_at: Date | null;
  }>`
    select a.id, a.listing_id, a.applicant_id, a.status, a.canceled_at
    from conversation_application c
    join application_state a on a.id = c.application_id
    join listing_landlord l on l.id = a.listing_id
    where c.conversation_id = ${conversationId} and (a.applicant_id = ${userId} or l.owner_id = ${userId})
    order by a.id desc`.execute(db);
  return rows;
}

/** Those of these homes that a person may connect: the person's own, and those in publication. */
export async function listingsToConnect(
  db: Database,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select l.id from listing_landlord l
    where l.id = any(${ids}::uuid[]) and (l.visible or l.owner_id = ${userId})`.execute(db);
  return rows.map((row) => row.id);
}

/** What the homes of a conversation ask, in krónur a month. */
export async function rentsOf(db: Database, conversationId: string): Promise<number[]> {
  const { rows } = await sql<{ rent: number }>`
    select l.monthly_rent as rent from conversation_listing c join listing_card l on l.id = c.listing_id
    where c.conversation_id = ${conversationId} and l.monthly_rent is not null`.execute(db);
  return rows.map(({ rent }) => rent);
}
