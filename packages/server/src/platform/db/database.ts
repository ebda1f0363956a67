import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { PreparingClient } from '#platform/db/prepared.ts';
import type { Schema } from '#platform/db/tables.ts';

export type Database = Kysely<Schema>;

// Whole numbers beyond 32 bits fit a double here (counts, minor units); dates stay plain text, never an instant.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);

/** How the server's own connections are set; see `openDatabase`. */
export const sessionSettings =
  '-c timezone=UTC -c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

export interface OpenDatabase {
  db: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. A statement is planned with its values, because a plan without them makes searches with ranges up to
 * thirty times slower, unless it is marked as `prepared`. A statement runs in one process, since many run beside each other, and pages that lie apart cost
 * little more than neighbours. The session speaks UTC so that no answer depends on the server's own zone.
 */
export function openDatabase(url: string, size = 10): OpenDatabase {
  const pool = new pg.Pool({
    Client: PreparingClient,
    connectionString: url,
    max: size,
    options: sessionSettings,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
  });
  // An idle connection that breaks (server restarted) is replaced by the pool; the next query reports real trouble.
  pool.on('error', () => undefined);
  // One that breaks while somebody holds it says so by itself too: unheard, that would end the program. The statement
  // that it was running, or the next one, fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  return { db, pool, close: () => db.destroy() };
}
