import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { listingSearch } from '@heima/domain/listing-search/search.ts';
import { getListing, similarListings } from '@heima/domain/listings/endpoints.ts';
import { RawNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';
import { findCards } from './search-store.ts';

describe('rents of other kinds in the search', async () => {
  const app = await testApp();
  const { db } = app.services;
  const week = await buildListing(db, { price: 60_000, price_type: 2 });
  const metre = await buildListing(db, { price: 3_000, price_type: 4, size: 80 });
  const month = await buildListing(db, { price: 250_000 });
  const night = await buildListing(db, { price: 20_000, price_type: 3 });
  const none = await buildListing(db, { price: null });

  const search = async (query: object) =>
    (await app.ask(searchListings, { query })).body.items.map(({ id }) => id);

  it('are limited by the price of a month', async () => {
    expect((await search({ min_price: 245_000, max_price: 270_000 })).sort()).toEqual([week, month].sort());
    expect(await search({ max_price: 240_000 })).toEqual([metre]);
  });

  it('stand in the order of prices, and what cannot be compared last from both ends', async () => {
    const last = [night, none].sort();
    expect(await search({ order_by: 'price' })).toEqual([metre, month, week, ...last]);
    expect(await search({ order_by: '-price' })).toEqual([week, month, metre, ...last.toReversed()]);
  });

  it('go on where a page ended, also within what cannot be compared', async () => {
    for (const order_by of ['price', '-price'] as const) {
      const seen: string[] = [];
      let url: string | null = `/api/v1/listings?order_by=${order_by}&page_size=1`;
      while (url) {
        const page = (await app.app.inject({ url })).json() as {
          items: { id: string }[];
          next: string | null;
        };
        seen.push(...page.items.map(({ id }) => id));
        url = page.next;
      }
      expect(seen).toEqual(await search({ order_by }));
    }
  });

  it('are told in krónur a month, on cards and on the listing', async () => {
    const { body } = await app.ask(searchListings, { query: {} });
    const rents = Object.fromEntries(body.items.map(({ id, monthly_rent }) => [id, monthly_rent]));
    expect(rents).toEqual({
      [week]: 260_000,
      [metre]: 240_000,
      [month]: 250_000,
      [night]: null,
      [none]: null,
    });
    for (const id of [week, night])
      expect((await app.ask(getListing, { params: { id } })).body.monthly_rent).toBe(rents[id]);
  });

  it('are similar to a rent of a month', async () => {
    const similar = async (id: string) =>
      (await app.ask(similarListings, { params: { id } })).body.map((card) => card.id);
    expect((await similar(week)).sort()).toEqual([metre, month].sort());
    expect(await similar(night)).toEqual([]);
  });

  it('are walked by the index of their order', async () => {
    await sql`
      insert into listing (id, price, price_type, size, visible, published_at, created_at, updated_at)
      select gen_random_uuid(), 100000 + n * 7, 1 + n % 3, 80, true, now(), now(), now()
      from generate_series(1, 3000) n`.execute(db);
    await sql`vacuum analyze listing`.execute(db);
    const explaining = db.withPlugin({
      transformQuery: ({ node }) => RawNode.create(['explain (format json) ', ''], [node]),
      transformResult: ({ result }) => Promise.resolve(result),
    });
    const search = listingSearch.parse({ min_size: 1 });
    const id = '00000000-0000-7000-8000-000000000000';
    for (const [order_by, index, value] of [
      ['price', 'listing_rent_rising', 110_000],
      ['-price', 'listing_rent_falling', 110_000],
    ] as const)
      for (const after of [undefined, { value, id }]) {
        const plan = await findCards(
          explaining,
          { search: { ...search, order_by } },
          { size: 30, offset: 0, after },
        );
        const walk = walksOf(plan).find((node) => node['Index Name'] === index);
        expect(walk?.['Node Type']).toBe('Index Only Scan');
        // It begins at the home that was seen, instead of reading up to it.
        expect(walk?.['Index Cond'] !== undefined).toBe(after !== undefined);
      }
  });
});

interface PlanNode {
  'Node Type': string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

/** All nodes of what `explain` answered in place of rows. */
function walksOf(answer: unknown): PlanNode[] {
  const [row] = answer as [{ 'QUERY PLAN': [{ Plan: PlanNode }] }];
  const nodes = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodes)];
  return nodes(row['QUERY PLAN'][0].Plan);
}
