import type { PetType } from '@heima/domain/reference/pet-types.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { sql, type Updateable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import type { RentalProfileTable } from './tables.ts';

/** A person with the rental profile, which is empty when none was written yet. */
export interface ProfileRow {
  user_id: string;
  full_name: string;
  bio: string | null;
  birth_date: PlainDate | null;
  primary_language: Language;
  joined_at: Date;
  identity_verified: boolean;
  email_verified: boolean;
  phone_verified: boolean;
  occupation: string | null;
  nationality: string | null;
  spoken_languages: string[];
  is_smoking: boolean | null;
  has_clean_criminal_record: boolean | null;
  pets: PetType[] | null;
  image_id: string | null;
  image_blur: string | null;
}

const columns = sql`
  u.id as user_id, u.full_name, u.bio, u.birth_date, u.primary_language, u.created_at as joined_at,
  u.identity_verified_at is not null as identity_verified,
  exists (select 1 from proved_email e where e.user_id = u.id) as email_verified,
  exists (select 1 from proved_phone p where p.user_id = u.id) as phone_verified,
  r.occupation, r.nationality, coalesce(r.spoken_languages, '{}') as spoken_languages, r.is_smoking,
  r.has_clean_criminal_record, r.pets, r.image_id, r.image_blur`;

/** What a person has written in the rental profile, as a column of the person; null when there is none. */
export const rentalProfileColumn = (db: Database, userId: string) =>
  jsonObjectFrom(
    db
      .selectFrom('rental_profile')
      .select([
        'occupation',
        'nationality',
        'spoken_languages',
        'is_smoking',
        'has_clean_criminal_record',
        'pets',
        'image_id',
        'image_blur',
      ])
      .where('user_id', '=', userId),
  ).as('rental_profile');

/** The profile of a person; nothing for an account that is gone. */
export async function findProfile(db: Database, userId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${columns} from active_person u left join rental_profile r on r.user_id = u.id
    where u.id = ${userId}`.execute(db);
  return rows[0];
}

/**
 * The stored profile, made when there is none, and locked until the transaction ends, so that changes come one by one.
 * Nothing for an account that is gone.
 */
export async function lockProfile(
  db: Database,
  userId: string,
  now: Date,
): Promise<{ image_id: string | null } | undefined> {
  await sql`
    insert into rental_profile (user_id, created_at, updated_at)
    select id, ${now}, ${now} from active_person where id = ${userId}
    on conflict (user_id) do nothing`.execute(db);
  const { rows } = await sql<{ image_id: string | null }>`
    select r.image_id from rental_profile r join active_person u on u.id = r.user_id
    where r.user_id = ${userId} for update of r`.execute(db);
  return rows[0];
}

export async function changeProfileRow(
  db: Database,
  userId: string,
  values: Updateable<RentalProfileTable>,
  now: Date,
): Promise<void> {
  await db
    .updateTable('rental_profile')
    .set({ ...values, updated_at: now })
    .where('user_id', '=', userId)
    .execute();
}

/** Somebody as others may see them in a list: the name and the picture. */
export interface NamedPerson {
  user_id: string;
  full_name: string;
  image_id: string | null;
  image_blur: string | null;
}

/** Names and pictures of people, those who are gone left out. */
export async function findPeople(db: Database, ids: readonly string[]): Promise<NamedPerson[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedPerson>`
    select id as user_id, full_name, image_id, image_blur from person_card where id = any (${ids}::uuid[])`.execute(
    db,
  );
  return rows;
}

/** The picture of a profile that is about to be deleted. */
export async function lockProfileImage(db: Database, userId: string): Promise<string | null> {
  const row = await db
    .selectFrom('rental_profile')
    .select('image_id')
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row?.image_id ?? null;
}

/** Deletes what a person has written; the files are removed by their caller. */
export async function deleteProfileRows(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('profile_link').where('user_id', '=', userId).execute();
  await db.deleteFrom('paycheck').where('user_id', '=', userId).execute();
  await db.deleteFrom('rental_profile').where('user_id', '=', userId).execute();
  await sql`delete from profile_grant where user_id = ${userId} or viewer_id = ${userId}`.execute(db);
  await sql`update profile_opening set viewer_id = null where viewer_id = ${userId}`.execute(db);
  await sql`delete from connection where user_id = ${userId} or other_id = ${userId}`.execute(db);
}
