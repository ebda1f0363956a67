import type { ApplicationStep } from '@heima/domain/applications/application-answer.ts';
import type { ApplicationStatus } from '@heima/domain/applications/application-state.ts';
import { type NotificationTag, typeOf } from '@heima/domain/notifications/notification-types.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { sql } from 'kysely';
import { insertApplication, saveNote } from '#capabilities/applications/application-store.ts';
import '#capabilities/applications/tables.ts';
import { aboutListing } from '#capabilities/listings/about-listing.ts';
import { insertGrant } from '#capabilities/listings/grant-store.ts';
import type { ListingRow } from '#capabilities/listings/listing-row.ts';
import { readListing } from '#capabilities/listings/listing-store.ts';
import { sentProfileOf } from '#capabilities/profiles/public.ts';
import { insertConnection } from '#capabilities/profiles/sharing/connection-store.ts';
import { insertGrant as insertProfileGrant } from '#capabilities/profiles/sharing/grant-store.ts';
import { applicationAnswers, applicationMessages } from '#demo/content/application-messages.ts';
import type { DemoPerson } from '#demo/content/demo-person.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { personId } from './seed-people.ts';
import { type SeededRandom, seededRandom } from './seeded-random.ts';

const hourMs = 3_600_000;
/** In turn, so that every landlord and every tenant with several meets most of them. */
const turn: readonly ApplicationStatus[] = [
  'received',
  'opened',
  'considered',
  'denied',
  'received',
  'cancelled',
  'accepted',
];
/** What happened on the way to each state. */
const courses: Readonly<Record<ApplicationStatus, readonly ApplicationStep[]>> = {
  sent: [],
  received: [],
  opened: ['opened'],
  considered: ['opened', 'considered'],
  accepted: ['opened', 'considered', 'accepted'],
  denied: ['opened', 'denied'],
  cancelled: ['opened', 'cancelled'],
};
const asked: readonly string[] = ['accepted', 'denied', 'cancelled'];

/** So many have applied for the first home of each landlord, and for the second. */
const applicants = [7, 2];

/** Applications of the demonstration's tenants in every state, for the homes of every landlord. */
export async function seedApplications(db: Database, seed: string, now: Date): Promise<void> {
  const homes = await db
    .selectFrom('listing')
    .select(['id', 'owner_id'])
    .where('visible', '=', true)
    .where('owner_id', 'is not', null)
    .where('listing_type', '=', 'residential')
    // The longest published first: there has been time for all that can happen.
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  const random = seededRandom(`${seed} applications`);
  let number = 0;
  for (const ofOwner of Map.groupBy(homes, ({ owner_id }) => owner_id).values())
    for (const [at, count] of applicants.entries()) {
      const row = ofOwner[at] && (await readListing(db, ofOwner[at].id, null));
      if (!row) continue;
      const since = row.published_at!.getTime() + hourMs;
      const latest = Math.max(since, now.getTime() - hourMs);
      for (let nth = 0; nth < count; nth += 1) {
        const who = TENANTS[(number * 5) % TENANTS.length]!;
        const when = new Date(random.between(since, latest));
        const status = turn[number % turn.length]!;
        await seedApplication(db, { row, who, number, status, when, now, random });
        number += 1;
      }
    }
}

interface Seeded {
  row: ListingRow;
  who: DemoPerson;
  number: number;
  status: ApplicationStatus;
  when: Date;
  now: Date;
  random: SeededRandom;
}

