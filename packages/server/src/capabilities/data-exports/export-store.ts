import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
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

export const insertExport = (db: Database, row: Insertable<DataExportTable>): Promise<ExportRow> =>
  db.insertInto('data_export').values(row).returningAll().executeTakeFirstOrThrow();

/** The export that is under way, or became ready after this time. */
export const currentExport = (
  db: Database,
  userId: string,
  readyAfter: Date,
): Promise<ExportRow | undefined> =>
  db
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .where((is) =>
      is.or([
        is('state', '=', 'WAITING'),
        is.and([is('state', '=', 'READY'), is('ready_at', '>', readyAfter)]),
      ]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();

/** Lets the requests of one person come one by one. */
export async function lockExportsOf(db: Database, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`data exports ${userId}`}, 0))`.execute(db);
}

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

/** Gives up exports that were begun before this time, whose job has used its tries up. */
export async function giveUpExports(db: Database, before: Date): Promise<void> {
  await db
    .updateTable('data_export')
    .set({ state: 'FAILED' })
    .where('state', '=', 'WAITING')
    .where('created_at', '<', before)
    .execute();
}

export async function removeExportsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom('data_export').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
