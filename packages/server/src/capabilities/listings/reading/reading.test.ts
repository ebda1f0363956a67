import {
  getStatistics,
  likedListings,
  likeListing,
  recordView,
  unlikeListing,
} from '@heima/domain/listing-interest/endpoints.ts';
import {
  getListing,
  listDescriptionLanguages,
  listUnpublishReasons,
  ownListings,
  similarListings,
  userListings,
} from '@heima/domain/listings/endpoints.ts';
import { reportListing } from '@heima/domain/listings/writing-endpoints.ts';
import { metresBetween } from '@heima/domain/places/point.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeAbandonedDrafts } from '#capabilities/listing-drafts/jobs/purge-abandoned-drafts.ts';
import { purgeExpiredViewers } from '#capabilities/listing-interest/jobs/purge-expired-viewers.ts';
import { imageFiles } from '#capabilities/listings/image-files.ts';
import { setVisible } from '#capabilities/listings/listing.builder.ts';
import { addToListingCounts, grantListing, revokeListing } from '#capabilities/listings/public.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const home = { lat: 64.14361, lng: -21.92791 };

describe('reading listings', async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
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
  const asSystem = { actorId: null, actorKind: 'system' as const, requestId: null };
  const grant = (
    listingId: string,
    userId: string,
    kind: 'invited' | 'applicant' | 'party',
    sourceId = newId(),
  ) =>
    unitOfWork({ ...asSystem, now: new Date() }, (unit) =>
      grantListing(unit, { listingId, userId, kind, sourceId }),
    );

  it('shows strangers the street and a point within 150 m, never the house', async () => {
    const id = await published({ blurred_lat: 64.14412, blurred_lng: -21.92856 });
    for (const as of [undefined, viewer.access]) {
      const answer = await see(id, as);
      expect(answer).toMatchObject({
        street_name: 'Þórsgata',
        street_number: null,
        apartment_number: null,
        fastanr: null,
        short_address: 'Þórsgata, 101 Reykjavík',
        location: { lat: 64.14412, lng: -21.92856, exact: false },
        missing_fields: [],
        publish_request: null,
        is_owner: false,
      });
      expect(answer.utilities[1]).toMatchObject({ utility_id: 'electricity', meter_number: null });
      expect(metresBetween(home, answer.location!)).toBeLessThan(150);
      const { boundaries_north_east: ne, boundaries_south_west: sw } = answer;
      expect(sw!.lat < home.lat && home.lat < ne!.lat && sw!.lng < home.lng && home.lng < ne!.lng).toBe(true);
      const { can } = answer;
      expect([can.edit, can.publish, can.see_exact_position, can.moderate, can.like]).toEqual([
        false,
        false,
        false,
        false,
        as !== undefined,
      ]);
    }
  });

  it('shows the exact place and the meters to those entitled', async () => {
    const id = await published();
    await grant(id, viewer.id, 'invited');
    for (const as of [owner.access, staff.access, viewer.access])
      expect(await see(id, as)).toMatchObject({
        street_number: '12',
        apartment_number: '0302',
        fastanr: '2001234',
        location: { ...home, exact: true },
      });
    expect((await see(id, owner.access)).utilities[1]!.meter_number).toBe('M-1');
    expect((await see(id, viewer.access)).utilities[1]!.meter_number).toBeNull();
  });

  it('V065: of the owner: first name, picture and what was verified, no more', async () => {
    const id = await published();
    const image = '01990000-0000-7000-8000-00000000abcd';
    await app.services.db
      .insertInto('rental_profile')
      .values({
        user_id: owner.id,
        image_id: image,
        image_blur: 'data:image/webp;base64,AA',
        created_at: new Date(),
        updated_at: new Date(),
      })
      .execute();
    const answer = await app.ask(getListing, { params: { id } });
    expect(answer.body.owner).toEqual({
      id: owner.id,
      first_name: 'Þórunn',
      profile_image: {
        id: image,
        image: {
          smaller: `/media/profile-images/${image}-160.webp`,
          larger: `/media/profile-images/${image}-480.webp`,
        },
        blur: 'data:image/webp;base64,AA',
      },
      identity_verified: false,
      email_verified: true,
      phone_verified: true,
    });
    const text = JSON.stringify(answer.body);
    for (const secret of [owner.email, 'Hallgrímsdóttir', 'client_id_hash'])
      expect(text).not.toContain(secret);
  });

  it('the description comes in the language of the reader, else in the primary one', async () => {
    const id = await published();
    const at = new Date();
    await db
      .insertInto('listing_description')
      .values({
        id: newId(),
        listing_id: id,
        language: 'en',
        text: 'Bright flat',
        machine_translated: true,
        updated_at: at,
      })
      .execute();
    expect(await see(id, undefined, 'en')).toMatchObject({
      description: 'Bright flat',
      description_language: 'en',
    });
    expect(await see(id, undefined, 'ua')).toMatchObject({
      description_language: 'is',
      primary_description: 'is',
    });
    expect(
      (await see(id)).description_translations.map(({ language, machine_translated }) => [
        language,
        machine_translated,
      ]),
    ).toEqual([
      ['en', true],
      ['is', false],
    ]);
  });

  it('G30: an unpublished listing exists for insiders only, and no longer when the grant ends', async () => {
    const id = await published({ visible: false });
    const params = { id };
    const sourceId = newId();
    expect((await app.refused(getListing, { params }, { as: viewer.access })).status).toBe(404);
    await grant(id, viewer.id, 'applicant', sourceId);
    expect(await see(id, viewer.access)).toMatchObject({
      visible: false,
      has_applied: true,
      application_id: sourceId,
      location: { exact: false },
    });
    await unitOfWork({ ...asSystem, now: new Date() }, (unit) =>
      revokeListing(unit, { kind: 'applicant', sourceId }),
    );
    expect((await app.refused(getListing, { params }, { as: viewer.access })).status).toBe(404);
    expect((await see(id, staff.access)).state).toBe('NOT_IN_PUBLICATION');
  });

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

  describe('lists', () => {
    it('E052 S01: own listings in every state, last changed first, each once', async () => {
      const landlord = await person(app);
      const at = new Date('2026-11-20T12:00:00Z');
      const drafts = [];
      for (let n = 0; n < 3; n += 1)
        drafts.push(await buildWholeListing(db, { owner_id: landlord.id, updated_at: at, step: '3_photos' }));
      const live = await published({ owner_id: landlord.id, updated_at: at });
      const out = await published({
        owner_id: landlord.id,
        updated_at: at,
        visible: false,
        unpublish_reason: 'pausing',
      });
      await published();
      const read = async (query: object) =>
        (await app.ask(ownListings, { query }, { as: landlord.access })).body;
      const pages = await Promise.all([1, 2, 3].map((page) => read({ page, page_size: 2 })));
      const ids = pages.flatMap(({ items }) => items.map(({ id }) => id));
      expect([...ids].sort()).toEqual([...drafts, live, out].sort());
      expect((await read({ state: 'PUBLISHED' })).items.map(({ id, state }) => [id, state])).toEqual([
        [live, 'PUBLISHED'],
      ]);
      expect((await read({ state: 'NOT_IN_PUBLICATION' })).items).toMatchObject([
        { id: out, unpublish_reason: 'pausing' },
      ]);
      expect((await read({ state: 'NEVER_PUBLISHED' })).items).toHaveLength(3);
      expect((await read({ state: 'NEVER_PUBLISHED' })).items[0]).toMatchObject({
        step: '3_photos',
        progress: 3,
      });
      expect(
        (await app.refused(ownListings, { query: { state: 'GONE' as never } }, { as: landlord.access }))
          .status,
      ).toBe(400);
      expect((await app.refused(ownListings, { query: {} })).status).toBe(401);
    });

    it('E025: others see what is published, the person and staff see all, and nobody learns who exists', async () => {
      const landlord = await person(app);
      const live = await published({ owner_id: landlord.id });
      const draft = await buildWholeListing(db, { owner_id: landlord.id });
      const read = async (id: string, as: string) =>
        (await app.ask(userListings, { params: { id }, query: {} }, { as })).body.items.map(
          (item) => item.id,
        );
      expect(await read(landlord.id, viewer.access)).toEqual([live]);
      expect((await read(landlord.id, landlord.access)).sort()).toEqual([live, draft].sort());
      expect((await read(landlord.id, staff.access)).sort()).toEqual([live, draft].sort());
      const { body: shown } = await app.ask(
        userListings,
        { params: { id: landlord.id }, query: { state: 'PUBLISHED' } },
        { as: landlord.access },
      );
      expect([shown.count, shown.items.map(({ id }) => id)]).toEqual([1, [live]]);
      // gap `all queries`: a state that others may not see is refused, not ignored.
      const asked = (state: 'PUBLISHED' | 'NEVER_PUBLISHED') => ({
        params: { id: landlord.id },
        query: { state },
      });
      const byOther = { as: viewer.access };
      expect((await app.ask(userListings, asked('PUBLISHED'), byOther)).body.count).toBe(1);
      expect((await app.refused(userListings, asked('NEVER_PUBLISHED'), byOther)).status).toBe(403);
      const silent = await person(app);
      await buildWholeListing(db, { owner_id: silent.id });
      for (const id of [newId(), silent.id])
        expect(
          (await app.refused(userListings, { params: { id }, query: {} }, { as: viewer.access })).status,
        ).toBe(404);
    });

    it('similar ones: same type, near, at a similar price, the nearest first, four at most', async () => {
      const at = (metres: number) => ({
        blurred_lat: 65.68 + metres / 111_195,
        blurred_lng: -18.09,
        listing_type: 'hotel' as const,
      });
      const one = await published({ ...at(0), price: 200_000 });
      const near = [];
      for (const metres of [500, 100, 900, 300, 700])
        near.push([metres, await published({ ...at(metres), price: 240_000 })] as const);
      await published({ ...at(50), price: 260_000 });
      await published({ ...at(60), price: 200_000, currency: 'EUR' });
      await published({ ...at(70), listing_type: 'bnb' });
      await published({ ...at(80), visible: false });
      await published({ ...at(40_000), price: 200_000 });
      const { body } = await app.ask(similarListings, { params: { id: one } });
      expect(body.map(({ id }) => id)).toEqual(
        [...near]
          .sort((a, b) => a[0] - b[0])
          .slice(0, 4)
          .map(([, id]) => id),
      );
      const draft = await buildWholeListing(db, { owner_id: owner.id, price: null });
      expect((await app.ask(similarListings, { params: { id: draft } }, { as: owner.access })).body).toEqual(
        [],
      );
      expect((await app.refused(similarListings, { params: { id: draft } })).status).toBe(404);
    });

    it('R249 E102 E113: reasons and languages with their names', async () => {
      const reasons = await app.ask(listUnpublishReasons, {}, { as: owner.access });
      expect(reasons.body).toEqual([
        { id: 'found_tenant', name: 'Leigjandi er fundinn' },
        { id: 'pausing', name: expect.any(String) },
        { id: 'other', name: expect.any(String) },
      ]);
      expect((await app.ask(listDescriptionLanguages, {})).body.map(({ id, name }) => [id, name])).toEqual([
        ['is', 'Íslenska'],
        ['en', 'English'],
        ['ua', 'Українська'],
      ]);
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

    it('other parts of the product keep applications and offers', async () => {
      const id = await published();
      await unitOfWork({ ...asSystem, now: new Date() }, async (unit) => {
        await addToListingCounts(unit, id, { applications: 2, offers: 1 });
        await addToListingCounts(unit, id, { applications: -1 });
      });
      expect(await numbers(id)).toMatchObject({ applications: 1, offers: 1 });
    });
  });

  describe('reports', () => {
    const kept = (id: string) =>
      db.selectFrom('listing_report').selectAll().where('listing_id', '=', id).execute();

    it('anybody reports a listing; the same thing counts once, and staff can see it', async () => {
      const id = await published();
      const report = (as: string | undefined, reason: 'scam' | 'offensive', text?: string) =>
        app.ask(reportListing, { params: { id }, body: { reason, ...(text ? { text } : {}) } }, { as });
      expect((await report(viewer.access, 'scam', 'Biður um greiðslu fyrir fram')).status).toBe(204);
      await Promise.all([
        report(viewer.access, 'scam'),
        report(viewer.access, 'scam'),
        report(undefined, 'scam'),
      ]);
      await report(viewer.access, 'offensive');
      const rows = await kept(id);
      expect(rows.map(({ reason, reporter_id }) => `${reason} ${reporter_id === viewer.id}`).sort()).toEqual([
        'offensive true',
        'scam false',
        'scam true',
      ]);
      expect(JSON.stringify(rows)).not.toContain('127.0.0.1');
      const audit = await db
        .selectFrom('audit_entry')
        .select('action')
        .where('subject_id', '=', id)
        .where('action', '=', 'listings.reported')
        .execute();
      expect(audit).toHaveLength(3);
    });

    it('needs a reason, words for "other", and a listing that one may see; owners do not report their own', async () => {
      const id = await published();
      const no = async (listing: string, body: object, as = viewer.access) =>
        (await app.refused(reportListing, { params: { id: listing }, body: body as never }, { as })).status;
      expect(await no(id, {})).toBe(400);
      expect(await no(id, { reason: 'other' })).toBe(400);
      expect(await no(id, { reason: 'scam', text: 'x'.repeat(2001) })).toBe(400);
      expect(await no(await published({ visible: false }), { reason: 'scam' })).toBe(404);
      expect(await no(id, { reason: 'scam' }, owner.access)).toBe(403);
    });

    it('ten in an hour, then 429', async () => {
      const busy = await person(app);
      const id = await published();
      const statuses: number[] = [];
      for (let n = 0; n < 12; n += 1)
        statuses.push(
          await app
            .ask(reportListing, { params: { id }, body: { reason: 'scam' } }, { as: busy.access })
            .then(({ status }) => status)
            .catch((error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1])),
        );
      expect(statuses.slice(9, 12)).toEqual([204, 429, 429]);
    });
  });

  it('drafts of visitors are purged ninety days after they were last touched', async () => {
    const touched = (days: number) => new Date(Date.parse('2026-11-27T04:17:00Z') - days * 24 * 3600 * 1000);
    const old = await buildWholeListing(db, { client_id_hash: 'old', updated_at: touched(91) });
    const young = await buildWholeListing(db, { client_id_hash: 'young', updated_at: touched(89) });
    const owned = await buildWholeListing(db, { owner_id: owner.id, updated_at: touched(400) });
    app.setTime(new Date('2026-11-27T04:17:00Z'));
    await purgeAbandonedDrafts.handle(app.services, {});
    const left = await db.selectFrom('listing').select('id').where('id', 'in', [old, young, owned]).execute();
    expect(left.map(({ id }) => id).sort()).toEqual([young, owned].sort());
  });

  it('all abandoned drafts go in one night, however many, with their pictures, and are recorded as deleted', async () => {
    const touched = new Date('2026-01-01T00:00:00Z');
    const last = await buildWholeListing(db, {
      client_id_hash: 'last',
      updated_at: touched,
      // Drafts are taken in the order of their ids.
      id: 'ffffffff-ffff-7fff-bfff-ffffffffffff',
    });
    const image = await db
      .selectFrom('listing_image')
      .select(['file', 'widths'])
      .where('listing_id', '=', last)
      .executeTakeFirstOrThrow();
    const name = imageFiles(image)[0]!;
    await app.services.files.put(name, new Uint8Array([1]));
    await sql`
      insert into listing (id, client_id_hash, created_at, updated_at)
      select gen_random_uuid(), 'many ' || n, ${touched}, ${touched} from generate_series(1, 501) n`.execute(
      db,
    );
    app.setTime(new Date('2026-11-27T04:17:00Z'));
    await purgeAbandonedDrafts.handle(app.services, {});
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from listing where updated_at = ${touched}`.execute(db);
    expect(rows[0]!.n).toBe(0);
    const told = await db
      .selectFrom('event')
      .select('id')
      .where('subject_id', '=', last)
      .where('name', '=', 'listings.deleted')
      .execute();
    expect(told).toHaveLength(1);
    await app.runJobs();
    expect(await app.services.files.get(name)).toBeUndefined();
  });
});
