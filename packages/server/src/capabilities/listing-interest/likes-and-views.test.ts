import {
  getStatistics,
  likedListings,
  likeListing,
  recordView,
  unlikeListing,
} from '@heima/domain/listing-interest/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeExpiredViewers } from '#capabilities/listing-interest/jobs/purge-expired-viewers.ts';
import { setVisible } from '#capabilities/listings/listing.builder.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const home = { lat: 64.14361, lng: -21.92791 };

describe('likes and views of listings', async () => {
  const app = await testApp();
  const { db } = app.services;
  // Ten minutes before midnight: a new day begins while access tokens still work.
  const evening = new Date('2026-11-26T23:50:00Z');
  app.setTime(evening);
  afterEach(() => app.setTime(evening));
  const owner = await person(app, { verified: true, fullName: 'Þórunn Ösp Hallgrímsdóttir' });
  const viewer = await person(app);
  const staff = await person(app, { staff: true });

  const published = (given = {}) =>
    buildWholeListing(db, {
      owner_id: owner.id,
      visible: true,
      published_at: new Date('2026-11-20T12:00:00Z'),
      ...home,
      street_number: '12',
      apartment_number: '0302',
      ...given,
    });
  const see = async (id: string, as?: string, language?: 'is' | 'en' | 'ua') =>
    (await app.ask(getListing, { params: { id } }, { as, language })).body;

  describe('likes', () => {
    const like = async (id: string, as = viewer.access) =>
      (await app.ask(likeListing, { params: { id } }, { as })).body.liked;
    const unlike = async (id: string, as = viewer.access) =>
      (await app.ask(unlikeListing, { params: { id } }, { as })).body.liked;

    it('R302 R303: liked once however often, also twenty times at once; unliked once', async () => {
      const id = await published();
      expect(await Promise.all(Array.from({ length: 20 }, () => like(id)))).toEqual(Array(20).fill(true));
      const count = async () =>
        (await app.ask(getStatistics, { params: { id } }, { as: owner.access })).body.likes;
      expect([await count(), (await see(id, viewer.access)).liked, (await see(id)).liked]).toEqual([
        1,
        true,
        false,
      ]);
      expect([await unlike(id), await unlike(id)]).toEqual([false, false]);
      expect([await count(), (await see(id, viewer.access)).liked]).toEqual([0, false]);
    });

    it('only people like, and only what they may see', async () => {
      const params = { id: await published({ visible: false }) };
      expect((await app.refused(likeListing, { params }, { as: viewer.access })).status).toBe(404);
      expect((await app.refused(unlikeListing, { params }, { as: viewer.access })).status).toBe(404);
      expect((await app.refused(likeListing, { params: { id: await published() } })).status).toBe(401);
    });

    it('X007 S01: the list keeps what was unpublished, as little more than its title, page by page', async () => {
      const fan = await person(app);
      const ids: string[] = [];
      for (let n = 0; n < 5; n += 1) ids.push(await published({ title: `Íbúð ${n}` }));
      for (const id of ids) await like(id, fan.access);
      await setVisible(db, ids[0]!, false);
      const read = async (page: number) =>
        (
          await app.ask(
            likedListings,
            { params: { id: fan.id }, query: { page, page_size: 2 } },
            { as: fan.access },
          )
        ).body;
      const pages = [await read(1), await read(2), await read(3)];
      const items = pages.flatMap((page) => page.items);
      expect(items.map(({ id }) => id)).toEqual([...ids].reverse());
      expect(pages.map(({ count, next, previous }) => [count, next !== null, previous !== null])).toEqual([
        [5, true, false],
        [5, true, true],
        [5, false, true],
      ]);
      expect(items.every(({ liked }) => liked)).toBe(true);
      expect(items[4]).toMatchObject({
        title: 'Íbúð 0',
        visible: false,
        price: null,
        location: null,
        short_address: null,
        images: [],
      });
      expect(
        (await app.ask(likedListings, { params: { id: fan.id }, query: {} }, { as: staff.access })).body
          .count,
      ).toBe(5);
      expect(
        (await app.refused(likedListings, { params: { id: fan.id }, query: {} }, { as: viewer.access }))
          .status,
      ).toBe(404);
      expect(await unlike(ids[0]!, fan.access)).toBe(false);
      expect((await read(1)).count).toBe(4);
    });
  });

  describe('statistics', () => {
    const view = (id: string, as?: string, agent = 'phone') =>
      app.ask(recordView, { params: { id } }, { as, headers: { 'user-agent': agent } });
    const numbers = async (id: string) =>
      (await app.ask(getStatistics, { params: { id } }, { as: owner.access })).body;

    it('X018: a viewer counts once a day, however often and at once; who looked is not kept', async () => {
      const id = await published();
      const today = await person(app);
      await Promise.all(Array.from({ length: 10 }, () => view(id, today.access)));
      await Promise.all([view(id), view(id), view(id, undefined, 'laptop')]);
      await view(id, owner.access);
      await view(id, staff.access);
      expect(await numbers(id)).toMatchObject({ views: 3, likes: 0, applications: 0, offers: 0 });
      const kept = await db.selectFrom('listing_viewer').selectAll().where('listing_id', '=', id).execute();
      expect(kept).toHaveLength(3);
      expect(JSON.stringify(kept)).not.toContain(today.id);

      app.setTime(new Date('2026-11-27T00:03:00Z'));
      await view(id);
      const { views, views_by_day } = await numbers(id);
      expect(views).toBe(4);
      expect(views_by_day).toHaveLength(30);
      expect(views_by_day.slice(-3)).toEqual([
        { date: '2026-11-25', views: 0 },
        { date: '2026-11-26', views: 3 },
        { date: '2026-11-27', views: 1 },
      ]);
      app.setTime(new Date('2026-11-28T10:00:00Z'));
      await purgeExpiredViewers.handle(app.services, {});
      const left = await db.selectFrom('listing_viewer').select('day').where('listing_id', '=', id).execute();
      expect(left).toEqual([{ day: '2026-11-27' }]);
    });

    it('counts no view of a draft, and only those who let see the numbers', async () => {
      const draft = await buildWholeListing(db, { owner_id: owner.id });
      expect((await app.refused(recordView, { params: { id: draft } })).status).toBe(404);
      const params = { id: await published() };
      expect((await app.refused(getStatistics, { params }, { as: viewer.access })).status).toBe(403);
      expect((await app.refused(getStatistics, { params })).status).toBe(401);
      expect((await app.ask(getStatistics, { params }, { as: staff.access })).status).toBe(200);
    });
  });
});
