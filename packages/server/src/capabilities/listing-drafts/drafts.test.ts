import {
  deleteListing,
  getListing,
  getWizardProgress,
  listMissingFields,
} from '@heima/domain/listings/endpoints.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { changeListing, createListing, recordStep } from '@heima/domain/listings/writing-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { clientIdHash } from '#capabilities/listings/find-listing.ts';
import { buildImage, buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const clientId = () => `drafts_${newId().replaceAll('-', '')}`;

describe('drafts', async () => {
  const app = await testApp();
  const { db, secrets } = app.services;
  const owner = await person(app, { verified: true });
  const stranger = await person(app);
  const staff = await person(app, { staff: true });

  const start = async (client_id: string, fields: object = {}) =>
    (await app.ask(createListing, { body: { ...fields, client_id } })).body;
  const mine = async (fields: object = {}) =>
    (await app.ask(createListing, { body: fields }, { as: owner.access })).body;

  it('R243 R274–R288: a visitor starts a draft with the defaults of the wizard', async () => {
    const answer = await app.ask(createListing, { body: { client_id: clientId() } });
    expect(answer.status).toBe(201);
    const { rules, ...defaults } = newDraft();
    expect(answer.body).toMatchObject(defaults);
    expect(answer.body.rules).toMatchObject(rules);
    expect(answer.body).toMatchObject({
      state: 'NEVER_PUBLISHED',
      visible: false,
      owner: null,
      is_owner: false,
      progress: 0,
      progress_max: 6,
      has_applied: false,
      application_id: null,
      can: { edit: true, publish: false, delete: true, see_exact_position: true, moderate: false },
    });
    expect(answer.body.missing_fields.map(({ field }) => field)).toContain('title');
  });

  it('G30: a draft needs a client id or a person, and the client id is kept as a hash only', async () => {
    expect((await app.refused(createListing, { body: {} })).status).toBe(401);
    expect((await app.refused(createListing, { body: { client_id: 'short' } })).status).toBe(401);
    const client_id = clientId();
    const { id } = await start(client_id);
    const row = await db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(client_id);
    expect(row.client_id_hash).toBe(clientIdHash(secrets, client_id));
  });

  it('G30: one client id has one draft, also when it is asked for many times at once', async () => {
    const client_id = clientId();
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => start(client_id, { bedrooms: n })),
    );
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    const { body } = await app.ask(getListing, { params: { id: answers[0]!.id }, query: { client_id } });
    expect(answers.map(({ bedrooms }) => bedrooms)).toContain(body.bedrooms);
  });

  it('G30 U16: nobody but the holder and staff learns that the draft exists', async () => {
    const client_id = clientId();
    const { id } = await start(client_id, { title: 'Leyndarmál' });
    const params = { id };
    await app.ask(getListing, { params, query: { client_id } });
    await app.ask(getListing, { params }, { as: staff.access });
    for (const options of [{}, { as: owner.access }]) {
      expect((await app.refused(getListing, { params }, options)).status).toBe(404);
      expect(
        (await app.refused(getListing, { params, query: { client_id: clientId() } }, options)).status,
      ).toBe(404);
    }
    // A person who is signed in sends no client id; if one comes along, it opens nothing (R270).
    expect(
      (await app.refused(getListing, { params, query: { client_id } }, { as: owner.access })).status,
    ).toBe(404);
    const other = { client_id: clientId() };
    expect((await app.refused(changeListing, { params, body: { ...other, title: 'x' } })).status).toBe(404);
    expect((await app.refused(recordStep, { params, body: { ...other, step_nr: 1 } })).status).toBe(404);
    expect((await app.refused(deleteListing, { params, query: other })).status).toBe(404);
    expect((await app.refused(listMissingFields, { params, query: other })).status).toBe(404);
    const unknown = { id: newId() };
    expect((await app.refused(getListing, { params: unknown })).body.detail).toBe(
      (await app.refused(getListing, { params })).body.detail,
    );
    expect((await app.refused(getListing, { params: { id: 'no-id' } })).status).toBe(404);
  });

  it('keeps each field as typed, empties it with null, and answers the cost', async () => {
    const { id } = await mine();
    const change = async (body: object) =>
      (await app.ask(changeListing, { params: { id }, body }, { as: owner.access })).body;
    const first = await change({
      title: '  Björt íbúð  ',
      size: '84,5',
      bedrooms: '2',
      price: '285.000',
      available_from: '2020-01-01',
      amenities: ['washer', 'washer', 'balcony'],
      kitchen: { present: true, kitchen_shared: 2 },
      utilities: [{ utility_id: 'house_fund', paid_by_tenant: true, monthly_amount: '8.500' }],
      terms_accepted: true,
    });
    expect(first).toMatchObject({
      title: 'Björt íbúð',
      size: 84.5,
      bedrooms: 2,
      price: { price: 285_000, currency: 'ISK' },
      available_from: '2020-01-01',
      amenities: ['washer', 'balcony'],
      kitchen: { present: true, kitchen_shared: 2 },
      costs: { monthly_total: 293_500, deposit: 855_000, move_in_total: 1_148_500 },
      terms_accepted: true,
    });
    const second = await change({
      title: null,
      size: null,
      price: '',
      amenities: null,
      available_from: null,
      kitchen: null,
      contract_min_months: null,
      utilities: [{ utility_id: 'house_fund', included: true }],
    });
    expect(second).toMatchObject({
      title: null,
      size: null,
      price: null,
      amenities: [],
      available_from: null,
      kitchen: { present: null, kitchen_shared: null },
      contract_min_months: 6,
      bedrooms: 2,
    });
    expect(second.utilities[2]).toMatchObject({
      included: true,
      paid_by_tenant: false,
      monthly_amount: 8_500,
    });
  });

  it('says at its field what does not fit, in the language asked for, and keeps what was there', async () => {
    const { id } = await mine({ price: 200_000, title: 'Áður' });
    const refused = async (body: object) =>
      (
        await app.refused(
          changeListing,
          { params: { id }, body: { title: 'Eftir', ...body } },
          { as: owner.access, language: 'en' },
        )
      ).body;
    expect((await refused({ price: '250,5' })).errors).toEqual({
      price: ['Enter one amount in whole krónur, for example 285,000.'],
    });
    expect((await refused({ currency_id: 3 })).errors).toEqual({
      currency_id: ['Enter the price again when you change the currency.'],
    });
    expect((await refused({ size: '84,55' })).errors).toHaveProperty('size');
    expect((await refused({ service_paid_by_tenant: true })).errors).toHaveProperty('service_paid_by_tenant');
    expect(
      (
        await refused({
          utilities: [{ utility_id: 'internet', paid_by_tenant: true, monthly_amount: 'mikið' }],
        })
      ).errors,
    ).toHaveProperty(['utilities.0.monthly_amount']);
    expect((await refused({ titel: 'x' })).errors).toHaveProperty('titel');
    const { body } = await app.ask(getListing, { params: { id } }, { as: owner.access });
    expect(body).toMatchObject({ title: 'Áður', price: { price: 200_000 } });
  });

  it('R286: an amount is read in the currency that comes with it', async () => {
    const { id } = await mine({ price: '285.000', security_deposit: 'custom', insurance_amount: '500.000' });
    const { body } = await app.ask(
      changeListing,
      { params: { id }, body: { price: '1.545,50', currency_id: 'EUR' } },
      { as: owner.access },
    );
    expect(body).toMatchObject({
      price: { price: 1545.5, currency: 'EUR' },
      currency_id: 3,
      insurance_amount: null,
    });
  });

  it('G32: the tenant pays only for an extra service', async () => {
    const { id } = await mine({ service: 'billing', service_paid_by_tenant: true });
    const { body } = await app.ask(
      changeListing,
      { params: { id }, body: { service: 'self_managed' } },
      { as: owner.access },
    );
    expect(body).toMatchObject({ service: 'self_managed', service_paid_by_tenant: false });
  });

  it('the last write wins field by field, and a change from an old answer can be refused', async () => {
    const { id, updated_at } = await mine({ title: 'Einn', bedrooms: 1 });
    app.setTime(new Date(Date.now() + 5_000));
    const set = (body: object) => app.ask(changeListing, { params: { id }, body }, { as: owner.access });
    await Promise.all([set({ title: 'Tveir' }), set({ bedrooms: 2 }), set({ size: 50 })]);
    const { body } = await app.ask(getListing, { params: { id } }, { as: owner.access });
    expect(body).toMatchObject({ title: 'Tveir', bedrooms: 2, size: 50 });
    const old = await app.refused(
      changeListing,
      { params: { id }, body: { title: 'Þrír', if_updated_at: updated_at } },
      { as: owner.access },
    );
    expect([old.status, old.body.code]).toEqual([409, 'common.stateChanged']);
    await set({ title: 'Fjórir', if_updated_at: body.updated_at });
  });

  it('R269 R272 R273 C13: progress is remembered by name or number, for people and for client ids', async () => {
    const client_id = clientId();
    const { id } = await start(client_id);
    const visitor = async () => (await app.ask(getWizardProgress, { query: { client_id } })).body;
    expect(await visitor()).toMatchObject({ listing_id: id, step_name: null, progress: 0 });
    await app.ask(recordStep, { params: { id }, body: { step_name: '4_availability', client_id } });
    expect(await visitor()).toMatchObject({
      listing_id: id,
      step_name: '4_availability',
      step_nr: 4,
      progress: 4,
      progress_max: 6,
    });
    await app.ask(recordStep, { params: { id }, body: { step_nr: 6, client_id } });
    expect(await visitor()).toMatchObject({ step_name: '6_products', progress: 6 });
    expect((await app.ask(getWizardProgress, { query: {} })).body).toMatchObject({
      listing_id: null,
      progress: 0,
    });
    const nobody = await person(app);
    expect(
      (await app.ask(getWizardProgress, { query: {} }, { as: nobody.access })).body.listing_id,
    ).toBeNull();
    const wrong = await app.refused(recordStep, {
      params: { id },
      body: { step_name: '7_moon' as never, client_id },
    });
    expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['step_name']]);
  });

  it('R241 E101: says what is missing', async () => {
    const client_id = clientId();
    const { id } = await start(client_id, { title: 'Íbúð', available_from: '2020-01-01' });
    const { body } = await app.ask(listMissingFields, { params: { id }, query: { client_id } });
    expect(body.fields).toContain('price');
    expect(body.fields).not.toContain('title');
    expect(body.missing_fields.find(({ field }) => field === 'available_from')).toMatchObject({
      step: '4_availability',
      text_key: 'listings.missing.availableFromPast',
    });
  });

  describe('claiming', () => {
    const claim = (id: string, body: object, as?: string) =>
      app.ask(changeListing, { params: { id }, body }, { as });
    const refusedClaim = async (id: string, body: object, as?: string) =>
      (await app.refused(changeListing, { params: { id }, body }, { as })).status;

    it('G30 R270: who signs in claims the draft with its client id, which then opens nothing', async () => {
      const client_id = clientId();
      const { id } = await start(client_id, { title: 'Mín' });
      const claimed = await claim(id, { owner_id: owner.id, client_id, bedrooms: 3 }, owner.access);
      expect(claimed.body).toMatchObject({ is_owner: true, title: 'Mín', bedrooms: 3 });
      expect((await claim(id, { owner_id: owner.id, client_id }, owner.access)).body.is_owner).toBe(true);
      expect((await app.refused(getListing, { params: { id }, query: { client_id } })).status).toBe(404);
      expect(await refusedClaim(id, { title: 'x', client_id })).toBe(404);
      expect((await app.ask(getWizardProgress, { query: { client_id } })).body.listing_id).toBeNull();
    });

    it('G30: not without the client id, not for somebody else, not by a visitor, not twice', async () => {
      const client_id = clientId();
      const { id } = await start(client_id);
      expect(await refusedClaim(id, { owner_id: owner.id }, owner.access)).toBe(404);
      expect(await refusedClaim(id, { owner_id: owner.id, client_id: clientId() }, owner.access)).toBe(404);
      expect(await refusedClaim(id, { owner_id: stranger.id, client_id }, owner.access)).toBe(403);
      expect(await refusedClaim(id, { owner_id: owner.id, client_id })).toBe(401);
      const both = await Promise.allSettled([
        claim(id, { owner_id: owner.id, client_id }, owner.access),
        claim(id, { owner_id: stranger.id, client_id }, stranger.access),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    });

    it('G30: staff may set any owner who exists', async () => {
      const { id } = await mine();
      await claim(id, { owner_id: stranger.id }, staff.access);
      expect((await app.ask(getListing, { params: { id } }, { as: stranger.access })).body.is_owner).toBe(
        true,
      );
      expect((await app.refused(getListing, { params: { id } }, { as: owner.access })).status).toBe(404);
      const wrong = await app.refused(
        changeListing,
        { params: { id }, body: { owner_id: newId() } },
        { as: staff.access },
      );
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([400, ['owner_id']]);
      expect(await refusedClaim(id, { owner_id: owner.id }, stranger.access)).toBe(403);
    });
  });

  describe('deleting', () => {
    it('X017: a draft goes with its pictures, by its owner or the holder of its client id only', async () => {
      const client_id = clientId();
      const { id } = await start(client_id);
      const image = await buildImage(db, id, 1);
      await app.services.files.put(`listing-images/${image}-320.webp`, new Uint8Array([1]));
      expect((await app.refused(deleteListing, { params: { id } }, { as: staff.access })).status).toBe(403);
      expect((await app.ask(deleteListing, { params: { id }, query: { client_id } })).status).toBe(204);
      expect((await app.refused(deleteListing, { params: { id }, query: { client_id } })).status).toBe(404);
      await app.runJobs();
      expect(await app.services.files.get(`listing-images/${image}-320.webp`)).toBeUndefined();
    });

    it('X017: what was ever published stays', async () => {
      for (const visible of [true, false]) {
        const id = await buildWholeListing(db, { owner_id: owner.id, visible, published_at: new Date() });
        const no = await app.refused(deleteListing, { params: { id } }, { as: owner.access });
        expect([no.status, no.body.code]).toEqual([409, 'listings.wasPublished']);
      }
    });
  });

  it('every change is recorded with who made it', async () => {
    const { id } = await mine({ title: 'Skráð' });
    await app.ask(changeListing, { params: { id }, body: { title: 'Aftur' } }, { as: owner.access });
    const entries = await db
      .selectFrom('audit_entry')
      .select(['action', 'actor_id', 'detail'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
    expect(entries.map(({ action }) => action)).toEqual([
      'listings.created',
      'listings.changed',
      'listings.changed',
    ]);
    expect(entries.every(({ actor_id }) => actor_id === owner.id)).toBe(true);
  });
});
