import { likedListings } from '@heima/domain/listing-interest/endpoints.ts';
import { newestListings, searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { getListing, ownListings, similarListings, userListings } from '@heima/domain/listings/endpoints.ts';
import { changeListing, changePrice, createListing } from '@heima/domain/listings/writing-endpoints.ts';
import type { Endpoint } from '@heima/domain/shared/endpoint.ts';
import { type Currency, currencies } from '@heima/domain/shared/money.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { capabilities } from '#capabilities.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

/** An amount of each currency with everything an amount can have, and twice it. */
const amounts: Record<Currency, { price: number; deposit: number; estimate: number }> = {
  ISK: { price: 285_001, deposit: 570_003, estimate: 8_501 },
  USD: { price: 1545.5, deposit: 3091.01, estimate: 60.07 },
  EUR: { price: 1390.29, deposit: 2780.58, estimate: 0.29 },
};

describe.each(currencies)('gap E089: money in $quote', async ({ id: currency_id, quote: currency }) => {
  const app = await testApp();
  const { db } = app.services;
  const owner = await person(app, { verified: true });
  const as = { as: owner.access };
  const { price, deposit, estimate } = amounts[currency];
  const money = {
    price,
    currency_id,
    security_deposit: 'custom' as const,
    insurance_amount: deposit,
    utilities: [
      {
        utility_id: 'house_fund' as const,
        included: false,
        paid_by_tenant: true,
        currency_id,
        monthly_amount: estimate,
      },
    ],
  };

  it('E089 E091 E092 E095: every amount is answered as it was sent, and can be sent back as it was read', async () => {
    const { body: made } = await app.ask(createListing, { body: money }, as);
    const params = { id: made.id };
    const read = async () => (await app.ask(getListing, { params }, as)).body;
    expect(made.price).toEqual({ price, currency });
    expect(made).toMatchObject({ currency_id, insurance_amount: deposit });
    expect(made.utilities.find(({ utility_id }) => utility_id === 'house_fund')).toMatchObject({
      currency_id,
      monthly_amount: estimate,
    });
    const total = Math.round((price + estimate) * 100) / 100;
    expect(made.costs).toMatchObject({
      currency,
      monthly_total: total,
      first_payment: total,
      deposit,
      move_in_total: Math.round((total + deposit) * 100) / 100,
    });
    expect(made.costs.lines.filter(({ amount }) => amount !== null)).toMatchObject([
      { kind: 'rent', amount: price },
      { kind: 'house_fund', amount: estimate },
    ]);

    // Sent back three times: a factor of a hundred, or a cent lost each time, shows.
    for (const _ of [1, 2, 3]) {
      const { price, currency_id, insurance_amount, utilities } = await read();
      const { body: same } = await app.ask(
        changeListing,
        { params, body: { price, currency_id, insurance_amount, utilities } },
        as,
      );
      expect({ ...same, updated_at: made.updated_at }).toEqual(made);
    }
    const { body: priced } = await app.ask(
      changePrice,
      { params, body: { price: (await read()).price!.price, currency } },
      as,
    );
    expect({ ...priced, updated_at: made.updated_at }).toEqual(made);
    const { body: copy } = await app.ask(
      createListing,
      { body: { price: made.price, insurance_amount: made.insurance_amount, utilities: made.utilities } },
      as,
    );
    expect([copy.price, copy.insurance_amount, copy.utilities]).toEqual([
      made.price,
      made.insurance_amount,
      made.utilities,
    ]);
  });

  it('E088 E090 E052 E025 X007: every list answers the price that the listing answers', async () => {
    const id = await buildWholeListing(db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date('2026-11-20T12:00:00Z'),
    });
    const params = { id };
    const { body } = await app.ask(changeListing, { params, body: money }, as);
    expect(body.price).toEqual({ price, currency });
    const like = { listing_id: id, user_id: owner.id, created_at: new Date('2026-11-21T12:00:00Z') };
    await db.insertInto('listing_like').values(like).execute();
    const other = await buildWholeListing(db, {
      visible: true,
      published_at: new Date('2026-11-20T12:00:00Z'),
      price: currency === 'ISK' ? price : Math.round(price * 100),
      currency,
    });
    const mine = { id: owner.id };
    const lists = [
      (await app.ask(searchListings, {})).body.items,
      (await app.ask(newestListings, {})).body.items,
      (await app.ask(ownListings, {}, as)).body.items,
      (await app.ask(userListings, { params: mine }, as)).body.items,
      (await app.ask(likedListings, { params: mine }, as)).body.items,
      (await app.ask(similarListings, { params: { id: other } })).body,
    ];
    for (const items of lists) expect(items.find((one) => one.id === id)?.price).toEqual({ price, currency });
  });
});

/** The names of money in answers that the tests above, and those named here, send back or compare. */
const known = [
  // Of a listing and of its card.
  'price.price',
  // Staff's view of it (staff-queue.test.ts).
  'facts.listing.price.price',
  // Of a bid, sent back as the price of the next one (offers/placing.test.ts).
  'bid.price.price',
  'bids.price.price',
  // Of what a conversation tells (chat/timeline.test.ts).
  'data.price.price',
  'data.old.price.price',
  'data.new.price.price',
  'insurance_amount',
  'utilities.monthly_amount',
  'costs.lines.amount',
  'costs.monthly_total',
  'costs.first_payment',
  'costs.deposit',
  'costs.move_in_total',
  // Whole krónur by their nature: what is searched and compared by, what other homes and services cost.
  'monthly_rent',
  'locations.price',
  'price_histogram.median',
  'relaxations.max_price',
  'services.fee',
  'filter.min_price',
  'filter.max_price',
];
const speaksOfMoney = /price$|amount$|total$|payment$|^deposit$|rent$|fee$|median$|^cost$/;
const notMoney = ['price_type'];

it('gap E089: no call answers money that no test sends back', () => {
  const found = new Set<string>();
  const endpoints = capabilities.flatMap(({ routes }) => routes.map(({ endpoint }) => endpoint as Endpoint));
  expect(endpoints.length).toBeGreaterThan(100);
  for (const { response } of endpoints) if (response) collect(z.toJSONSchema(response, { io: 'output' }), '');
  // What is about a home answers the card of the home, which is presented in one place.
  const places = [
    '',
    'items.',
    'listing.',
    'items.listing.',
    'items.open_house.listing.',
    'listings.',
    'items.listings.',
  ];
  const unknown = [...found].filter(
    (path) => !known.some((one) => places.some((place) => path === place + one)),
  );
  expect(unknown).toEqual([]);
  expect(known.filter((one) => ![...found].some((path) => path.endsWith(one)))).toEqual([]);

  function collect(schema: unknown, path: string): void {
    if (typeof schema !== 'object' || schema === null) return;
    for (const [key, value] of Object.entries(schema)) {
      if (key !== 'properties') collect(value, path);
      else
        for (const [name, field] of Object.entries(value as object)) {
          const here = path ? `${path}.${name}` : name;
          if (speaksOfMoney.test(name) && !notMoney.includes(name) && isNumber(field)) found.add(here);
          collect(field, here);
        }
    }
  }
  function isNumber(field: { type?: string | string[]; anyOf?: { type?: string }[] }): boolean {
    const types = [field, ...(field.anyOf ?? [])].flatMap(({ type }) => type ?? []);
    return types.includes('number') || types.includes('integer');
  }
});
