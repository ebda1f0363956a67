import { aboutListing, readListing } from '#capabilities/listings/public.ts';
import { notify, takeBackNotification } from '#capabilities/notifications/public.ts';
import { peopleById } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { attendeesOf } from './attendee-store.ts';
import { invitesOf } from './invite-store.ts';
import type { OpenHouseRow } from './open-house-store.ts';

const inviteKey = ({ id }: OpenHouseRow): string => `open house ${id} invite`;

/** What people are told of an open house. */
type Told =
  | 'open_house_invited'
  | 'open_house_changed'
  | 'open_house_canceled'
  | 'open_house_place'
  | 'open_house_reminder';

interface Telling {
  type: Told;
  receivers: readonly string[];
  key: string;
}

/** Notifies people of something about an open house; every text says when it is, in one way (V05). */
export async function tell(
  unit: UnitOfWork,
  row: OpenHouseRow,
  { type, receivers, key }: Telling,
): Promise<void> {
  const listing = await readListing(unit.db, row.listing_id, null);
  if (!listing || receivers.length === 0) return;
  const { title, image } = aboutListing(listing);
  const name = (await peopleById(unit.db, [row.host_id])).get(row.host_id)?.full_name ?? '';
  const time = { moment: row.starts_at.toISOString() };
  await notify(unit, { type, receivers, subjectId: row.id, params: { title, name, time }, image, key });
}

/** Open pages read anew what they show of it. */
export async function tellPages(
  unit: UnitOfWork,
  { id, host_id }: OpenHouseRow,
  people: readonly string[],
): Promise<void> {
  for (const person of new Set([host_id, ...people]))
    await unit.notifyLive(person, 'open-houses.changed', { id });
}

/** Tells people that they are invited. */
export async function tellInvited(
  unit: UnitOfWork,
  row: OpenHouseRow,
  people: readonly string[],
): Promise<void> {
  await tell(unit, row, { type: 'open_house_invited', receivers: people, key: inviteKey(row) });
  await tellPages(unit, row, people);
}

/** Tells those who have signed up what has become of it, and open pages of everybody who takes part. */
export async function tellEverybody(
  unit: UnitOfWork,
  row: OpenHouseRow,
  what: 'changed' | 'canceled' | 'capacity',
): Promise<void> {
  const attendees = (await attendeesOf(unit.db, [row.id])).map((one) => one.user_id);
  const unanswered = (await invitesOf(unit.db, row.id))
    .filter((one) => one.response === null)
    .map((one) => one.invitee_id);
  if (what === 'canceled') await takeBackNotification(unit, { receivers: unanswered, key: inviteKey(row) });
  // More or less room changes nothing for who has a place.
  if (what !== 'capacity')
    await tell(unit, row, {
      type: `open_house_${what}`,
      receivers: [...new Set([...attendees, ...unanswered])],
      key: `open house ${row.id} ${what} ${row.sequence}`,
    });
  await tellPages(unit, row, [...attendees, ...unanswered]);
}
