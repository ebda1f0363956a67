import {
  getListing,
  listDescriptionLanguages,
  listUnpublishReasons,
  ownListings,
  similarListings,
  userListings,
} from '@heima/domain/listings/endpoints.ts';
import { metresBetween } from '@heima/domain/places/point.ts';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { purgeAbandonedDrafts } from '#capabilities/listing-drafts/jobs/purge-abandoned-drafts.ts';
import { imageFiles } from '#capabilities/listings/image-files.ts';
import { grantListing, revokeListing } from '#capabilities/listings/public.ts';
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

  it('V065 eye C27: of the owner: first name, picture, since when, and what was verified, no more', async () => {
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
      full_name: null,
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
      member_since: new Date().getUTCFullYear(),
      other_homes: answer.body.owner!.other_homes,
      answer_time: null,
    });
    const seen = await see(id, viewer.access);
    expect(seen.owner).toMatchObject({ first_name: 'Þórunn', full_name: 'Þórunn Ösp Hallgrímsdóttir' });
    await published();
    await published({ visible: false });
    expect((await see(id, viewer.access)).owner!.other_homes).toBe(seen.owner!.other_homes + 1);
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

  describe('lists', () => {
    it('E052: among three hundred homes the one is found by its title, its street or its town; others’ never', async () => {
      const landlord = await person(app);
      await published({ title: 'Nýtt ris við höfnina' });
      for (let n = 0; n < 299; n += 1)
        await buildWholeListing(db, {
          owner_id: landlord.id,
          title: `Íbúð ${n + 1}`,
          street_name: 'Langagata',
        });
      const attic = await buildWholeListing(db, {
        owner_id: landlord.id,
        title: 'Þakíbúð við höfnina',
        street_name: 'Ægisgata',
        street_number: '7',
        updated_at: new Date('2020-01-01T12:00:00Z'),
      });
      const found = async (words: string) =>
        (await app.ask(ownListings, { query: { words } }, { as: landlord.access })).body;
      for (const words of ['thakibud', 'ÆGISGATA 7', 'aegisg', 'þak höfn'])
        expect((await found(words)).items.map(({ id }) => id)).toEqual([attic]);
      expect((await found('Íbúð')).count).toBe(299);
      expect((await found('íbúð 17')).items.map(({ title }) => title).sort()).toContain('Íbúð 17');
      const { next } = await found('langagata');
      expect(next).toContain('words=langagata');
      for (const none of ['finnst ekki', '!!', 'ris']) expect((await found(none)).count).toBe(0);
      expect(await found('')).toMatchObject({ count: 300 });
    });

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
