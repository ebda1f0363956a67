import type { Insertable } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Tables } from '#platform/db/tables.ts';

export type PreviewTable = Tables['application_preview'];

export async function insertPreview(db: Database, preview: Insertable<PreviewTable>): Promise<void> {
  await db.insertInto('application_preview').values(preview).execute();
}

export const findPreview = (db: Database, id: string) =>
  db.selectFrom('application_preview').selectAll().where('id', '=', id).executeTakeFirst();

/** Deletes previews that have run out. */
export async function purgePreviews(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('application_preview').where('expires_at', '<', before).execute();
}
