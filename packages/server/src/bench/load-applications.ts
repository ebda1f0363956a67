import { sql } from 'kysely';
import type { compose } from '#composition.ts';
import type { Database } from '#platform/db/database.ts';

type Program = Pick<Awaited<ReturnType<typeof compose>>, 'app'>;

interface Amounts {
  homes: number;
  /** Homes of the landlord, and applications for them. */
  ownHomes: number;
  own: number;
  /** Applications for homes of others. */
  others: number;
}

/** Signs the landlord up whose lists are measured. */
export async function signUpLandlord({ app }: Program): Promise<{ id: string; access: string }> {
  const answer = await app.inject({
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
export async function loadApplications(
  db: Database,
  landlordId: string,
  { homes, ownHomes, others, own }: Amounts,
): Promise<void> {
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
