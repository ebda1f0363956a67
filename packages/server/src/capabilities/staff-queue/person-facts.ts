import type { Database } from '#platform/db/database.ts';

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
