import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { PayoutMethodTable } from './tables.ts';

export type MethodRow = Selectable<PayoutMethodTable>;

export const findMethod = (db: Database, id: string): Promise<MethodRow | undefined> =>
  db.selectFrom('payout_method').selectAll().where('id', '=', id).executeTakeFirst();

/** The payout methods of a person, the oldest first. */
export const methodsOfPerson = (db: Database, userId: string): Promise<MethodRow[]> =>
  db.selectFrom('payout_method').selectAll().where('user_id', '=', userId).orderBy('id').execute();

export async function insertMethod(db: Database, row: Insertable<PayoutMethodTable>): Promise<void> {
  await db.insertInto('payout_method').values(row).execute();
}

export async function replaceAccount(
  db: Database,
  id: string,
  { iban, hash, now }: { iban: string; hash: string; now: Date },
): Promise<void> {
  await db
    .updateTable('payout_method')
    .set({ iban, iban_hash: hash, updated_at: now })
    .where('id', '=', id)
    .execute();
}

export async function deleteMethod(db: Database, id: string): Promise<void> {
  await db.deleteFrom('payout_method').where('id', '=', id).execute();
}

export async function deleteMethodsOf(db: Database, userId: string): Promise<void> {
  await db.deleteFrom('payout_method').where('user_id', '=', userId).execute();
}
