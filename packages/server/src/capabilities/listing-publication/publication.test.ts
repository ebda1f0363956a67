import { publishListing, unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { changeListing, changePrice, createListing } from '@heima/domain/listings/writing-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { withdrawListing } from './public.ts';

describe('publishing', async () => {
  const teamId = newId();
  const app = await testApp(
    {},
    {
      teamsOf: async (_, userId) =>
        userId === colleague.id ? [{ teamId, permissions: ['manage_listings'] }] : [],
    },
  );
  const { db, unitOfWork } = app.services;
  const owner = await person(app, { verified: true });
  const stranger = await person(app, { verified: true });
  const colleague: Person = await person(app, { verified: true });
  const staff = await person(app, { staff: true, verified: true });

  const draft = (given = {}) => buildWholeListing(db, { owner_id: owner.id, ...given });
  const publish = (id: string, as = owner.access) => app.ask(publishListing, { params: { id } }, { as });
  const refusedPublish = (id: string, as: string | undefined = owner.access) =>
    app.refused(publishListing, { params: { id } }, { as, language: 'en' });
  const unpublish = (id: string, reason = 'found_tenant' as const) =>
    app.ask(unpublishListing, { params: { id }, body: { reason } }, { as: owner.access });
  const events = async (id: string) =>
    await db
      .selectFrom('event')
      .select(['name', 'payload'])
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute();
  const requests = (id: string) =>
    db.selectFrom('listing_publish_request').selectAll().where('listing_id', '=', id).orderBy('id').execute();
  const asSystem = { actorId: null, actorKind: 'system' as const, requestId: null };

  it('R246 C37: goes live at once, can be found by everybody, and asks staff to look', async () => {
    const id = await draft({ city: 'R246', price: 123_456 });
    const { status, body } = await publish(id);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      visible: true,
      state: 'PUBLISHED',
      publish_request: { state: 'OPEN', reason: null },
      missing_fields: [],
    });
    expect(body.published_at).not.toBeNull();
    const found = await app.ask(searchListings, { query: { min_price: 123_456, max_price: 123_456 } });
    expect(found.body.items.map((item) => item.id)).toEqual([id]);
    expect(await requests(id)).toHaveLength(1);
    expect((await events(id)).map(({ name }) => name)).toEqual(['listings.published']);
  });

  it('publishing again, also ten times at once, answers the same and changes nothing', async () => {
    const id = await draft();
    const answers = await Promise.all(Array.from({ length: 10 }, () => publish(id)));
    expect(new Set(answers.map(({ body }) => body.published_at)).size).toBe(1);
    expect(answers.every(({ status, body }) => status === 200 && body.visible)).toBe(true);
    expect((await publish(id)).body.published_at).toBe(answers[0]!.body.published_at);
    expect(await requests(id)).toHaveLength(1);
    expect((await events(id)).map(({ name }) => name)).toEqual(['listings.published']);
  });

  it('R241 R259: what is missing comes back as a list of fields with their messages', async () => {
    const { body: fresh } = await app.ask(createListing, { body: { title: 'Íbúð' } }, { as: owner.access });
    const { status, body } = await refusedPublish(fresh.id);
    expect([status, body.code]).toEqual([400, 'listings.missingFields']);
    expect(body.fields).toEqual(fresh.missing_fields.map(({ field }) => field));
    expect(body.fields).toContain('description');
    expect(body.errors).toMatchObject({ price: ['The price is missing.'], images: [expect.any(String)] });
    expect(body.missing_fields).toEqual(fresh.missing_fields);
    expect(await requests(fresh.id)).toEqual([]);
  });

  it('R240: a description of 49 letters is refused with its length', async () => {
    const id = await draft();
    await db
      .updateTable('listing_description')
      .set({ text: 'x'.repeat(49) })
      .where('listing_id', '=', id)
      .execute();
    expect((await refusedPublish(id)).body.errors).toEqual({
      description: ['The description must have at least 50 characters.'],
    });
  });

  it('eye A6: a notice shorter than the law has is refused at publishing, and at a change of what is published', async () => {
    const id = await draft({ contract_termination_term: 5 });
    expect((await refusedPublish(id)).body.errors).toEqual({
      contract_termination_term: ['The notice period must not be shorter than 6 months (Rent Act, art. 56).'],
    });
    const change = (contract_termination_term: number) => ({
      params: { id },
      body: { contract_termination_term },
    });
    await app.ask(changeListing, change(6), { as: owner.access });
    await publish(id);
    const { status, body } = await app.refused(changeListing, change(3), { as: owner.access });
    expect([status, body.fields]).toEqual([400, ['contract_termination_term']]);
  });

  it('eye A2: a lower price goes together with the deposit that it allows, in one call', async () => {
    const id = await draft({ deposit_kind: 'custom', insurance_months: null, insurance_amount: 775_500 });
    await publish(id);
    const lower = (body: object) => ({ params: { id }, body: { price: 248_500, ...body } });
    const no = await app.refused(changePrice, lower({}), { as: owner.access });
    expect([no.status, no.body.missing_fields]).toMatchObject([
      400,
      [{ field: 'insurance_amount', params: { maximum: 771_000 } }],
    ]);
    const { body } = await app.ask(changePrice, lower({ insurance_amount: 771_000 }), { as: owner.access });
    expect([body.price?.price, body.insurance_amount]).toEqual([248_500, 771_000]);
    const high = await app.refused(changePrice, lower({ insurance_amount: 771_001 }), { as: owner.access });
    expect(high.status).toBe(400);
  });

  it('L08: a past day is reported at publishing, not before', async () => {
    const id = await draft();
    const { body } = await app.ask(
      changeListing,
      { params: { id }, body: { available_from: '2026-01-01' } },
      { as: owner.access },
    );
    expect(body).toMatchObject({ available_from: '2026-01-01', state: 'NEVER_PUBLISHED' });
    app.setTime(new Date('2026-11-27T10:00:00Z'));
    expect((await refusedPublish(id)).body.fields).toEqual(['available_from']);
  });

  it('G33: lodging is not published without its registration number', async () => {
    const id = await draft({ listing_type: 'bnb' });
    expect((await refusedPublish(id)).body.fields).toEqual(['lodging_registration_number']);
    await app.ask(
      changeListing,
      { params: { id }, body: { lodging_registration_number: 'HG-00012345' } },
      { as: owner.access },
    );
    expect((await publish(id)).body.lodging_registration_number).toBe('HG-00012345');
    expect((await app.ask(getListing, { params: { id } })).body.lodging_registration_number).toBe(
      'HG-00012345',
    );
  });

  it('R242 R244 R245: needs a person with a verified e-mail and phone', async () => {
    const unverified = await person(app);
    const id = await draft({ owner_id: unverified.id });
    const email = await refusedPublish(id, unverified.access);
    expect([email.status, email.body.code]).toEqual([400, 'listings.emailNotVerified']);
    await sql`
      update email_address set verified_at = now(), signs_in = true where user_id = ${unverified.id}`.execute(
      db,
    );
    expect((await refusedPublish(id, unverified.access)).body.code).toBe('listings.phoneNotVerified');
    expect((await app.refused(publishListing, { params: { id } })).status).toBe(401);
  });

  it('R253 U16: only the owner or the team publishes; others do not learn that the draft exists', async () => {
    const id = await draft();
    expect((await refusedPublish(id, stranger.access)).status).toBe(404);
    expect((await refusedPublish(id, staff.access)).status).toBe(403);
    const ofTeam = await draft({ team_id: teamId });
    expect((await publish(ofTeam, colleague.access)).body.visible).toBe(true);
    expect((await refusedPublish(await draft({ visible: true }), staff.access)).status).toBe(403);
  });

  it('R247 R248 R249: unpublished with a reason, which the owner sees', async () => {
    const id = await draft();
    await publish(id);
    for (const reason of [undefined, 'bored', ''])
      expect(
        (
          await app.refused(
            unpublishListing,
            { params: { id }, body: { reason: reason as never } },
            { as: owner.access, language: 'en' },
          )
        ).body.errors,
      ).toEqual({ reason: ['Choose why you are unpublishing the listing.'] });
    const { body } = await unpublish(id);
    expect(body).toMatchObject({
      visible: false,
      state: 'NOT_IN_PUBLICATION',
      unpublish_reason: 'found_tenant',
      publish_request: { state: 'WITHDRAWN' },
    });
    expect(body.unpublished_at).not.toBeNull();
    // eye A10: whoever has the link learns what became of it, and where homes like it are.
    const gone = await app.refused(getListing, { params: { id } });
    expect([gone.status, gone.body.withdrawn]).toEqual([
      404,
      { is_let: true, search: { postal_codes: [expect.any(String)], min_bedrooms: expect.any(Number) } },
    ]);
    const draftId = await draft();
    const unknown = await app.refused(getListing, { params: { id: draftId } });
    expect([unknown.status, unknown.body.withdrawn]).toEqual([404, undefined]);
    const again = await app.refused(
      unpublishListing,
      { params: { id }, body: { reason: 'other' } },
      { as: owner.access },
    );
    expect([again.status, again.body.code]).toEqual([409, 'listings.notPublished']);
  });

  it('comes back as republished, with a new request to staff', async () => {
    const id = await draft();
    await publish(id);
    await unpublish(id);
    await publish(id);
    expect((await events(id)).map(({ name }) => name)).toEqual([
      'listings.published',
      'listings.unpublished',
      'listings.republished',
    ]);
    expect((await requests(id)).map(({ decision }) => decision)).toEqual(['withdrawn', null]);
  });

  it('one of two who take it out and change it at once wins, and nothing is torn', async () => {
    const id = await draft();
    await publish(id);
    const both = await Promise.allSettled([unpublish(id), unpublish(id), unpublish(id)]);
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await events(id)).filter(({ name }) => name === 'listings.unpublished')).toHaveLength(1);
  });

  it('a contract takes the listing out for its owner', async () => {
    const id = await draft({ visible: true, published_at: new Date() });
    const out = () =>
      unitOfWork({ ...asSystem, now: new Date() }, (unit) => withdrawListing(unit, id, 'found_tenant'));
    await out();
    await out();
    const { body } = await app.ask(getListing, { params: { id } }, { as: owner.access });
    expect(body).toMatchObject({ visible: false, unpublish_reason: 'found_tenant' });
    expect((await events(id)).map(({ name }) => name)).toEqual(['listings.unpublished']);
  });

  describe('changing a published listing', () => {
    it('E095: a new price is recorded with the old one, by either call, once', async () => {
      const id = await draft({ price: 250_000, visible: true, published_at: new Date() });
      const { body } = await app.ask(
        changePrice,
        { params: { id }, body: { price: '260.000', priceType: 1 } },
        { as: owner.access },
      );
      expect(body).toMatchObject({ price: { price: 260_000, currency: 'ISK' }, price_type: 1 });
      await app.ask(changePrice, { params: { id }, body: { price: 260_000 } }, { as: owner.access });
      await app.ask(changeListing, { params: { id }, body: { price: '270 000' } }, { as: owner.access });
      const asked = (price: number) => ({ price, currency: 'ISK', price_type: 1 });
      const told = (await events(id)).filter(({ name }) => name === 'listingPublication.priceChanged');
      expect(told.map(({ payload }) => payload)).toEqual([
        { old: asked(250_000), new: asked(260_000) },
        { old: asked(260_000), new: asked(270_000) },
      ]);
    });

    it('R264 O01: a price that is none is refused at its field', async () => {
      const id = await draft({ visible: true, published_at: new Date() });
      for (const price of [0, -1, 250_000.5, 1e12, 'abc', '250,5', '']) {
        const no = await app.refused(changePrice, { params: { id }, body: { price } }, { as: owner.access });
        expect([price, no.status, Object.keys(no.body.errors ?? {})]).toEqual([price, 400, ['price']]);
      }
    });

    it('only the owner changes the price: staff is refused, a stranger too', async () => {
      const id = await draft({ visible: true, published_at: new Date() });
      for (const { access } of [staff, stranger]) {
        const body = { price: 1_000 };
        expect((await app.refused(changePrice, { params: { id }, body }, { as: access })).status).toBe(403);
        expect((await app.refused(changeListing, { params: { id }, body }, { as: access })).status).toBe(403);
      }
      expect((await app.refused(changePrice, { params: { id }, body: { price: 1_000 } })).status).toBe(401);
    });

    it('it must stay whole, but may keep a day that has passed meanwhile', async () => {
      app.setTime(new Date('2026-11-27T10:00:00Z'));
      const id = await draft({ visible: true, published_at: new Date(), available_from: '2026-11-01' });
      const no = await app.refused(
        changeListing,
        { params: { id }, body: { title: null, size: null } },
        { as: owner.access },
      );
      expect([no.status, no.body.code, no.body.fields]).toEqual([
        400,
        'listings.missingFields',
        ['size', 'title'],
      ]);
      const { body } = await app.ask(
        changeListing,
        { params: { id }, body: { title: 'Ný fyrirsögn' } },
        { as: owner.access },
      );
      expect(body).toMatchObject({ title: 'Ný fyrirsögn', visible: true });
    });
  });
});
