import { expiryOf } from '@heima/domain/offers/bid-state.ts';
import { addDays, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { type Insertable, sql } from 'kysely';
import '#capabilities/alerts/tables.ts';
import { insertEmail } from '#capabilities/contacts/email-store.ts';
import '#capabilities/listing-freshness/tables.ts';
import '#capabilities/listing-publication/tables.ts';
import { insertBid } from '#capabilities/offers/offer-store.ts';
import type { BidTable } from '#capabilities/offers/tables.ts';
import { insertAttendee } from '#capabilities/open-houses/attendee-store.ts';
import { insertOpenHouse } from '#capabilities/open-houses/open-house-store.ts';
import '#capabilities/open-houses/tables.ts';
import type { DemoListing } from '#demo/content/demo-listing.ts';
import type { Database } from '#platform/db/database.ts';
import { demoId } from './demo-id.ts';
import { personId } from './seed-people.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** The two with whom the demonstration is looked at first; their overviews have something of each kind. */
const landlordKey = 'marek-brzozowicz';
const tenantKey = 'hildur-eva-jonasdottir';

/** The home of the landlord that staff has refused: neither the first nor the last published one. */
export function refusedListing(listings: readonly DemoListing[]): string | undefined {
  const own = listings
    .filter(({ ownerKey }) => ownerKey === landlordKey)
    .sort((one, other) => one.publishedAt.localeCompare(other.publishedAt));
  return own.length > 2 ? own.at(-2)!.key : undefined;
}

/** What the seeds before leave out: an open house tomorrow, a question, a refusal, a draft, and finds of a search. */
export async function seedWaiting(db: Database, now: Date): Promise<void> {
  const landlord = personId(landlordKey, now);
  const tenant = personId(tenantKey, now);
  const homes = await db
    .selectFrom('listing')
    .select(['id', 'published_at'])
    .where('owner_id', '=', landlord)
    .where('visible', '=', true)
    .orderBy('published_at')
    .orderBy('id')
    .execute();
  const [oldest] = homes;
  if (oldest) {
    await seedOpenHouse(db, { home: oldest.id, landlord, tenant, now });
    await seedQuestion(db, oldest.id, now);
  }
  await seedBidToAnswer(db, landlord, now);
  await seedRefusals(db, landlord);
  await seedDraftOf(db, landlord);
  await seedFinds(db, { tenant, landlord, now });
  for (const [userId, key] of [
    [landlord, landlordKey],
    [tenant, tenantKey],
  ] as const) {
    const address = `${key.replaceAll('-', '.')}.2@demo.example`;
    await insertEmail(db, { userId, address, key: address, signsIn: false, now });
  }
}

interface Coming {
  home: string;
  landlord: string;
  tenant: string;
  now: Date;
}

/** Tomorrow at five, with the tenant and two others. */
async function seedOpenHouse(db: Database, { home, landlord, tenant, now }: Coming): Promise<void> {
  const made = new Date(now.getTime() - 3 * hourMs);
  const startsAt = new Date(`${addDays(todayInIceland(now), 1)}T17:00:00Z`);
  const id = demoId('open house tomorrow', made);
  await insertOpenHouse(db, {
    id,
    listing_id: home,
    host_id: landlord,
    starts_at: startsAt,
    ends_at: new Date(startsAt.getTime() + hourMs),
    capacity: 8,
    note: 'Bjallan er merkt íbúðinni.',
    canceled_at: null,
    sequence: 0,
    day_reminded_for: startsAt,
    hours_reminded_for: null,
    created_at: made,
    updated_at: made,
  });
  const { rows } = await sql<{ id: string }>`
    select id from app_user where user_type = 'TN' and deleted_at is null and id <> ${tenant} order by id limit 2`.execute(
    db,
  );
  for (const [at, userId] of [tenant, ...rows.map((row) => row.id)].entries()) {
    const since = new Date(made.getTime() + (at + 1) * 60_000);
    await insertAttendee(db, {
      id: demoId(`attendee tomorrow ${at}`, since),
      open_house_id: id,
      user_id: userId,
      state: 'attending',
      created_at: since,
      attending_since: since,
    });
  }
}

/** Asks whether a home is still free, so that nobody has answered yet. */
async function seedQuestion(db: Database, listingId: string, now: Date): Promise<void> {
  const asked = new Date(now.getTime() - dayMs);
  await db
    .updateTable('listing_freshness')
    .set({ confirmed_at: null, first_asked_at: asked, asked_at: asked })
    .where('listing_id', '=', listingId)
    .execute();
}

/** Lets a bid of an applicant wait for the landlord: a new one, where the last was answered. */
async function seedBidToAnswer(db: Database, landlord: string, now: Date): Promise<void> {
  const { rows } = await sql<Insertable<BidTable> & { applicant_id: string }>`
    select b.*, o.applicant_id from bid b join rental_offer o on o.id = b.offer_id
      join listing l on l.id = o.listing_id and l.visible and l.owner_id = ${landlord}
      join application a on a.id = b.application_id and a.status in ('received', 'opened', 'considered')
    where b.id = (select last.id from bid last where last.offer_id = o.id
        order by last.created_at desc, last.id desc limit 1)
      and b.status in ('denied', 'expired')
    order by b.created_at desc, b.id limit 1`.execute(db);
  if (!rows[0]) return;
  const { applicant_id, ...last } = rows[0];
  const at = new Date(now.getTime() - hourMs);
  await insertBid(db, {
    ...last,
    id: demoId(`bid to answer ${last.offer_id}`, at),
    initiator: 'BUYER',
    bidder_id: applicant_id,
    status: 'pending',
    counter_of: null,
    created_at: at,
    expires_at: expiryOf(at),
    ended_at: null,
    ended_side: null,
    ended_because: null,
  });
}

/** Why staff refused the homes that were seeded as refused. */
async function seedRefusals(db: Database, landlord: string): Promise<void> {
  const { rows } = await sql<{ id: string; published_at: Date; unpublished_at: Date }>`
    select id, published_at, unpublished_at from listing
    where owner_id = ${landlord} and unpublish_reason = 'denied'`.execute(db);
  for (const { id, published_at: at, unpublished_at: decided } of rows)
    await db
      .insertInto('listing_publish_request')
      .values({
        id: demoId(`refused request ${id}`, at),
        listing_id: id,
        requested_at: at,
        decision: 'denied',
        decided_by: null,
        decided_at: decided,
        reason: 'Myndirnar eru af annarri eign.',
      })
      .execute();
}

/** Gives the landlord a visitor's draft, where the draw gave none. */
async function seedDraftOf(db: Database, landlord: string): Promise<void> {
  await sql`
    update listing set owner_id = ${landlord}, client_id_hash = null
    where id = (select id from listing where published_at is null and owner_id is null order by id limit 1)
      and not exists (select 1 from listing where owner_id = ${landlord} and published_at is null)`.execute(
    db,
  );
}

/** What the first saved search of the tenant has found since; nothing of it is sent any more. */
async function seedFinds(
  db: Database,
  { tenant, landlord, now }: { tenant: string; landlord: string; now: Date },
): Promise<void> {
  const found = new Date(now.getTime() - hourMs);
  await sql`
    insert into saved_search_match (search_id, listing_id, found_at, batch_id)
    select s.id, l.id, ${found}, ${demoId('named finds', found)}
    from (select id from saved_search where user_id = ${tenant} order by id limit 1) s,
      (select id from listing where visible and owner_id <> ${landlord} order by published_at desc limit 3) l`.execute(
    db,
  );
}
