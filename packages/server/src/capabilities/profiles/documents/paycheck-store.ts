import type { Insertable, Selectable } from 'kysely';
import type { PaycheckTable } from '#capabilities/profiles/tables.ts';
import type { Database } from '#platform/db/database.ts';

export type PaycheckRow = Selectable<PaycheckTable>;

/** Where the file of a paycheck is kept. */
export const paycheckFile = ({ id, media_type: type }: Pick<PaycheckRow, 'id' | 'media_type'>): string =>
  `paychecks/${id}.${type === 'application/pdf' ? 'pdf' : 'jpg'}`;

/** Paychecks of a person, the newest first. */
export const findPaychecks = (db: Database, userId: string): Promise<PaycheckRow[]> =>
  db.selectFrom('paycheck').selectAll().where('user_id', '=', userId).orderBy('id', 'desc').execute();

/** A paycheck whose owner's account is still there. */
export const findPaycheck = (db: Database, id: string): Promise<PaycheckRow | undefined> =>
  db
    .selectFrom('paycheck')
    .innerJoin('active_person', 'active_person.id', 'paycheck.user_id')
    .selectAll('paycheck')
    .where('paycheck.id', '=', id)
    .executeTakeFirst();

export async function insertPaycheck(db: Database, row: Insertable<PaycheckTable>): Promise<void> {
  await db.insertInto('paycheck').values(row).execute();
}

export async function describePaycheck(db: Database, id: string, description: string): Promise<void> {
  await db.updateTable('paycheck').set({ description }).where('id', '=', id).execute();
}

/** Deletes a paycheck; false when it was gone already. */
export async function deletePaycheckRow(db: Database, id: string): Promise<boolean> {
  const gone = await db.deleteFrom('paycheck').where('id', '=', id).executeTakeFirst();
  return gone.numDeletedRows === 1n;
}
