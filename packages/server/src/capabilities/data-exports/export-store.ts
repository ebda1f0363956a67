import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { DataExportTable } from './tables.ts';

export type ExportRow = Selectable<DataExportTable>;

/** Where the archive lies in the file store. */
export const archiveName = (id: string): string => `data-exports/${id}.zip`;

export const findExport = (db: Database, id: string): Promise<ExportRow | undefined> =>
  db.selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirst();

export const exportsOf = (db: Database, userId: string): Promise<ExportRow[]> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(10)
    .execute();

/** Adds an export unless one is under way. @returns whether it was added */
export async function insertExport(db: Database, row: Insertable<DataExportTable>): Promise<boolean> {
  const result = await db
    .insertInto('data_export')
    .values(row)
    .onConflict((conflict) => conflict.column('user_id').where('state', '=', 'WAITING').doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export const waitingExport = (db: Database, userId: string): Promise<ExportRow | undefined> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();

/** Changes an export that is still under way. @returns whether it was */
export async function changeWaiting(
  db: Database,
  id: string,
  values: Updateable<DataExportTable>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('data_export')
    .set(values)
    .where('id', '=', id)
    .where('state', '=', 'WAITING')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Ends exports whose time is over, and those of deleted people. @returns their ids, for removing the archives */
export async function endOldExports(db: Database, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('data_export')
    .set({ state: 'EXPIRED', expires_at: now })
    .where('state', '=', 'READY')
    .where('expires_at', '<=', now)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function removeExportsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom('data_export').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
