import type { Insertable, Selectable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ReportMessageTable, ReportTable } from './tables.ts';

export type ReportRow = Selectable<ReportTable>;

/** Keeps a report for staff unless this reporter has said the same before. */
export async function insertReport(
  db: Database,
  report: Omit<Insertable<ReportTable>, 'outcome' | 'answer' | 'handled_at' | 'handled_by'>,
): Promise<boolean> {
  const added = await db
    .insertInto('report')
    .values({ ...report, outcome: null, answer: null, handled_at: null, handled_by: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}

/** The report of a person that this reporter made before for this reason. */
export const findMade = (
  db: Database,
  { personId, reporter, reason }: { personId: string; reporter: string; reason: ReportRow['reason'] },
): Promise<ReportRow | undefined> =>
  db
    .selectFrom('report')
    .selectAll()
    .where('person_id', '=', personId)
    .where('reporter', '=', reporter)
    .where('reason', '=', reason)
    .executeTakeFirst();

/** Keeps messages with a report, each once. */
export async function insertMessages(
  db: Database,
  messages: readonly Insertable<ReportMessageTable>[],
): Promise<void> {
  if (messages.length === 0) return;
  await db
    .insertInto('report_message')
    .values([...messages])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Locks a report until the transaction ends, so that of two who close it the second finds it closed. */
export const lockReport = (db: Database, id: string): Promise<ReportRow | undefined> =>
  db.selectFrom('report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** Reports that a person made. */
export const reportsBy = (db: Database, userId: string) =>
  db
    .selectFrom('report')
    .select(['listing_id', 'person_id', 'reason', 'text', 'created_at', 'outcome', 'answer', 'handled_at'])
    .where('reporter_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Staff may still have to look into what somebody reported, but not who it was; what was said of the person goes. */
export async function removePerson(db: Database, userId: string): Promise<void> {
  await db.updateTable('report').set({ reporter_id: null }).where('reporter_id', '=', userId).execute();
  await db.deleteFrom('report').where('person_id', '=', userId).execute();
}
