import { sql } from 'kysely';
import { compose } from '#composition.ts';
import { readConfig } from '#config.ts';
import { openDatabase } from '#platform/db/database.ts';
import { startBenchDatabase, timesOf } from './bench-database.ts';
import { loadListings } from './load-listings.ts';

/**
 * npm run bench -- applications: how long the list of a landlord with 5,000 applications takes, with
 * each filter, and the landlord's overview, among 200,000 applications of others. Prints the lines that stand in docs/performance.md.
 */
const homes = 2_000;
const ownHomes = 50;
const others = 200_000;
const own = 5_000;
const calls = 60;

const list = '/landlords/rental-applications';
const filters = [
  ['all, newest first', ''],
  ['new', 'group=new'],
  ['without pets, no smoking', 'has_pets=false&is_smoking=false'],
  ['a category', 'category=couple'],
  ['verified, by move-in', 'is_verified=true&order_by=move_in'],
  [
    'everything at once',
    'group=other&has_pets=false&is_employed=true&is_smoking=false&prefer_long_term=true',
  ],
  ['the last page', 'page=250'],
] as const;

const database = await startBenchDatabase(['shared_buffers=512MB', 'max_wal_size=4GB']);
await loadListings(database.url, homes);
const program = await compose({
  config: readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: database.folder,
    LOG_LEVEL: 'silent',
    FLOOD_LIMIT: '0',
    DEMO: '0',
  }),
  clock: () => new Date(),
});
const { db, close } = openDatabase(database.url);
try {
  await program.app.ready();
  const landlord = await signUp();
  await loadApplications(landlord.id);
  console.log(
    `| A landlord’s ${own.toLocaleString('en')} applications | found | median ms | 95th percentile ms |`,
  );
  console.log('|---|---|---|---|');
  const asked = filters.map(([name, query]) => [name, `${list}?${query}`] as const);
  for (const [name, path] of [...asked, ['the overview', '/landlords/overview'] as const]) {
    let found = 0;
    const share = await timesOf(calls, async () => {
      const answer = await program.app.inject({
        url: `/api/v1${path}`,
        headers: { authorization: `Bearer ${landlord.access}` },
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
      const body = answer.json() as { count?: number; waiting?: { count: number }[] };
      found = body.count ?? body.waiting!.length;
    });
    console.log(`| ${name} | ${found} | ${share(0.5).toFixed(1)} | ${share(0.95).toFixed(1)} |`);
  }
} finally {
  await close();
  await program.stop();
  await database.stop();
}

async function signUp(): Promise<{ id: string; access: string }> {
  const answer = await program.app.inject({
    method: 'POST',
    url: '/api/v1/users',
    payload: {
      email: 'leigusali@daemi.is',
      full_name: 'Þóra Ægisdóttir',
      password: 'leyndo12',
      terms_accepted: true,
      user_type: 'LL',
    },
  });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json() as { id: string; access: string };
}

/** People who each apply once: some for the landlord's homes, most for those of nobody in particular. */
async function loadApplications(landlordId: string): Promise<void> {
  const all = own + others;
  await sql`update listing set owner_id = ${landlordId}
    where id in (select id from listing order by published_at limit ${ownHomes})`.execute(db);
  await sql`insert into app_user (id, full_name, username, user_type, primary_language, terms_accepted_at, created_at, updated_at)
    select gen_random_uuid(), 'Umsækjandi ' || n, 'u' || n, 'TN', 'is', now(), now(), now()
    from generate_series(1, ${all}::int) n`.execute(db);
  await sql`
    with person as (select id, row_number() over (order by id) as n from app_user where id <> ${landlordId}),
      mine as (select id, row_number() over (order by id) as n from listing where owner_id = ${landlordId}),
      other as (select id, row_number() over (order by id) as n from listing where owner_id is null)
    insert into application (id, listing_id, applicant_id, status, message, preferred_move_in, move_in_date,
      preferred_stay, adults, children, occupation, pets, is_smoking, negotiate_price, shares_paychecks, profile,
      is_verified, has_whole_profile, created_at, opened_at)
    select gen_random_uuid(), coalesce(mine.id, other.id), person.id,
      (array['received', 'opened', 'considered', 'denied', 'accepted', 'cancelled'])[1 + person.n % 6],
      repeat('Ég hef áhuga á eigninni. ', 20), case when person.n % 3 = 0 then 'after' else 'asap' end,
      case when person.n % 3 = 0 then date '2027-01-01' + (person.n % 90)::int end,
      (array['longer', 'longer', 'shorter'])[1 + person.n % 3], 1 + person.n % 3, person.n % 2,
      (array['employee', 'student', 'employee', 'retired'])[1 + person.n % 4],
      case when person.n % 5 = 0 then array['cat'] else '{}'::text[] end, person.n % 10 = 0, person.n % 4 = 0, false,
      jsonb_build_object('full_name', 'Umsækjandi', 'bio', repeat('Róleg og reglusöm. ', 10), 'age', 30,
        'has_clean_criminal_record', true, 'completeness', 80, 'has_verified_email_address', true,
        'has_verified_phone_number', true, 'has_verified_identity', person.n % 2 = 0, 'occupation', null,
        'nationality', 'IS', 'spoken_languages', '["is"]'::jsonb, 'corenters', '[]'::jsonb),
      person.n % 2 = 0, person.n % 6 = 0, now() - person.n * interval '1 minute', now()
    from person
      left join mine on person.n <= ${own} and mine.n = 1 + person.n % ${ownHomes}
      left join other on person.n > ${own} and other.n = 1 + person.n % ${homes - ownHomes}`.execute(db);
  await sql`insert into application_note (application_id, categories, updated_at)
    select id, case when adults = 2 then array['couple'] else array['single'] end, now() from application`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
