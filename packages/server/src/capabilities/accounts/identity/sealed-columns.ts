import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/** A column of encrypted texts. Each stands encrypted for its place: `table.column id`. */
export interface SealedColumn {
  table: 'identity' | 'verification' | 'provider_event' | 'second_factor';
  id: 'user_id' | 'id';
  column: string;
}

/** Those that are kept long; what lives for minutes only need not be renewed. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'identity', id: 'user_id', column: 'national_id' },
  { table: 'verification', id: 'id', column: 'page_url' },
  { table: 'verification', id: 'id', column: 'findings' },
  { table: 'provider_event', id: 'id', column: 'body' },
  { table: 'second_factor', id: 'user_id', column: 'key_encrypted' },
];

/** Rows of a column that were not encrypted with the newest key, some at a time. */
export async function rowsOfOlderKeys(
  db: Database,
  { table, id, column }: SealedColumn,
  { current, most }: { current: string; most: number },
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${current})
    order by ${sql.ref(id)} limit ${most}`.execute(db);
  return rows;
}

/** Replaces one text, unless it was changed meanwhile. */
export async function replaceSealed(
  db: Database,
  { table, id, column }: SealedColumn,
  { id: value, before, after }: { id: string; before: string; after: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${after}
    where ${sql.ref(id)} = ${value} and ${sql.ref(column)} = ${before}`.execute(db);
}
