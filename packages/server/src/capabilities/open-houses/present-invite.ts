import type { ReceivedInvite, SentInvite } from '@heima/domain/open-houses/open-house-answer.ts';
import { isLapsed } from '@heima/domain/open-houses/open-house-state.ts';
import { sql } from 'kysely';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import type { InviteRow } from './invite-store.ts';
import { findOpenHouses, type OpenHouseRow } from './open-house-store.ts';
import { named, presentOpenHouses } from './present-open-house.ts';

const common = (row: InviteRow, startsAt: Date, now: Date) => ({
  id: row.id,
  response: row.response,
  is_lapsed: isLapsed({ response: row.response, startsAt }, now),
  created_at: row.created_at.toISOString(),
  answered_at: row.answered_at?.toISOString() ?? null,
});

/** Invitations to one open house as its host sees them. */
export async function presentSentInvites(
  db: Database,
  rows: readonly InviteRow[],
  { row, now }: { row: OpenHouseRow; now: Date },
): Promise<SentInvite[]> {
  const people = await peopleById(
    db,
    rows.map((one) => one.invitee_id),
  );
  return rows.map((one) => ({
    ...common(one, row.starts_at, now),
    invitee: named(people, one.invitee_id),
  }));
}

/** Invitations of one person as that person sees them. */
export async function presentReceivedInvites(
  db: Database,
  rows: readonly InviteRow[],
  call: Call,
): Promise<ReceivedInvite[]> {
  if (rows.length === 0) return [];
  const ids = rows.map((one) => one.open_house_id);
  const { rows: found } = await findOpenHouses(db, {
    where: sql`o.id = any(${ids}::uuid[])`,
    now: call.now,
    size: ids.length,
    offset: 0,
  });
  const shown = new Map((await presentOpenHouses(db, found, call)).map((one) => [one.id, one]));
  return rows.map((one) => {
    const openHouse = shown.get(one.open_house_id)!;
    return { ...common(one, new Date(openHouse.starts_at), call.now), open_house: openHouse };
  });
}
