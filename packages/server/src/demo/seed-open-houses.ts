import { sql } from 'kysely';
import { insertAttendee } from '#capabilities/open-houses/attendee-store.ts';
import { insertOpenHouse } from '#capabilities/open-houses/open-house-store.ts';
import '#capabilities/open-houses/tables.ts';
import type { Database } from '#platform/db/database.ts';
import { demoId } from './demo-id.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** What is shown of open houses, in turn: how soon, how much room, how many sign up, and what became of it. */
const courses: readonly {
  days: number;
  hour: number;
  capacity: number | null;
  people: number;
  is?: 'canceled';
}[] = [
  { days: 2, hour: 17, capacity: 5, people: 7 },
  { days: 3, hour: 18, capacity: null, people: 3 },
  { days: 6, hour: 12, capacity: 10, people: 4 },
  { days: 4, hour: 17, capacity: 8, people: 2, is: 'canceled' },
  { days: 9, hour: 16, capacity: 20, people: 0 },
];
const homes = 15;
const notes = ['Bjallan er merkt íbúðinni.', null, 'Gengið er inn bakdyramegin.'];
/** A tenant who also has invitations that wait for an answer. */
const invited = 'hildur.eva.jonasdottir@demo.example';

interface Home {
  id: string;
  owner_id: string;
}

/** Open houses of the demonstration's landlords: coming ones, a full one with a waiting list, a canceled one. */
export async function seedOpenHouses(db: Database, now: Date): Promise<void> {
  // One home of a landlord, so that many of them have one.
  const { rows } = await sql<Home>`
    select id, owner_id from (
      select distinct on (owner_id) id, owner_id from listing where visible and owner_id is not null
      order by owner_id, id
    ) l order by id limit ${homes}`.execute(db);
  const { rows: tenants } = await sql<{ id: string }>`
    select u.id from app_user u where u.user_type = 'TN' and u.deleted_at is null order by u.id limit 40`.execute(
    db,
  );
  const { rows: who } = await sql<{ user_id: string }>`
    select user_id from email_address where address = ${invited}`.execute(db);
  const guest = who[0]?.user_id;
  for (const [n, home] of rows.entries()) await seedOne(db, { home, n, tenants, guest, now });
}

interface Seeding {
  home: Home;
  n: number;
  tenants: readonly { id: string }[];
  guest: string | undefined;
  now: Date;
}

async function seedOne(db: Database, { home, n, tenants, guest, now }: Seeding): Promise<void> {
  const course = courses[n % courses.length]!;
  const made = new Date(now.getTime() - dayMs - n * hourMs);
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const startsAt = new Date(
    today + (course.days + Math.floor(n / courses.length)) * dayMs + course.hour * hourMs,
  );
  const id = demoId(`open house ${home.id}`, made);
  const isCanceled = course.is === 'canceled';
  await insertOpenHouse(db, {
    id,
    listing_id: home.id,
    host_id: home.owner_id,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + hourMs),
    capacity: course.capacity,
    note: notes[n % notes.length] ?? null,
    canceled_at: isCanceled ? new Date(now.getTime() - 2 * hourMs) : null,
    sequence: isCanceled ? 1 : 0,
    day_reminded_for: null,
    hours_reminded_for: null,
    created_at: made,
    updated_at: isCanceled ? new Date(now.getTime() - 2 * hourMs) : made,
  });
  const guests = tenants.filter((one) => one.id !== home.owner_id && one.id !== guest);
  for (let at = 0; at < course.people; at += 1) {
    const since = new Date(made.getTime() + (at + 1) * 60_000);
    const isIn = course.capacity === null || at < course.capacity;
    await insertAttendee(db, {
      id: demoId(`attendee ${id} ${at}`, since),
      open_house_id: id,
      user_id: guests[(n * 3 + at) % guests.length]!.id,
      state: isIn ? 'attending' : 'waiting',
      created_at: since,
      attending_since: isIn ? since : null,
    });
  }
  if (guest && guest !== home.owner_id && !isCanceled && n % 2 === 0)
    await sql`insert into open_house_invite (id, open_house_id, invitee_id, created_at)
      values (${demoId(`invite ${id}`, made)}, ${id}, ${guest}, ${made})`.execute(db);
}
