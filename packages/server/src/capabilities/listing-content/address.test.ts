import { changeAddress, changeLocation, setAddress } from '@heima/domain/listing-content/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { metresBetween } from '@heima/domain/places/point.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const home = { lat: 64.14361, lng: -21.92791 };

describe('the address of a listing', async () => {
  const app = await testApp({ PROVIDER_TIMEOUT_MS: '5000' });
  const { db } = app.services;
  const owner = await person(app, { verified: true });
  const stranger = await person(app);

  const draft = async () => (await app.ask(createListing, { body: {} }, { as: owner.access })).body.id;
  const set = (id: string, body: object) =>
    app.ask(setAddress, { params: { id }, body: body as never }, { as: owner.access });
  const change = (id: string, body: object) =>
    app.ask(changeAddress, { params: { id }, body }, { as: owner.access });
  const refused = async (id: string, body: object, language: 'is' | 'en' = 'en') =>
    (await app.refused(changeAddress, { params: { id }, body }, { as: owner.access, language })).body;
  const row = (id: string) =>
    db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('E103 C49: sets the whole address; the town follows from the postal code', async () => {
    const id = await draft();
    const { body } = await set(id, {
      street_name: ' Ránargata ',
      street_number: '14',
      apartment_number: '0201',
      postal_code_slug: '101',
      city: 'Akureyri',
      country: 'IS',
      fastanr: 'F2000101',
      location: home,
    });
    expect(body).toEqual({
      version: expect.any(String),
      id,
      street_name: 'Ránargata',
      street_number: '14',
      apartment_number: '0201',
      postal_code: { id: '101', code: '101' },
      city: 'Reykjavík',
      country: 'IS',
      fastanr: '2000101',
      short_address: 'Ránargata, 101 Reykjavík',
      location: { ...home, exact: true },
      property_verified: true,
    });
    expect((await set(id, { street_name: 'Þórsgata', postal_code: '225' })).body).toMatchObject({
      street_number: null,
      fastanr: null,
      city: 'Garðabær',
      property_verified: null,
      location: null,
    });
  });

  it('found 37: number, mark and pin follow a changed address, or fall where nobody knows it', async () => {
    const start = async () => {
      const id = await draft();
      await set(id, {
        street_name: 'Ránargata',
        street_number: '14',
        postal_code: '101',
        fastanr: '2000101',
        location: home,
      });
      return id;
    };
    const gone = { property_id: null, property_checked_at: null };
    const fallen = { ...gone, lat: null, lng: null, blurred_lat: null, blurred_lng: null };
    for (const elsewhere of [
      { street_name: 'Gatan sem enginn þekkir', postal_code: '600' },
      { postal_code: '600' },
      { street_name: 'Gatan sem enginn þekkir' },
      { street_name: null },
    ]) {
      const id = await start();
      const { body } = await change(id, elsewhere);
      expect([body.location, body.fastanr, body.property_verified]).toEqual([null, null, null]);
      expect(await row(id)).toMatchObject(fallen);
    }
    const moved = await start();
    const { body } = await change(moved, { street_name: 'Ægisíða', street_number: '1', postal_code: '107' });
    expect([body.fastanr, body.property_verified]).toEqual([null, null]);
    expect(metresBetween(home, body.location!)).toBeGreaterThan(500);
    const { blurred_lat, blurred_lng } = await row(moved);
    const shown = { lat: blurred_lat!, lng: blurred_lng! };
    expect(metresBetween(body.location!, shown)).toBeLessThan(150);

    // What comes along counts, and what only fills in or spells otherwise moves nothing.
    const told = await start();
    const there = { lat: 65.68, lng: -18.09 };
    const given = { street_name: 'Oddeyrargata', postal_code: '600', location: there, fastanr: '2000101' };
    expect((await change(told, given)).body).toMatchObject({
      location: { ...there, exact: true },
      fastanr: '2000101',
    });
    const same = await start();
    for (const as of [
      { street_name: 'ránargata' },
      { street_number: '14' },
      { apartment_number: '0201' },
      { postal_code: '101', city: 'Reykjavík' },
    ])
      expect((await change(same, as)).body).toMatchObject({
        location: { ...home, exact: true },
        fastanr: '2000101',
        property_verified: true,
      });
  });

  it('found 37: a published listing keeps a place: an address that nobody knows needs its pin', async () => {
    const id = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    const no = await refused(id, { street_name: 'Gatan sem enginn þekkir' });
    expect([no.status, no.fields]).toEqual([400, ['location']]);
    await change(id, { street_name: 'Gatan sem enginn þekkir', location: home });
  });

  it('R310 R311 C49: a code that no home has is reported at postal_code, the first message in the language asked for', async () => {
    const id = await draft();
    await change(id, { street_name: 'Ránargata', postal_code_slug: '101' });
    for (const code of ['121', '999', '10', '1011', 'abc', '', '101 ']) {
      if (code.trim() === '101') continue;
      const body = await refused(id, { postal_code_slug: code });
      expect([code, body.status, body.errors]).toEqual([
        code,
        400,
        { postal_code: ['Choose a postal code from the list.'] },
      ]);
    }
    expect((await refused(id, { postal_code_slug: '999' }, 'is')).errors?.postal_code?.[0]).toBe(
      'Veldu póstnúmer af listanum.',
    );
    expect((await row(id)).postal_code).toBe('101');
    expect((await change(id, { postal_code_slug: '600' })).body).toMatchObject({
      street_name: 'Ránargata',
      postal_code: { id: '600', code: '600' },
      city: 'Akureyri',
    });
  });

  it('R312 K16: one property number in three spellings; a wrong one is reported at its field', async () => {
    const id = await draft();
    for (const fastanr of ['F2000101', '200-0101', '2000101'])
      expect((await change(id, { fastanr })).body.fastanr).toBe('2000101');
    expect(Object.keys((await refused(id, { fastanr: '12' })).errors ?? {})).toEqual(['fastanr']);
    expect((await change(id, { fastanr: '' })).body).toMatchObject({
      fastanr: null,
      property_verified: null,
    });
  });

  it('R313: a property nobody knows is refused with the advice to search by number, and not kept', async () => {
    const id = await draft();
    const body = await refused(id, { fastanr: '2000105', street_name: 'Týnd' }, 'is');
    expect(body.errors).toEqual({
      fastanr: ['Engar upplýsingar fundust um eignina. Prófaðu að leita eftir fasteignanúmeri.'],
    });
    expect(await row(id)).toMatchObject({ property_id: null, street_name: null });
  });

  it('R262: a register that is down or slow stops no draft; the next saving asks again', async () => {
    const id = await draft();
    for (const fastanr of ['2000106', '2000107'])
      expect((await change(id, { fastanr })).body).toMatchObject({ fastanr, property_verified: false });
    expect((await change(id, { fastanr: '2000101' })).body.property_verified).toBe(true);
  });

  it('E104: moves on the map; strangers see one stable point within 150 m, whatever is asked', async () => {
    const id = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    const move = async (location: object | null) =>
      (
        await app.ask(
          changeLocation,
          { params: { id }, body: { location: location as never } },
          { as: owner.access },
        )
      ).body;
    const seen = async () => (await app.ask(getListing, { params: { id } })).body.location!;
    expect(await move(home)).toMatchObject({ location: { ...home, exact: true } });
    const first = await seen();
    expect(first.exact).toBe(false);
    const metres = metresBetween(home, first);
    expect(metres).toBeLessThan(150);
    expect(metres).toBeGreaterThan(0);
    await move({ lat: 65.68, lng: -18.09 });
    await move(home);
    expect(await seen()).toEqual(first);
  });

  it('two listings in one house are shown at two places', async () => {
    const points = [];
    for (const id of [await draft(), await draft()]) {
      await app.ask(changeLocation, { params: { id }, body: { location: home } }, { as: owner.access });
      const { blurred_lat, blurred_lng } = await row(id);
      points.push([blurred_lat, blurred_lng]);
    }
    expect(points[0]).not.toEqual(points[1]);
  });

  it('R268: a place abroad, or none at all, is refused at its field; null takes a draft off the map', async () => {
    const id = await draft();
    for (const location of [
      { lat: 55.67, lng: 12.56 },
      { lat: 64 },
      { lat: '64', lng: -21 },
      'here',
      [64, -21],
    ]) {
      const { status, body } = await app.refused(
        changeLocation,
        { params: { id }, body: { location: location as never } },
        { as: owner.access },
      );
      expect(status).toBe(400);
      expect(Object.keys(body.errors ?? {}).every((field) => field.startsWith('location'))).toBe(true);
    }
    await app.ask(changeLocation, { params: { id }, body: { location: home } }, { as: owner.access });
    await app.ask(changeLocation, { params: { id }, body: { location: null } }, { as: owner.access });
    expect(await row(id)).toMatchObject({ lat: null, blurred_lat: null });
    const live = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    const no = await app.refused(
      changeLocation,
      { params: { id: live }, body: { location: null } },
      { as: owner.access },
    );
    expect([no.status, no.body.fields]).toEqual([400, ['location']]);
  });

  it('U16: others do not learn of it, and may not change a public one', async () => {
    const id = await draft();
    const body = { street_name: 'Mín gata' };
    for (const target of [id, newId()])
      expect(
        (await app.refused(changeAddress, { params: { id: target }, body }, { as: stranger.access })).status,
      ).toBe(404);
    const live = await buildWholeListing(db, { owner_id: owner.id, visible: true, published_at: new Date() });
    expect(
      (await app.refused(changeAddress, { params: { id: live }, body }, { as: stranger.access })).status,
    ).toBe(403);
    expect((await app.refused(changeAddress, { params: { id }, body })).status).toBe(401);
    const client_id = 'somebody-elses-client-id';
    expect((await app.refused(setAddress, { params: { id }, body: { ...body, client_id } })).status).toBe(
      404,
    );
  });
});
