import type { Database } from '#platform/db/database.ts';

/** The names of people whose accounts are there. */
export async function namesOf(db: Database, ids: readonly (string | null)[]): Promise<Map<string, string>> {
  const wanted = [...new Set(ids.filter((id) => id !== null))];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('active_person')
    .select(['id', 'full_name'])
    .where('id', 'in', wanted)
    .execute();
  return new Map(rows.map(({ id, full_name }) => [id, full_name]));
}

/** A person as staff see them beside an item; nothing when the account is gone. */
export async function aboutPerson(db: Database, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom('person_card')
    .innerJoin('active_person', 'active_person.id', 'person_card.id')
    .select([
      'person_card.id',
      'person_card.full_name',
      'identity_verified',
      'email_verified',
      'phone_verified',
      'active_person.created_at',
      'active_person.birth_date',
    ])
    .where('person_card.id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const { created_at, ...person } = row;
  return { ...person, member_since: created_at.toISOString() };
}
