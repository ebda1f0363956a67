import { sql } from 'kysely';
import { findingsPlace } from '#capabilities/identity/apply-decision.ts';
import '#capabilities/listing-publication/tables.ts';
import '#capabilities/reports/tables.ts';
import { LANDLORDS } from '#demo/content/landlords.ts';
import { TENANTS } from '#demo/content/tenants.ts';
import type { Database } from '#platform/db/database.ts';
import type { Services } from '#platform/services.ts';
import { demoId } from './demo-id.ts';
import { personId } from './seed-people.ts';

type Context = Pick<Services, 'encryption' | 'secrets'> & { now: Date };

/** Puts something into each queue of staff: requests, reports of listings and of a person, a document. */
export async function seedQueues(db: Database, context: Context): Promise<void> {
  const listings = await db
    .selectFrom('listing')
    .select(['id', 'published_at'])
    .where('visible', '=', true)
    .where('owner_id', 'is not', null)
    .orderBy('published_at', 'desc')
    .limit(6)
    .execute();
  await db
    .insertInto('listing_publish_request')
    .values(
      listings.slice(0, 4).map(({ id, published_at: at }) => ({
        id: demoId(`publish request ${id}`, at!),
        listing_id: id,
        requested_at: at!,
        decision: null,
        decided_by: null,
        decided_at: null,
        reason: null,
      })),
    )
    .execute();
  await seedReports(
    db,
    context,
    listings.slice(4).map(({ id }) => id),
  );
  await seedDocument(db, context);
}

const hoursBefore = (now: Date, hours: number) => new Date(now.getTime() - hours * 3_600_000);

async function seedReports(db: Database, { secrets, now }: Context, listingIds: string[]): Promise<void> {
  const person = personId(LANDLORDS[2]!.key, now);
  const reports = [
    ...listingIds.map((listing_id, at) => ({
      listing_id,
      person_id: null,
      reason: at === 0 ? ('scam' as const) : ('wrong_information' as const),
      text:
        at === 0
          ? 'Beðið var um fyrirframgreiðslu áður en hægt var að skoða.'
          : 'Íbúðin er á þriðju hæð en ekki þeirri fyrstu.',
    })),
    {
      listing_id: null,
      person_id: person,
      reason: 'offensive' as const,
      text: 'Svaraði fyrirspurn með dónaskap.',
    },
  ];
  for (const [number, report] of reports.entries()) {
    const reporter = personId(TENANTS[number]!.key, now);
    const at = hoursBefore(now, 30 - number * 8);
    await db
      .insertInto('report')
      .values({
        ...report,
        id: demoId(`report ${number}`, at),
        reporter_id: reporter,
        reporter: secrets.hash(`demo report ${reporter}`),
        created_at: at,
        outcome: null,
        answer: null,
        handled_at: null,
        handled_by: null,
      })
      .execute();
  }
}

/** A document whose name is not that of the account, of the first person whose identity nothing has proved. */
async function seedDocument(db: Database, { encryption, now }: Context): Promise<void> {
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'full_name', 'birth_date'])
    .where('identity_verified_at', 'is', null)
    .where('is_staff', '=', false)
    .where(sql<boolean>`birth_date is not null`)
    .orderBy('full_name')
    .executeTakeFirst();
  if (!person) return;
  const at = hoursBefore(now, 20);
  const id = demoId(`verification ${person.id}`, at);
  const findings = {
    person: { givenName: person.full_name.split(' ')[0]!, surname: 'Kowalska', birthDate: person.birth_date },
    document: { type: 'PASSPORT', country: 'PL' },
  };
  await db
    .insertInto('verification')
    .values({
      id,
      user_id: person.id,
      provider_session_id: `demo ${id}`,
      reference: `demo ${id}`,
      page_url: encryption.encrypt('https://demo.example/', `verification.page_url ${id}`),
      state: 'approved',
      decided_at: at,
      reason_code: null,
      findings: encryption.encrypt(JSON.stringify(findings), findingsPlace(id)),
      agrees: false,
      review: null,
      reviewed_at: null,
      reviewed_by: null,
      review_reason: null,
      asked_at: null,
      created_at: at,
    })
    .execute();
}
