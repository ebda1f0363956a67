import { type Insertable, type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import { transitionAll } from '#platform/db/transition.ts';
import { exportMachine } from './export-machine.ts';
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

/** Notes how far an export has come. */
export async function notePart(db: Database, id: string, done: number): Promise<void> {
  await db.updateTable('data_export').set({ parts_done: done }).where('id', '=', id).execute();
}

/** Ends exports whose time is over. @returns their ids, for removing the archives */
export async function endOldExports(db: Database, now: Date): Promise<string[]> {
  const over = sql`state = 'READY' and expires_at <= ${now}`;
  return (await transitionAll({ db, now }, exportMachine, over, 'expire')).map(({ id }) => id);
}

/** Gives up exports that were begun before this time, whose job has used its tries up. */
export async function giveUpExports(db: Database, before: Date, now: Date): Promise<void> {
  const late = sql`state = 'WAITING' and created_at < ${before}`;
  await transitionAll({ db, now }, exportMachine, late, 'giveUp');
}

export async function removeExportsOf(db: Database, userId: string): Promise<string[]> {
  const rows = await db.deleteFrom('data_export').where('user_id', '=', userId).returning('id').execute();
  return rows.map(({ id }) => id);
}
