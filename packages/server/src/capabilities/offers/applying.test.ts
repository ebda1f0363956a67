import { applyForListing, previewApplication } from '@heima/domain/applications/applying-endpoints.ts';
import { toggleConsideration } from '@heima/domain/applications/landlord-endpoints.ts';
import {
  cancelApplication,
  getApplicationPreview,
  listApplicationEvents,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { counterBid, denyOffer } from '@heima/domain/offers/bidding-endpoints.ts';
import { listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome, wholeApplication } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('an application with a bid', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const landlord = await person(app, { verified: true, userType: 'LL' });
  const tenant = () => person(app, { verified: true });
  const home = () => publishedHome(app, landlord, { price: 285_000 });
  const negotiations = async (who: Person, application_id: string) =>
    (await app.ask(listRentalOffers, { query: { application_id } }, { as: who.access })).body.items;
  const refused = async (who: Person, id: string, bid_price: string | number) => {
    const body = { ...wholeApplication, bid_price };
    return (await app.refused(applyForListing, { params: { id }, body }, { as: who.access })).body;
  };
  const applicationsOf = async ({ id }: Person) => {
    const { rows } = await sql`select id from application where applicant_id = ${id}`.execute(db);
    return rows.length;
  };

  it('V067 E060 E066: sends both, and the landlord sees the bid with the application', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id, { bid_price: '265.000' });
    expect(sent.negotiate_price).toBe(true);
    const [offer, ...more] = await negotiations(landlord, sent.id);
    expect(more).toEqual([]);
    expect(offer).toMatchObject({
      side: 'SELLER',
      application: { id: sent.id },
      bid: { initiator: 'BUYER', bidder_id: who.id, price: { price: 265_000, currency: 'ISK' } },
      can: { accept: true, accept_with_application: true },
    });
    const { rows } = await sql`select application_count, offer_count from listing where id = ${id}`.execute(
      db,
    );
    expect(rows).toEqual([{ application_count: 1, offer_count: 1 }]);
  });

  it('an application without one begins no negotiation', async () => {
    const [who, id] = [await tenant(), await home()];
    for (const none of [undefined, null, '']) {
      const sent = await apply(app, who, id, { bid_price: none });
      expect(await negotiations(who, sent.id)).toEqual([]);
      await app.ask(cancelApplication, { params: { id: sent.id } }, { as: who.access });
    }
  });

  it('O01: a bid that is none sends neither, and is refused at its field', async () => {
    const [who, id] = [await tenant(), await home()];
    for (const wrong of ['tuttugu', '-5', '0', '2000000000'])
      expect(Object.keys((await refused(who, id, wrong)).errors!)).toEqual(['bid_price']);
    expect(await applicationsOf(who)).toBe(0);
    const preview = { params: { id }, body: { ...wholeApplication, bid_price: 'núll' } };
    const answer = await app.refused(previewApplication, preview, { as: who.access });
    expect(Object.keys(answer.body.errors!)).toEqual(['bid_price']);
  });

  it('where the bid cannot be made the application is not sent either', async () => {
    const [who, id] = [await tenant(), await home()];
    const first = await apply(app, who, id, { bid_price: 265_000 });
    await app.ask(cancelApplication, { params: { id: first.id } }, { as: who.access });
    await app.runJobs();
    await sql`insert into bid (id, offer_id, application_id, initiator, bidder_id, price, currency, price_type, status,
        created_at, expires_at, ended_at, ended_side, ended_because)
      select gen_random_uuid(), offer_id, application_id, initiator, bidder_id, price, currency, price_type, status,
        created_at, expires_at, ended_at, ended_side, ended_because
      from bid, generate_series(1, 99) where application_id = ${first.id}`.execute(db);
    expect((await refused(who, id, 270_000)).code).toBe('offers.tooManyBids');
    expect(await applicationsOf(who)).toBe(1);
    await apply(app, who, id);
    expect(await applicationsOf(who)).toBe(2);
  });

  it('A01: of several at once one application with one bid is sent', async () => {
    const [who, id] = [await tenant(), await home()];
    const body = { ...wholeApplication, bid_price: 265_000 };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/listings/${id}/applications`,
          headers: { authorization: `Bearer ${who.access}` },
          payload: body,
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, ...Array(5).fill(409)]);
    const { rows } = await sql`select b.id from bid b join rental_offer o on o.id = b.offer_id
      where o.applicant_id = ${who.id}`.execute(db);
    expect(rows.length).toBe(1);
  });

  it('with one Idempotency-Key it is one', async () => {
    const [who, id] = [await tenant(), await home()];
    const how = { as: who.access, headers: { 'idempotency-key': newId() } };
    const ask = () =>
      app.ask(applyForListing, { params: { id }, body: { ...wholeApplication, bid_price: 265_000 } }, how);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.body).toEqual(one.body);
    expect(await negotiations(who, one.body.id)).toHaveLength(1);
  });

  it('E063 R211: both sides read what happened to the application and to its bids, in one order', async () => {
    const [who, id] = [await tenant(), await home()];
    const sent = await apply(app, who, id, { bid_price: 265_000 });
    const events = async (as: Person) =>
      (
        await app.ask(listApplicationEvents, { params: { id: sent.id }, query: {} }, { as: as.access })
      ).body.items.map(({ kind, side, price }) => [kind, side, price?.price ?? null]);
    const [offer] = await negotiations(landlord, sent.id);
    app.addSeconds(60);
    const as = { as: landlord.access };
    await app.ask(counterBid, { params: { id: offer!.bid!.id }, body: { price: 275_000 } }, as);
    app.addSeconds(60);
    await app.ask(denyOffer, { params: { id: offer!.id }, body: {} }, { as: who.access });
    app.addSeconds(60);
    await app.ask(toggleConsideration, { params: { id: sent.id } }, as);
    const seen = [
      ['sent', 'applicant', null],
      ['bid', 'applicant', 265_000],
      ['counter_bid', 'landlord', 275_000],
      ['bid_denied', 'applicant', 275_000],
    ];
    expect(await events(who)).toEqual(seen);
    expect(await events(landlord)).toEqual([...seen, ['considered', 'landlord', null]]);
    const other = { params: { id: sent.id }, query: {} };
    expect((await app.refused(listApplicationEvents, other, { as: (await tenant()).access })).status).toBe(
      404,
    );
  });

  it('V068 E061 E062: the preview shows the bid, and makes none', async () => {
    const [who, id] = [await tenant(), await home()];
    const body = { ...wholeApplication, bid_price: '265.000' };
    const preview = (await app.ask(previewApplication, { params: { id }, body }, { as: who.access })).body;
    expect(preview.bid).toEqual({ price: { price: 265_000, currency: 'ISK' }, price_type: 1 });
    const again = await app.ask(getApplicationPreview, { params: { id: preview.id } }, { as: who.access });
    expect(again.body).toEqual(preview);
    const { rows } = await sql`select id from rental_offer where applicant_id = ${who.id}`.execute(db);
    expect(rows).toEqual([]);
  });
});
