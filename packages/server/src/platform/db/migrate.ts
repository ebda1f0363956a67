import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { migrationsFolder } from '#platform/folders.ts';

/** Any number: all copies of the program take the same lock, so that one of them migrates and the others wait. */
const lockKey = 7_140_523;

/**
 * Applies the SQL files of `migrations/` that are not applied yet, in order, each in its own transaction,
 * under one lock. Forward only.
 * @returns the names of the files applied now
 */
export async function migrate(url: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migration (name text primary key, applied_at timestamptz not null default now())',
    );
    const done = new Set(
      (await client.query<{ name: string }>('select name from migration')).rows.map((row) => row.name),
    );
    const files = fs
      .readdirSync(migrationsFolder)
      .filter((name) => name.endsWith('.sql'))
      .sort();
    const applied: string[] = [];
    for (const name of files.filter((file) => !done.has(file))) {
      await client.query('begin');
      try {
        await client.query(fs.readFileSync(path.join(migrationsFolder, name), 'utf8'));
        await client.query('insert into migration (name) values ($1)', [name]);
        await client.query('commit');
      } catch (error) {
        await client.query('rollback');
        throw new Error(`Migration ${name} failed: ${(error as Error).message}`, { cause: error });
      }
      applied.push(name);
    }
    return applied;
  } finally {
    await client.end();
  }
}

/** Creates the database when the server does not have it yet. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database "${name.replaceAll('"', '')}"`);
  } catch (error) {
    // 42P04: another copy created it in the same moment.
    if ((error as { code?: string }).code !== '42P04') throw error;
  } finally {
    await client.end();
  }
}
