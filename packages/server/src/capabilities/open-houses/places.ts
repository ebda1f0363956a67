import { openHouseJoined, openHouseLeft } from '@heima/domain/open-houses/events.ts';
import { addConnection } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { newId } from '#platform/new-id.ts';
import {
  type AttendeeRow,
  attendancesOf,
  deleteAttendee,
  firstWaiting,
  givePlace,
  insertAttendee,
} from './attendee-store.ts';
import type { OpenHouseRow } from './open-house-store.ts';
import { tell, tellPages } from './tell-people.ts';

/** Signs a person up for an open house that is locked: with a place while there is one (V01). Once is enough. */
export async function join(unit: UnitOfWork, row: OpenHouseRow, userId: string): Promise<void> {
  if ((await attendancesOf(unit.db, userId, [row.id])).length > 0) return;
  const hasRoom = row.capacity === null || row.attendee_count < row.capacity;
  await insertAttendee(unit.db, {
    id: newId(),
    open_house_id: row.id,
    user_id: userId,
    state: hasRoom ? 'attending' : 'waiting',
    created_at: unit.now,
    attending_since: hasRoom ? unit.now : null,
  });
  // Host and guest can write to each other from then on (G36).
  await addConnection(unit, { between: [userId, row.host_id], kind: 'open_house', sourceId: row.id });
  await unit.record(openHouseJoined, row.id);
  await tellPages(unit, row, [userId]);
}

/** Takes a sign-up for an open house that is locked back, and gives the place to who waits first. */
export async function leave(unit: UnitOfWork, row: OpenHouseRow, attendance: AttendeeRow): Promise<void> {
  await deleteAttendee(unit.db, attendance.id);
  await unit.record(openHouseLeft, row.id);
  await tellPages(unit, row, [attendance.user_id]);
  const free = attendance.state === 'attending' ? 1 : 0;
  await fillPlaces(unit, { ...row, attendee_count: row.attendee_count - free });
}

/** Gives every free place of a coming open house that is locked to who has waited longest. */
export async function fillPlaces(unit: UnitOfWork, row: OpenHouseRow): Promise<void> {
  if (row.canceled_at || row.ends_at <= unit.now) return;
  for (let taken = row.attendee_count; row.capacity === null || taken < row.capacity; taken += 1) {
    const next = await firstWaiting(unit.db, row.id);
    if (!next) return;
    await givePlace(unit.db, next.id, unit.now);
    // The sign-up is named, so that somebody who left and came back is told again.
    await tell(unit, row, {
      type: 'open_house_place',
      receivers: [next.user_id],
      key: `open house ${row.id} place ${next.id}`,
    });
    await tellPages(unit, row, [next.user_id]);
  }
}