async function seedApplication(db: Database, seeded: Seeded): Promise<void> {
  const { row, who, number, status, when, now, random } = seeded;
  const [userId, ownerId] = [personId(who.key, now), row.owner_id!];
  const id = demoId(`application ${row.id} ${who.key}`, when);
  // Each step comes after the one before, and none is still to come.
  const steps = courses[status].map((kind, at, all) => ({
    kind,
    at: new Date(when.getTime() + ((now.getTime() - when.getTime()) * (at + 1)) / (all.length + 1)),
  }));
  const last = steps.at(-1)?.at ?? null;
  const answer = status === 'accepted' || status === 'denied' ? applicationAnswers[status] : null;
  const profile = (await sentProfileOf(db, userId, { now: when, withCorenters: number % 4 === 0 }))!;
  const messages = applicationMessages[who.language];
  const later = number % 3 === 0;
  await insertApplication(db, {
    id,
    listing_id: row.id,
    applicant_id: userId,
    status,
    message: messages[number % messages.length]!,
    preferred_move_in: later ? 'after' : 'asap',
    move_in_date: later
      ? todayInIceland(new Date(now.getTime() + random.between(10, 70) * 24 * hourMs))
      : null,
    preferred_stay: number % 5 === 4 ? 'shorter' : 'longer',
    requested_length: number % 2 === 0 ? null : number % 5 === 4 ? 4 : 12,
    adults: 1 + (number % 2),
    children: number % 7 === 3 ? 2 : 0,
    occupation: who.occupation,
    pets: [...who.pets],
    is_smoking: false,
    negotiate_price: number % 4 === 1,
    shares_paychecks: false,
    profile: JSON.stringify(profile),
    is_verified: profile.has_verified_identity,
    has_whole_profile: profile.completeness === 100,
    created_at: when,
    opened_at: steps.find(({ kind }) => kind === 'opened')?.at ?? null,
    decided_at: answer === null ? null : last,
    canceled_at: status === 'cancelled' ? last : null,
    decision_message: answer,
  });
  for (const { kind, at } of [{ kind: 'sent' as const, at: when }, ...steps])
    await db
      .insertInto('application_event')
      .values({
        id: demoId(`application event ${id} ${kind}`, at),
        application_id: id,
        kind,
        side: kind === 'sent' || kind === 'cancelled' ? 'applicant' : 'landlord',
        message: kind === status ? answer : null,
        at,
      })
      .execute();
  await sql`update listing set application_count = application_count + 1 where id = ${row.id}`.execute(db);
  if (status !== 'cancelled')
    await insertGrant(db, { listingId: row.id, userId, kind: 'applicant', sourceId: id, now: when });
  if (status !== 'cancelled' && status !== 'denied')
    await insertProfileGrant(
      db,
      { userId, viewerId: ownerId, kind: 'application', sourceId: id, withPaychecks: false },
      when,
    );
  await insertConnection(db, { between: [userId, ownerId], kind: 'application', sourceId: id }, when);
  if (status === 'considered')
    await saveNote(db, id, { notes: 'Bjóða á opið hús.', tags: ['góð meðmæli'] }, last!);
  await seedNotifications(db, { row, who, id, when, status, last, ownerId, userId });
}

interface Notified extends Pick<Seeded, 'row' | 'who' | 'when' | 'status'> {
  id: string;
  last: Date | null;
  ownerId: string;
  userId: string;
}

/** What both sides were notified of; all of it has been seen but what nobody has opened yet. */
async function seedNotifications(
  db: Database,
  { row, who, id, when, status, last, ownerId, userId }: Notified,
): Promise<void> {
  const { title, image } = aboutListing(row);
  const params = { title, name: `${who.givenName} ${who.familyName}` };
  const news: { tag: NotificationTag; to: string; at: Date }[] = [
    { tag: 'new_application', to: ownerId, at: when },
  ];
  if (last && asked.includes(status))
    news.push({
      tag: `application_${status as 'accepted' | 'denied' | 'cancelled'}`,
      to: status === 'cancelled' ? ownerId : userId,
      at: last,
    });
  for (const { tag, to, at } of news)
    await db
      .insertInto('notification')
      .values({
        user_id: to,
        id: demoId(`notification ${tag} ${id}`, at),
        type: typeOf(tag).id,
        subject_id: id,
        params: JSON.stringify(params),
        image,
        once_key: `demo ${tag} ${id}`,
        created_at: at,
        seen_at: at,
        clicked_at: null,
      })
      .execute();
}
