import {
  acceptApplication,
  annotateApplication,
  chooseCategories,
  denyApplication,
  getReceivedApplication,
  listApplicationsOfListing,
  listReceivedApplications,
  toggleConsideration,
} from '@heima/domain/applications/landlord-endpoints.ts';
import {
  cancelApplication,
  getOwnApplication,
  listApplicationEvents,
  listOwnApplications,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { placeBid } from '@heima/domain/offers/bidding-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { apply, publishedHome } from './applications.builder.ts';

describe('lists of applications', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const landlord = await person(app, { verified: true, userType: 'LL' });
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const home = (more: object = {}) => publishedHome(app, landlord, more);

  it('E048 R189 R625: an applicant’s list is paged, grouped and sorted', async () => {
    const who = await tenant();
    const ids: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      ids.push((await apply(app, who, await home())).id);
      app.addSeconds(60);
    }
    await app.ask(cancelApplication, { params: { id: ids[0]! } }, { as: who.access });
    const list = async (query: object) =>
      (await app.ask(listOwnApplications, { query }, { as: who.access })).body;
    const first = await list({ page_size: 2 });
    expect(first).toMatchObject({ count: 3, groups: { new: 2, other: 0, denied: 1 } });
    expect(first.items.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
    expect((await list({ order_by: 'created_at' })).items.map(({ id }) => id)).toEqual(ids);
    expect((await list({ group: 'denied' })).items.map(({ id }) => id)).toEqual([ids[0]]);
  });

  it('E053 E059 R206 R207 R208 R209 R210: the landlord’s filters let through what they say, alone and together', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const id = await publishedHome(app, owner);
    const kinds = {
      plain: {},
      pets: { pets: ['dog'] },
      student: { occupation: 'student' },
      smoker: { is_smoking: true },
      short: { preferred_stay: 'shorter' },
      'smoker with pets': { is_smoking: true, pets: ['cat'] },
    };
    const names = new Map<string, string>();
    for (const [name, more] of Object.entries(kinds))
      names.set((await apply(app, await person(app), id, more)).id, name);
    const other = await apply(app, await person(app), await publishedHome(app, owner));
    names.set(other.id, 'other home');
    const list = async (query: object) =>
      (await app.ask(listReceivedApplications, { query }, { as: owner.access })).body.items
        .map((one) => names.get(one.id)!)
        .sort();
    expect(await list({})).toEqual([...names.values()].sort());
    expect(await list({ listing_id: id, has_pets: true })).toEqual(['pets', 'smoker with pets']);
    expect(await list({ is_smoking: false, has_pets: false, listing_id: id })).toEqual([
      'plain',
      'short',
      'student',
    ]);
    expect(await list({ is_employed: false })).toEqual(['student']);
    expect(await list({ prefer_long_term: false })).toEqual(['short']);
    expect(await list({ is_verified: true })).toEqual([]);
    expect(await list({ is_star_rated: false, listing_id: other.listing.id })).toEqual(['other home']);
    expect(await list({ is_considered: true })).toEqual([]);
    expect(await list({ is_active: true, prefer_long_term: true, is_smoking: true })).toEqual([
      'smoker',
      'smoker with pets',
    ]);
    await app.ask(
      chooseCategories,
      { params: { id: other.id }, body: { application_categories: ['single', 'temporary_stay'] } },
      { as: owner.access },
    );
    expect(await list({ category: 'single' })).toEqual(['other home']);
    const ofHome = await app.ask(
      listApplicationsOfListing,
      { params: { id: other.listing.id }, query: {} },
      { as: owner.access },
    );
    expect(ofHome.body.items.map((one) => one.id)).toEqual([other.id]);
  });

  it('every viewer is told what that viewer can do, and what `can` denies the calls refuse', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id);
    const staff = await person(app, { staff: ['support'] });
    const params = { id: sent.id };
    const own = async (as: Person) =>
      (await app.ask(getOwnApplication, { params }, { as: as.access })).body.can;
    const received = async (as: Person) =>
      (await app.ask(getReceivedApplication, { params }, { as: as.access })).body.can;
    expect(await own(who)).toEqual({ cancel: true, negotiate: true });
    expect(await own(staff)).toEqual({ cancel: false, negotiate: false });
    expect(await received(staff)).toEqual({
      decide: false,
      consider: false,
      annotate: false,
      negotiate: false,
    });
    expect(await received(landlord)).toEqual({
      decide: true,
      consider: true,
      annotate: true,
      negotiate: true,
    });
    const body = { application_id: sent.id, price: 250_000 };
    for (const [contract, input] of [
      [cancelApplication, { params }],
      [placeBid, { params: { id }, body }],
      [acceptApplication, { params, body: {} }],
      [denyApplication, { params, body: {} }],
      [toggleConsideration, { params }],
      [annotateApplication, { params, body: { notes: 'Hæ' } }],
      [chooseCategories, { params, body: { application_categories: [] } }],
    ] as const)
      expect((await app.refused(contract, input as never, { as: staff.access })).status).toBe(403);
    await app.ask(cancelApplication, { params }, { as: who.access });
    expect(await own(who)).toEqual({ cancel: false, negotiate: true });
    expect(await received(landlord)).toEqual({
      decide: false,
      consider: false,
      annotate: true,
      negotiate: true,
    });
  });

  it('nobody sees what is not theirs, in lists or by walking ids', async () => {
    const [who, stranger, id] = [await tenant(), await person(app, { userType: 'LL' }), await home()];
    const sent = await apply(app, who, id);
    for (const as of [stranger, await person(app, { staff: ['listings'] })])
      for (const contract of [getOwnApplication, getReceivedApplication, listApplicationEvents] as const)
        expect(
          (await app.refused(contract, { params: { id: sent.id } } as never, { as: as.access })).status,
        ).toBe(404);
    for (const contract of [listOwnApplications, listReceivedApplications] as const)
      expect((await app.ask(contract, { query: {} } as never, { as: stranger.access })).body).toMatchObject({
        count: 0,
        items: [],
      });
    // The two sides know of it and use their own calls.
    expect(
      (await app.refused(getOwnApplication, { params: { id: sent.id } }, { as: landlord.access })).status,
    ).toBe(403);
    expect(
      (await app.refused(getReceivedApplication, { params: { id: sent.id } }, { as: who.access })).status,
    ).toBe(403);
  });
});
