import type { InviteResponse } from '@heima/domain/open-houses/open-house-state.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { newId } from '#platform/new-id.ts';
import type { OpenHouseInviteTable } from './tables.ts';

export type InviteRow = Selectable<OpenHouseInviteTable>;

export const findInvite = async (db: Database, id: string): Promise<InviteRow | undefined> =>
  db.selectFrom('open_house_invite').selectAll().where('id', '=', id).executeTakeFirst();

/** Everybody who was invited to an open house, the first first. */
export const invitesOf = async (db: Database, openHouseId: string): Promise<InviteRow[]> =>
  db
    .selectFrom('open_house_invite')
    .selectAll()
    .where('open_house_id', '=', openHouseId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** The invitations of one person to open houses. */
export async function invitesAmong(
  db: Database,
  inviteeId: string,
  openHouseIds: readonly string[],
): Promise<InviteRow[]> {
  if (openHouseIds.length === 0) return [];
  return db
    .selectFrom('open_house_invite')
    .selectAll()
    .where('invitee_id', '=', inviteeId)
    .where('open_house_id', 'in', [...openHouseIds])
    .execute();
}

/**
 * A page of the invitations that a person has not answered: those that can be first, the next first (R231); with
 * `isOpen` only those that can be.
 */
export async function unansweredOf(
  db: Database,
  inviteeId: string,
  { now, isOpen, size, offset }: { now: Date; isOpen: boolean; size: number; offset: number },
): Promise<{ rows: InviteRow[]; count: number }> {
  const from = sql`from open_house_invite i join open_house o on o.id = i.open_house_id
    where i.invitee_id = ${inviteeId} and i.response is null
      and ${isOpen ? sql`o.canceled_at is null and o.starts_at > ${now}` : sql`true`}`;
  const [{ rows }, { rows: counted }] = await Promise.all([
    sql<InviteRow>`
      select i.* ${from}
      order by o.starts_at > ${now} desc, case when o.starts_at > ${now} then o.starts_at end, o.starts_at desc, i.id
      limit ${size} offset ${offset}`.execute(db),
    sql<{ count: number }>`select count(*)::int as count ${from}`.execute(db),
  ]);
  return { rows, count: counted[0]!.count };
}

/**
 * Invites people; those who are invited already stay as they are.
 * @returns the people who are new
 */
export async function insertInvites(
  db: Database,
  { openHouseId, inviteeIds, now }: { openHouseId: string; inviteeIds: readonly string[]; now: Date },
): Promise<string[]> {
  const rows = await db
    .insertInto('open_house_invite')
    .values(
      inviteeIds.map((inviteeId) => ({
        id: newId(),
        open_house_id: openHouseId,
        invitee_id: inviteeId,
        response: null,
        created_at: now,
        answered_at: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['open_house_id', 'invitee_id']).doNothing())
    .returning('invitee_id')
    .execute();
  return rows.map((row) => row.invitee_id);
}

export async function saveResponse(
  db: Database,
  { id, response, now }: { id: string; response: InviteResponse; now: Date },
): Promise<void> {
  await db
    .updateTable('open_house_invite')
    .set({ response, answered_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteInvitesOf(db: Database, inviteeId: string): Promise<void> {
  await db.deleteFrom('open_house_invite').where('invitee_id', '=', inviteeId).execute();
}
