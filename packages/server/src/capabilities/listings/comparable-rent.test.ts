import { comparableRent } from '@heima/domain/exchange-rates/comparable-rent.ts';
import { currencyCodes } from '@heima/domain/shared/money.ts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { buildListing } from './listing.builder.ts';
import { readListing, updateListing } from './listing-store.ts';

const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 8 });
const asked = fc.record({
  price: orNone(fc.oneof(fc.integer({ min: 0, max: 1_000_000_000 }), fc.integer({ min: 0, max: 200 }))),
  currency: fc.constantFrom(...currencyCodes),
  price_type: fc.constantFrom(1, 2, 2, 3, 4, 4),
  size: orNone(fc.integer({ min: 1, max: 999_999 }).map((tenths) => tenths / 10)),
  rate: orNone(fc.integer({ min: 1, max: 9_999_999 }).map((parts) => parts / 10_000)),
});

describe('the rent of a month that the database keeps', async () => {
  const app = await testApp();
  const { db } = app.services;

  it('is to the króna what the rule says, for every price', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(asked, { minLength: 400, maxLength: 400, size: 'max' }), async (cases) => {
        const { rows } = await sql<{ rent: number | null }>`
          select comparable_rent(price, currency, price_type, size, rate) as rent
          from json_to_recordset(${JSON.stringify(cases)}::json)
            as one(price bigint, currency text, price_type int, size numeric(7, 1), rate numeric(12, 4))`.execute(
          db,
        );
        const found = rows.map(({ rent }) => rent);
        expect(found).toEqual(cases.map((one) => comparableRent(one, one.rate)));
        expect(found.filter((rent) => rent !== null).length).toBeGreaterThan(100);
      }),
      { numRuns: 20 },
    );
  });

  it('follows price, its kind and the size of the home', async () => {
    const id = await buildListing(db, { price: 60_000, price_type: 2, size: 84.5 });
    const rent = async () => (await readListing(db, id, null))!.monthly_rent;
    expect(await rent()).toBe(260_000);
    await updateListing(db, id, { price_type: 4, price: 3_001 });
    expect(await rent()).toBe(253_585);
    await updateListing(db, id, { size: 50 });
    expect(await rent()).toBe(150_050);
    await updateListing(db, id, { price_type: 3 });
    expect(await rent()).toBeNull();
  });
});
