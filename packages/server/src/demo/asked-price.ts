import type { ExchangeRate } from '@heima/domain/exchange-rates/exchange-rate.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { addDays, type PlainDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { DemoListing } from '#demo/content/demo-listing.ts';
import type { Database } from '#platform/db/database.ts';
import '#capabilities/exchange-rates/tables.ts';
import { seededRandom } from './seeded-random.ts';

/** Near what the sandbox registers, so that the first fetch takes the place of these. */
const rates = { USD: 126.44, EUR: 147.2 } as const;

/** Rates of some days ago: a home in euros can be compared before the first fetch. */
export async function seedExchangeRates(db: Database, now: Date): Promise<void> {
  const day: PlainDate = addDays(todayInIceland(now), -3);
  for (const currency of ['USD', 'EUR'] as const satisfies ExchangeRate['currency'][])
    await db
      .insertInto('exchange_rate')
      .values({ currency, day, rate: rates[currency], fetched_at: new Date(0) })
      .execute();
}

interface AskedPrice {
  price: number;
  currency: Currency;
  price_type: number;
}

/**
 * The price as its landlord asks for it: most by month in krónur, workplaces often by square metre, short lets often
 * by week, and now and then a home in euros or dollars.
 */
export function askedPrice({ key, type, size, price, deposit, ...listing }: DemoListing): AskedPrice {
  const random = seededRandom(`${key} asked price`);
  const inKronur = (amount: number, step: number, price_type: number): AskedPrice => ({
    price: Math.max(step, Math.round(amount / step) * step),
    currency: 'ISK',
    price_type,
  });
  if (type === 'commercial' && random.chance(0.6)) return inKronur(price / size, 10, 4);
  if (listing.lodgingRegistrationNumber !== null && random.chance(0.5))
    return inKronur((price * 12) / 52, 1000, 2);
  // An amount of deposit is in the currency of the price.
  if (deposit.kind === 'custom' || !random.chance(0.04)) return { price, currency: 'ISK', price_type: 1 };
  const currency = random.chance(0.7) ? 'EUR' : 'USD';
  return { price: Math.round(price / rates[currency] / 10) * 1000, currency, price_type: 1 };
}
