import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import type { PlainDate } from '@heima/domain/shared/plain-date.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { fetchRates } from './fetch-rates.ts';
import { lockRates, saveRate } from './rate-store.ts';

const noon = (date: string) => new Date(`${date}T12:30:00Z`);

describe('rates of other currencies', async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const run = () => fetchRates.handle(app.services, {});
  const register = (currency: string, rate: string | null, day: string) =>
    sandbox.act('central-bank', 'register', { currency, rate, day });
  const calls = async () => (await sandbox.calls({ provider: 'central-bank' })).length;
  const kept = async () =>
    (await db.selectFrom('current_exchange_rate').selectAll().orderBy('currency').execute()).map(
      ({ currency, day, rate }) => `${currency} ${rate} ${day}`,
    );
  const rentOf = async (id: string) =>
    (
      await db
        .selectFrom('listing_card')
        .select('monthly_rent')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).monthly_rent;

  beforeEach(async () => {
    await sandbox.reset();
    await db.deleteFrom('exchange_rate').execute();
    app.setTime(noon('2026-11-25'));
    await register('USD', '126.44', '2026-11-25');
    await register('EUR', '147.2', '2026-11-25');
  });

  it('are fetched when there are none, and once after each of the hours at which they are looked at', async () => {
    await run();
    expect(await kept()).toEqual(['EUR 147.2 2026-11-25', 'USD 126.44 2026-11-25']);
    app.addSeconds(3600);
    await run();
    expect(await calls()).toBe(1);
    await register('EUR', '147.6543', '2026-11-25');
    app.setTime(new Date('2026-11-25T17:01:00Z'));
    await run();
    await run();
    expect(await calls()).toBe(2);
    expect(await kept()).toEqual(['EUR 147.6543 2026-11-25', 'USD 126.44 2026-11-25']);
  });

  it('make rents of a month, by which homes are found and stand in the order of prices', async () => {
    const waiting = await buildListing(db, { price: 150_000, currency: 'EUR' });
    expect(await rentOf(waiting)).toBeNull();
    await run();
    expect(await rentOf(waiting)).toBe(220_800);
    const later = await buildListing(db, { price: 60_000, currency: 'USD', price_type: 2 });
    expect(await rentOf(later)).toBe(328_744);
    const kronur = await buildListing(db, { price: 250_000 });
    const search = async (query: object) =>
      (await app.ask(searchListings, { query })).body.items.map(({ id }) => id);
    expect(await search({ order_by: 'price' })).toEqual([waiting, kronur, later]);
    expect(await search({ order_by: '-price' })).toEqual([later, kronur, waiting]);
    expect(await search({ max_price: 221_000 })).toEqual([waiting]);

    const { updated_at: before } = await db
      .selectFrom('listing')
      .select('updated_at')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    app.setTime(noon('2026-11-26'));
    await register('EUR', '150', '2026-11-26');
    await run();
    expect(await rentOf(waiting)).toBe(225_000);
    const { updated_at: after } = await db
      .selectFrom('listing')
      .select('updated_at')
      .where('id', '=', waiting)
      .executeTakeFirstOrThrow();
    expect(after).toEqual(before);
  });

  it('that cannot be believed are refused with a reason, and the kept rate stays; the other currency counts', async () => {
    await run();
    const counted = async () =>
      (await app.services.metrics.exchangeRates.get()).values.map(
        ({ labels, value }) => `${labels.currency} ${labels.outcome} ${value}`,
      );
    for (const [rate, day, outcome] of [
      ['0', '2026-11-26', 'out-of-range'],
      ['184.01', '2026-11-26', 'jump'],
      ['147.3', '2026-11-27', 'future'],
      ['147.3', '2026-11-24', 'older'],
    ] as const) {
      app.services.metrics.exchangeRates.reset();
      await db
        .updateTable('exchange_rate')
        .set({ fetched_at: noon('2026-11-20') })
        .execute();
      app.setTime(noon('2026-11-26'));
      await register('EUR', rate, day);
      await register('USD', '127', '2026-11-26');
      await run();
      expect(await kept()).toEqual(['EUR 147.2 2026-11-25', 'USD 127 2026-11-26']);
      expect(await counted()).toEqual(['USD kept 1', `EUR ${outcome} 1`]);
      // What is refused is not asked for again until it is due.
      const before = await calls();
      await run();
      expect(await calls()).toBe(before);
    }
  });

  it('stay when the answer breaks off, and are asked for again', async () => {
    await run();
    app.setTime(noon('2026-11-26'));
    await sandbox.addRule({ provider: 'central-bank', outcome: 'malformed', times: 1 });
    await expect(run()).rejects.toThrow('protocol');
    expect(await kept()).toEqual(['EUR 147.2 2026-11-25', 'USD 126.44 2026-11-25']);
    await register('EUR', '148', '2026-11-26');
    await run();
    expect(await kept()).toEqual(['EUR 148 2026-11-26', 'USD 126.44 2026-11-25']);
  });

  it('that were put right by hand count with the next fetch', async () => {
    const id = await buildListing(db, { price: 150_000, currency: 'EUR' });
    await run();
    await db
      .insertInto('exchange_rate')
      .values({ currency: 'EUR', day: '2026-11-26' as PlainDate, rate: 300, fetched_at: noon('2026-11-20') })
      .execute();
    app.setTime(noon('2026-11-26'));
    await register('EUR', '300', '2026-11-26');
    await run();
    expect(await rentOf(id)).toBe(450_000);
  });

  it('a price that is being written is calculated by the new rate, whichever comes first', async () => {
    await run();
    app.setTime(noon('2026-11-26'));
    await register('EUR', '150', '2026-11-26');
    const { unitOfWork } = app.services;
    // The price came first: the rate waits, gives up before it could stand in the way, and comes again.
    const first = await unitOfWork(systemCause(new Date()), async (unit) => {
      const id = await buildListing(unit.db, { price: 150_000, currency: 'EUR' });
      await expect(run()).rejects.toThrow('lock timeout');
      return id;
    });
    expect(await rentOf(first)).toBe(220_800);
    await run();
    expect(await rentOf(first)).toBe(225_000);
    // The rate came first: the price waits for it.
    let second: Promise<string> | undefined;
    await unitOfWork(systemCause(new Date()), async (unit) => {
      await lockRates(unit.db);
      await saveRate(unit.db, { currency: 'EUR', day: '2026-11-26' as PlainDate, rate: 151 }, new Date());
      second = buildListing(db, { price: 150_000, currency: 'EUR' });
      await new Promise((resolve) => setTimeout(resolve, 100));
    });
    expect(await rentOf(await second!)).toBe(226_500);
  });
});

it('without a provider nothing is fetched, and nothing fails', async () => {
  const app = await testApp({ CENTRAL_BANK_BASE_URL: '' });
  await fetchRates.handle(app.services, {});
  expect(await app.services.db.selectFrom('exchange_rate').selectAll().execute()).toEqual([]);
});
