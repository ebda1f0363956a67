import { getUserInsights, likeListing, recordView } from '@heima/domain/listing-interest/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('the figures of one’s listings', async () => {
  const app = await testApp();
  app.setTime(new Date('2028-02-29T23:30:00Z'));
  const { db, clock } = app.services;
  const ask = async (id: string, as: string) =>
    (await app.ask(getUserInsights, { params: { id } }, { as })).body;

  it('E024: sums views and likes over all that were published, and shows each, the most viewed first', async () => {
    const [owner, visitor, other] = [
      await person(app, { userType: 'LL' }),
      await person(app),
      await person(app, { userType: 'LL' }),
    ];
    const published = { owner_id: owner.id, visible: true, published_at: clock() };
    const quiet = await buildWholeListing(db, { ...published, title: 'Hljóð' });
    const busy = await buildWholeListing(db, { ...published, title: 'Vinsæl' });
    await buildWholeListing(db, { owner_id: owner.id, title: 'Drög' });
    await buildWholeListing(db, { ...published, owner_id: other.id });
    for (const as of [visitor, other]) await app.ask(recordView, { params: { id: busy } }, { as: as.access });
    await app.ask(recordView, { params: { id: quiet } }, { as: visitor.access });
    await app.ask(likeListing, { params: { id: quiet } }, { as: visitor.access });
    const found = await ask(owner.id, owner.access);
    expect(found).toMatchObject({ published: 2, views: 3, likes: 1, applications: 0, offers: 0 });
    expect(found.listings.map(({ title, views }) => [title, views])).toEqual([
      ['Vinsæl', 2],
      ['Hljóð', 1],
    ]);
    expect(found.views_by_day).toHaveLength(30);
    expect(found.views_by_day.at(-1)).toEqual({ date: '2028-02-29', views: 3 });
    expect(found.views_by_day[0]).toEqual({ date: '2028-01-31', views: 0 });
  });

  it('of somebody without listings are empty, and nobody else’s to know', async () => {
    const [one, other, staff] = [await person(app), await person(app), await person(app, { staff: true })];
    expect(await ask(one.id, one.access)).toMatchObject({ published: 0, views: 0, listings: [] });
    expect(await ask(one.id, staff.access)).toMatchObject({ listings: [] });
    expect(
      (await app.refused(getUserInsights, { params: { id: one.id } }, { as: other.access })).status,
    ).toBe(404);
  });
});
