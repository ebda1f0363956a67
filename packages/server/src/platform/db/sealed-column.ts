import { sql } from 'kysely';
import type { Encryption } from '#platform/encryption.ts';
import type { Database } from './database.ts';
import type { Tables } from './tables.ts';

/** A column of encrypted texts. Each stands encrypted for its place, see `placeOf`. */
export interface SealedColumn {
  table: keyof Tables & string;
  id: 'user_id' | 'id';
  column: string;
}

const batch = 500;

/** Where an encrypted text belongs: `table.column id`. */
export const placeOf = ({ table, column }: Omit<SealedColumn, 'id'>, id: string): string =>
  `${table}.${column} ${id}`;

/** Encrypts anew what an older key encrypted, so that the older key can be taken away. @returns how many texts */
export async function renewColumn(
  { db, encryption }: { db: Database; encryption: Encryption },
  column: SealedColumn,
): Promise<number> {
  for (let renewed = 0; ; ) {
    const rows = await rowsOfOlderKeys(db, column, encryption.currentPrefix);
    for (const { id, sealed } of rows) {
      const place = placeOf(column, id);
      const after = encryption.encrypt(encryption.decrypt(sealed, place), place);
      await replaceSealed(db, column, { id, before: sealed, after });
    }
    renewed += rows.length;
    if (rows.length < batch) return renewed;
  }
}

/** Rows of a column that were not encrypted with the newest key, some at a time. */
async function rowsOfOlderKeys(
  db: Database,
  { table, id, column }: SealedColumn,
  current: string,
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select ${sql.ref(id)} as id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and not starts_with(${sql.ref(column)}, ${current})
    order by ${sql.ref(id)} limit ${batch}`.execute(db);
  return rows;
}

/** Replaces one text, unless it was changed meanwhile. */
async function replaceSealed(
  db: Database,
  { table, id, column }: SealedColumn,
  { id: value, before, after }: { id: string; before: string; after: string },
): Promise<void> {
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${after}
    where ${sql.ref(id)} = ${value} and ${sql.ref(column)} = ${before}`.execute(db);
}
