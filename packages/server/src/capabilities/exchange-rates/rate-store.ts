import type { ExchangeRate, ForeignCurrency } from '@heima/domain/exchange-rates/exchange-rate.ts';
import { type Selectable, sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';
import type { Views } from '#platform/db/tables.ts';

type KeptRate = Selectable<Views['current_exchange_rate']>;

/** The newest rate that is kept of each currency. */
export async function keptRates(db: Database): Promise<Map<ForeignCurrency, KeptRate>> {
  const rows = await db.selectFrom('current_exchange_rate').selectAll().execute();
  return new Map(rows.map((row) => [row.currency, row]));
}

/**
 * Keeps prices in other currencies from being written until the transaction ends. Whoever waits here may stand in the
 * way of one who already holds a listing, so it gives up before the database would take one of the two down.
 */
export async function lockRates(db: Database): Promise<void> {
  await sql`set local lock_timeout = '500ms'`.execute(db);
  await sql`select pg_advisory_xact_lock(hashtext('exchange_rate'))`.execute(db);
}

/** Stores a rate, or puts that of its day right. */
export async function saveRate(
  db: Database,
  { currency, day, rate }: ExchangeRate,
  now: Date,
): Promise<void> {
  await db
    .insertInto('exchange_rate')
    .values({ currency, day, rate, fetched_at: now })
    .onConflict((conflict) => conflict.columns(['currency', 'day']).doUpdateSet({ rate, fetched_at: now }))
    .execute();
}
