import { newestListings, searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { sortOrders } from '@heima/domain/listing-search/search-fields.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildListing } from '#capabilities/listings/listing.builder.ts';
import { testApp } from '#testing/test-app.ts';

describe('searching listings', async () => {
  const app = await testApp();
  const { db } = app.services;

  it('S01 R296: pages of equal prices hold every listing once, the same way each time', async () => {
    for (let i = 0; i < 12; i += 1) await buildListing(db, { price: 250_000, city: 'S01' });
    const read = async () => {
      const ids: string[] = [];
      for (const page of [1, 2, 3]) {
        const { body } = await app.ask(searchListings, { query: { order_by: 'price', page, page_size: 5 } });
        expect(body.count).toBe(12);
        ids.push(...body.items.map((item) => item.id));
      }
      return ids;
    };
    const first = await read();
    expect(new Set(first).size).toBe(12);
    expect(await read()).toEqual(first);
  });

  it('R300: the newest come first, eight of them', async () => {
    const { body } = await app.ask(newestListings, { query: {} });
    expect(body.items).toHaveLength(8);
    const dates = body.items.map((item) => item.published_at);
    expect([...dates].sort().reverse()).toEqual(dates);
  });

  it('C53 R290: the top of the price filter is no limit, below it is one', async () => {
    await buildListing(db, { price: 1_200_000 });
    const all = await app.ask(searchListings, { query: { max_price: 900_000 } });
    const some = await app.ask(searchListings, { query: { max_price: 899_999 } });
    expect(all.body.count - some.body.count).toBe(1);
  });

  it('R039: repeated keys are a list', async () => {
    await buildListing(db, { listing_category: 'cottage' });
    await buildListing(db, { listing_category: 'studio' });
    const { body } = await app.ask(searchListings, { query: { listing_category: ['cottage', 'studio'] } });
    expect(body.count).toBe(2);
  });

  it('gap all queries: half a box is refused at the corner that is missing', async () => {
    const corners = ['boundaries_south_west', 'boundaries_north_east'] as const;
    for (const [given, lacking] of [corners, corners.toReversed()] as const) {
      const { status, body } = await app.refused(searchListings, { query: { [given!]: '64.1,-22' } });
      expect([status, Object.keys(body.errors ?? {})]).toEqual([400, [lacking]]);
    }
  });

  it('refuses a box that is no box, and a page that is no number, at their fields', async () => {
    const box = await app.refused(searchListings, {
      query: { boundaries_south_west: '64.2,-21', boundaries_north_east: '64.1,-22' },
    });
    expect(box.status).toBe(400);
    expect(box.body.code).toBe('listingSearch.boxInverted');
    const page = await app.refused(
      searchListings,
      { query: { page: '0' as never, min_price: 'abc' as never } },
      { language: 'en' },
    );
    expect(page.status).toBe(400);
    expect(page.body.errors).toMatchObject({
      page: [expect.any(String)],
      min_price: ['Enter one amount in whole krónur, for example 285,000.'],
    });
  });

  it('beyond a thousand the number is an estimate and says so, in every list of homes', async () => {
    expect((await app.ask(newestListings, { query: {} })).body.count_is_estimate).toBe(false);
    await sql`
      insert into listing (id, price, visible, published_at, created_at, updated_at)
      select gen_random_uuid(), 200000, true, now(), now(), now() from generate_series(1, 1001)`.execute(db);
    for (const list of [newestListings, searchListings]) {
      const { body } = await app.ask(list, { query: {} });
      expect(body.count_is_estimate).toBe(true);
      expect(body.count).toBeGreaterThan(1000);
    }
  });

  it('S01 R296: following `next` reads each of many homes once in every order, also where values are equal', async () => {
    await sql`
      insert into listing (id, price, size, visible, published_at, created_at, updated_at)
      select gen_random_uuid(), 200000 + n / 90, 20 + n % 70, true, now() - n / 40 * interval '1 second', now(), now()
      from generate_series(1, 1150) n`.execute(db);
    const { rows } = await sql<{ id: string }>`
      select id from listing where visible and price is not null and size is not null`.execute(db);
    for (const order_by of sortOrders) {
      const seen: string[] = [];
      let url: string | null = `/api/v1/listings?order_by=${order_by}&page_size=100&min_size=1&min_price=1`;
      while (url) {
        const answer = await app.app.inject({ url });
        expect(answer.statusCode).toBe(200);
        const page = answer.json() as { items: { id: string }[]; next: string | null };
        seen.push(...page.items.map(({ id }) => id));
        url = page.next;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(rows.length).toBeGreaterThan(1000);
      expect(rows.filter(({ id }) => !seen.includes(id))).toEqual([]);
    }
  });

  it('beyond what is counted, a page by its number is refused with words, and a place that is none at its field', async () => {
    for (const list of [newestListings, searchListings]) {
      const last = await app.ask(list, { query: { page: 10, page_size: 100 } });
      expect(last.body.items).toHaveLength(100);
      const beyond = await app.refused(list, { query: { page: 11, page_size: 100 } }, { language: 'en' });
      expect(beyond.body).toMatchObject({
        status: 400,
        code: 'listingSearch.pageTooDeep',
        detail: 'Only the first 1,000 homes can be paged through. Narrow your search.',
      });
      const bad = await app.refused(list, { query: { after: '12,x' as never } });
      expect(bad.body.errors).toHaveProperty('after');
    }
    // Where there are few homes, a page that there is none of is empty.
    const { body } = await app.ask(searchListings, { query: { page: 90, page_size: 100, min_size: 90_000 } });
    expect(body).toMatchObject({ count: 0, items: [], next: null });
  });
});
