import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { ListingReportTable } from './tables.ts';

/** Keeps a report for staff unless this reporter has said the same before. */
export async function insertReport(db: Database, report: Insertable<ListingReportTable>): Promise<boolean> {
  const added = await db
    .insertInto('listing_report')
    .values(report)
    .onConflict((conflict) => conflict.columns(['listing_id', 'reporter', 'reason']).doNothing())
    .executeTakeFirst();
  return added.numInsertedOrUpdatedRows === 1n;
}
