import { openHouseAccess } from '@heima/domain/open-houses/access.ts';
import { openHouseCalendar } from '@heima/domain/open-houses/endpoints.ts';
import type { OpenHouse, WholeOpenHouse } from '@heima/domain/open-houses/open-house-answer.ts';
import { isLapsed, refusalToJoin } from '@heima/domain/open-houses/open-house-state.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { homeCards } from '#capabilities/listings/public.ts';
import { type PersonCard, peopleById } from '#capabilities/profiles/public.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call } from '#platform/http/call.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Services } from '#platform/services.ts';
import { type AttendeeRow, attendancesOf, attendeesOf } from './attendee-store.ts';
import { type InviteRow, invitesAmong } from './invite-store.ts';
import { findOpenHouse, type OpenHouseRow } from './open-house-store.ts';
import { stateOf, subjectOf } from './open-house-subject.ts';

type Viewing = Pick<Call, 'actor' | 'now' | 'language' | 'services'>;

/** The version of what the host of an open house changes. */
export const openHouseVersion = (row: OpenHouseRow, { secrets }: Pick<Services, 'secrets'>): Version =>
  versionOf(secrets, `open house ${row.id}`, {
    starts_at: row.starts_at,
    ends_at: row.ends_at,
    capacity: row.capacity,
    note: row.note,
  });

/** Open houses as the caller sees them. */
export async function presentOpenHouses(
  db: Database,
  rows: readonly OpenHouseRow[],
  call: Viewing,
): Promise<OpenHouse[]> {
  const userId = call.actor.kind === 'user' ? call.actor.userId : undefined;
  const ids = rows.map(({ id }) => id);
  const [cards, people, attendances, invites] = [
    await homeCards(db, [...new Set(rows.map((row) => row.listing_id))], call.actor),
    await peopleById(
      db,
      rows.map((row) => row.host_id),
    ),
    userId ? await attendancesOf(db, userId, ids) : [],
    userId ? await invitesAmong(db, userId, ids) : [],
  ];
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return rows.map((row) => ({
    ...present(row, call, {
      attendance: attendances.find((one) => one.open_house_id === row.id),
      invite: invites.find((one) => one.open_house_id === row.id),
    }),
    listing: cardOf.get(row.listing_id)!,
    host: named(people, row.host_id),
  }));
}

interface Own {
  attendance: AttendeeRow | undefined;
  invite: InviteRow | undefined;
}

function present(
  row: OpenHouseRow,
  { actor, now, language }: Viewing,
  { attendance, invite }: Own,
): Omit<OpenHouse, 'listing' | 'host'> {
  const state = stateOf(row, now);
  const subject = subjectOf(row, Boolean(attendance || invite));
  const isComing = state === 'planned';
  const joins = openHouseAccess.attend(actor, subject) && !refusalToJoin(state, row.visible);
  return {
    id: row.id,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
    capacity: row.capacity,
    note: row.note,
    canceled: row.canceled_at !== null,
    is_over: row.ends_at <= now,
    attendee_count: row.attendee_count,
    waiting_count: row.waiting_count,
    is_full: row.capacity !== null && row.attendee_count >= row.capacity,
    attending: attendance?.state === 'attending',
    waiting: attendance?.state === 'waiting',
    attendance_id: attendance?.id ?? null,
    invite: invite
      ? {
          id: invite.id,
          response: invite.response,
          is_lapsed: isLapsed({ response: invite.response, startsAt: row.starts_at }, now),
        }
      : null,
    calendar: fillPath(openHouseCalendar.path, { language, id: row.id }),
    can: {
      attend: joins && !attendance,
      leave: isComing && attendance !== undefined,
      host: isComing && openHouseAccess.host(actor, subject),
    },
  };
}

/** One open house; who hosts it sees who has signed up. */
export async function presentWhole(db: Database, row: OpenHouseRow, call: Viewing): Promise<WholeOpenHouse> {
  const [shown] = await presentOpenHouses(db, [row], call);
  const isHost = openHouseAccess.host(call.actor, subjectOf(row, false));
  return {
    ...shown!,
    attendees: isHost ? await presentAttendees(db, row.id) : null,
    version: isHost ? openHouseVersion(row, call.services).tag : null,
  };
}

async function presentAttendees(db: Database, id: string): Promise<WholeOpenHouse['attendees']> {
  const rows = await attendeesOf(db, [id]);
  const people = await peopleById(
    db,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap((row) => {
    const user = named(people, row.user_id);
    return user
      ? [{ id: row.id, user, waiting: row.state === 'waiting', created_at: row.created_at.toISOString() }]
      : [];
  });
}

/** An open house as it is now. */
export async function showOpenHouse(db: Database, id: string, call: Viewing): Promise<WholeOpenHouse> {
  return presentWhole(db, (await findOpenHouse(db, id)) ?? refuse('common.notFound'), call);
}

export const named = (people: Map<string, PersonCard>, id: string): OpenHouse['host'] => {
  const person = people.get(id);
  return person ? { id, ...person } : null;
};
