import { publishListing, unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import {
  defaultPublishes,
  listListingPublishes,
  type PublishOrder,
} from '@heima/domain/listing-publication/staff-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('publishes of listings', async () => {
  const app = await testApp();
  const { db } = app.services;
  let time = Date.parse('2026-11-27T10:00:00Z');
  const wait = () => {
    time += 60_000;
    app.setTime(new Date(time));
  };
  const owner = await person(app, { verified: true, fullName: 'Olena Kovalenko' });
  const staff = await person(app, { staff: ['listings'] });

  const made: Record<string, string> = {};
  for (const title of ['A', 'B', 'C', 'Draft'])
    made[title] = await buildWholeListing(db, {
      owner_id: owner.id,
      title,
      property_id: null,
      visible: false,
      published_at: null,
    });
  const each = async (titles: string[], act: (id: string) => Promise<unknown>) => {
    for (const title of titles) {
      wait();
      await act(made[title]!);
    }
  };
  const as = { as: owner.access };
  await each(['A', 'B', 'C'], (id) => app.ask(publishListing, { params: { id } }, as));
  await each(['B', 'A'], (id) =>
    app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, as),
  );

  const list = async (
    query: { order_by?: PublishOrder; visible?: string; page?: number; page_size?: number } = {},
  ) => (await app.ask(listListingPublishes, { query: query as never }, { as: staff.access })).body;
  const titles = async (query: Parameters<typeof list>[0]) =>
    (await list(query)).items.map(({ title }) => title);

  it('R304 E289 V194: what left publication last comes first; what is published and drafts are not among them', async () => {
    expect(await titles({})).toEqual(['A', 'B']);
    expect(await titles({ ...defaultPublishes, visible: 'false' })).toEqual(['A', 'B']);
    const [first] = (await list()).items;
    expect(first).toMatchObject({
      id: made.A,
      owner: { id: owner.id, full_name: 'Olena Kovalenko' },
      visible: false,
      unpublish_reason: 'pausing',
      request: { state: 'WITHDRAWN' },
    });
  });

  it('E289: other orders, published ones, and pages', async () => {
    expect(await titles({ order_by: 'unpublished_at' })).toEqual(['B', 'A']);
    expect(await titles({ order_by: 'published_at' })).toEqual(['A', 'B']);
    expect(await titles({ order_by: '-published_at' })).toEqual(['B', 'A']);
    expect(await titles({ visible: 'true' })).toEqual(['C']);
    const second = await list({ page: 2, page_size: 1 });
    expect([second.count, second.items.map(({ title }) => title), second.next]).toEqual([2, ['B'], null]);
  });

  it('R032: is for the staff of listings', async () => {
    const support = await person(app, { staff: ['support'] });
    for (const as of [support.access, owner.access])
      expect((await app.refused(listListingPublishes, { query: {} }, { as })).status).toBe(403);
    const wrong = await app.refused(
      listListingPublishes,
      { query: { order_by: 'title' } as never },
      { as: staff.access },
    );
    expect(wrong.status).toBe(400);
  });
});
