import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '#platform/db/database.ts';
import type { Secrets } from '#platform/secrets.ts';
import type { EidIdentity } from '#ports/eid-identity.ts';

/** What an identity is found by: a keyed hash of country and national id, useless without the key. */
export const hashIdentity = (
  secrets: Secrets,
  { country, nationalId }: Pick<EidIdentity, 'country' | 'nationalId'>,
): string => secrets.hash(`identity ${country} ${nationalId}`);

/** Where an encrypted national id belongs. */
export const nationalIdPlace = (userId: string): string => `identity.national_id ${userId}`;

/** The active account that an identity belongs to. */
export async function accountOfIdentity(
  db: Database,
  country: string,
  hash: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('identity')
    .innerJoin('active_person', 'active_person.id', 'identity.user_id')
    .select('identity.user_id')
    .where('country', '=', country)
    .where('national_id_hash', '=', hash)
    .executeTakeFirst();
  return row?.user_id;
}

/** An identity whose account was deleted may open a new one. */
export async function releaseIdentity(db: Database, country: string, hash: string): Promise<void> {
  await db
    .deleteFrom('identity')
    .where('country', '=', country)
    .where('national_id_hash', '=', hash)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('active_person').select('id').whereRef('active_person.id', '=', 'identity.user_id'),
        ),
      ),
    )
    .execute();
}

export const findIdentity = (db: Database, userId: string) =>
  db.selectFrom('identity').selectAll().where('user_id', '=', userId).executeTakeFirst();

/** The identity of a person as a column; null when none is tied. */
export const identityColumn = (db: Database, userId: string) =>
  jsonObjectFrom(
    db.selectFrom('identity').select(['country', 'national_id']).where('user_id', '=', userId),
  ).as('identity');

export type IdentityRow = NonNullable<Awaited<ReturnType<typeof findIdentity>>>;

export async function insertIdentity(db: Database, identity: IdentityRow): Promise<void> {
  await db.insertInto('identity').values(identity).execute();
}

export async function enableSignInMethod(
  db: Database,
  userId: string,
  method: 'mobile_login' | 'personal_id_login',
  now: Date,
): Promise<void> {
  await db
    .updateTable('identity')
    .set({ [method]: true, updated_at: now })
    .where('user_id', '=', userId)
    .where(method, '=', false)
    .execute();
}
