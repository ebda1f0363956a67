import type { ExchangeRate } from '@heima/domain/exchange-rates/exchange-rate.ts';
import { sql } from 'kysely';
import type { Database } from '#platform/db/database.ts';

/**
 * Calculates the comparable rents of one currency by its rate. The listings do not change by it: nobody is notified,
 * and nothing counts as edited. Those whose rent stays are not written.
 */
export async function calculateRents(
  db: Database,
  { currency, rate }: Pick<ExchangeRate, 'currency' | 'rate'>,
): Promise<void> {
  const rent = sql`comparable_rent(price, currency, price_type, size, ${rate})`;
  await sql`
    update listing set monthly_rent = ${rent}
    where currency = ${currency} and monthly_rent is distinct from ${rent}`.execute(db);
}
