import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** Notes that two people have to do with each other, for both; knowing already changes nothing. */
export async function acquaint(db: Database, one: string, other: string, now: Date): Promise<void> {
  if (one === other) return;
  const pairs = [
    { user_id: one, other_id: other, since: now },
    { user_id: other, other_id: one, since: now },
  ].sort((a, b) => a.user_id.localeCompare(b.user_id));
  await db
    .insertInto('acquaintance')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface FoundPerson {
  id: string;
  full_name: string;
}

/** Acquaintances by a part of the name, or by a whole proved e-mail address or phone number. */
export async function findAcquaintances(
  db: Database,
  userId: string,
  { text, email, e164, limit }: { text: string; email: string; e164: string | undefined; limit: number },
): Promise<FoundPerson[]> {
  const part = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const { rows } = await sql<FoundPerson>`
    select p.id, p.full_name from acquaintance a join app_user p on p.id = a.other_id
    where a.user_id = ${userId} and p.deleted_at is null and (
      p.full_name ilike ${part}
      or exists (select 1 from email_address e
        where e.user_id = p.id and e.verified_at is not null and e.address_key = ${email})
      or exists (select 1 from phone f where f.user_id = p.id and f.verified_at is not null and f.e164 = ${e164 ?? null}))
    order by p.full_name, p.id limit ${limit}`.execute(db);
  return rows;
}
