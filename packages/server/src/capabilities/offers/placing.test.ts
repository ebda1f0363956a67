import { cancelApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import { placeBid, withdrawBid } from '@heima/domain/offers/bidding-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { bid } from './offers.builder.ts';

describe('making a bid', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const landlord = await person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const home = (more: object = {}) => publishedHome(app, landlord, more);
  const applied = async (more: object = {}) => {
    const [who, id] = [await tenant(), await home(more)];
    return { who, id, application: (await apply(app, who, id)).id };
  };
  const refused = async (who: Person, id: string, body: object = {}, language: 'is' | 'en' | 'ua' = 'is') => {
    const answer = await app.refused(
      placeBid,
      { params: { id }, body: { price: 250_000, ...body } },
      { as: who.access, language },
    );
    return { status: answer.status, code: answer.body.code, errors: answer.body.errors, body: answer.body };
  };

  it('E066 R212 R214 C27: an applicant bids in the currency of the home, for seven days; the landlord is told', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const [who, id] = [await tenant(), await publishedHome(app, owner, { price: 285_000 })];
    const application = await apply(app, who, id);
    app.setTime(new Date('2026-11-29T12:00:00Z'));
    const offer = await bid(app, who, id, { price: '265.000', initiator: 'BUYER' });
    app.setTime(new Date());
    expect(offer).toMatchObject({
      status: 'pending',
      side: 'BUYER',
      listing: { id },
      application: { id: application.id },
      tenant: { id: who.id },
      landlord: { id: owner.id },
      bid: {
        initiator: 'BUYER',
        bidder_id: who.id,
        price: { price: 265_000, currency: 'ISK' },
        price_type: 1,
        status: 'pending',
        date: '2026-11-29T12:00:00.000Z',
        expires_at: '2026-12-06T12:00:00.000Z',
        ended_at: null,
      },
      can: { withdraw: true, bid: false, accept: false, counter: false, deny: false },
    });
    const { rows } = await sql`select type, subject_id, params from notification where user_id = ${owner.id}
      and type = 29`.execute(db);
    expect(rows).toEqual([
      {
        type: 29,
        subject_id: offer.id,
        params: expect.objectContaining({
          name: 'Þóra Ægisdóttir',
          price: { amount: 265_000, currency: 'ISK' },
        }),
      },
    ]);
    const { rows: counted } = await sql`select offer_count from listing where id = ${id}`.execute(db);
    expect(counted).toEqual([{ offer_count: 1 }]);
  });

  it('R213: a landlord bids over an application that is named', async () => {
    const { id, application, who } = await applied();
    const missing = await refused(landlord, id);
    expect([missing.status, missing.errors]).toEqual([
      400,
      { application_id: ['Þennan reit þarf að fylla út.'] },
    ]);
    const offer = await bid(app, landlord, id, { application_id: application });
    expect(offer).toMatchObject({ side: 'SELLER', bid: { initiator: 'SELLER', bidder_id: landlord.id } });
    expect((await refused(who, id)).code).toBe('offers.bidOpen');
    const other = await applied();
    expect((await refused(landlord, id, { application_id: other.application })).status).toBe(404);
    expect((await refused(landlord, id, { application_id: newId() })).status).toBe(404);
  });

  it('the side follows from who calls; one that says otherwise is refused at its name', async () => {
    const { id, application, who } = await applied();
    const wrong = await refused(who, id, { initiator: 'SELLER' });
    expect([wrong.status, Object.keys(wrong.errors!)]).toEqual([400, ['initiator']]);
    const too = await refused(landlord, id, { application_id: application, initiator: 'BUYER' });
    expect([too.status, Object.keys(too.errors!)]).toEqual([400, ['initiator']]);
  });

  it('O01: prices that are none are refused at their field in three languages; other spellings are read', async () => {
    const { id, who } = await applied();
    for (const price of [0, -1, 250_000.5, 1e12, 'abc', '', '250,5', null, undefined, [], {}]) {
      const answer = await refused(who, id, { price });
      expect([price, answer.status, Object.keys(answer.errors ?? {})]).toEqual([price, 400, ['price']]);
    }
    const messages = await Promise.all(
      (['is', 'en', 'ua'] as const).map(
        async (language) => (await refused(who, id, { price: 'abc' }, language)).errors!.price![0],
      ),
    );
    expect(new Set(messages).size).toBe(3);
    expect((await bid(app, who, id, { price: '250.000' })).bid?.price.price).toBe(250_000);
    // Far above and far below what is asked is a bid all the same.
    for (const price of [1, 1_000_000_000]) {
      const next = await applied();
      expect((await bid(app, next.who, next.id, { price })).bid?.price.price).toBe(price);
    }
  });

  it('O01 E089: a home in euros takes euros with their cents, and a price can be sent back as it was read', async () => {
    const { id, who } = await applied({ currency: 'EUR', price: 154_550 });
    const first = (await bid(app, who, id, { price: '1.450,50' })).bid!;
    expect(first.price).toEqual({ price: 1450.5, currency: 'EUR' });
    const params = { id: first.id };
    await app.ask(withdrawBid, { params, body: {} }, { as: who.access });
    const again = await bid(app, who, id, { price: first.price.price });
    expect(again.bids.map(({ price }) => price)).toEqual([first.price, first.price]);
  });

  it('a bid is for applicants; a closed home, a withdrawn application and a home nobody shows take none', async () => {
    const id = await home();
    const stranger = await tenant();
    expect(await refused(stranger, id)).toMatchObject({ status: 409, code: 'offers.notApplied' });
    const hidden = await home({ visible: false });
    expect((await refused(stranger, hidden)).status).toBe(404);
    expect((await refused(stranger, newId())).status).toBe(404);

    const gone = await applied();
    await app.ask(cancelApplication, { params: { id: gone.application } }, { as: gone.who.access });
    expect(await refused(gone.who, gone.id)).toMatchObject({ status: 409, code: 'offers.applicationClosed' });

    const closed = await applied();
    await sql`update listing set visible = false where id = ${closed.id}`.execute(db);
    expect(await refused(closed.who, closed.id)).toMatchObject({ status: 409, code: 'offers.listingClosed' });
    expect((await app.refused(placeBid, { params: { id }, body: { price: 1 } })).status).toBe(401);
  });

  it('R222 R223 R224: after a withdrawal one bids anew in the same negotiation, over a new application too', async () => {
    const { id, who, application } = await applied();
    const first = await bid(app, who, id);
    await app.ask(cancelApplication, { params: { id: application } }, { as: who.access });
    // Before the open bid has been closed, too.
    const again = await apply(app, who, id);
    const second = await bid(app, who, id, { price: 240_000 });
    expect(second).toMatchObject({ id: first.id, application: { id: again.id } });
    expect(second.bids.map(({ status, ended_because }) => [status, ended_because])).toEqual([
      ['withdrawn', 'application'],
      ['pending', null],
    ]);
    const { rows } = await sql`select offer_count from listing where id = ${id}`.execute(db);
    expect(rows).toEqual([{ offer_count: 1 }]);
    await app.runJobs();
    const { rows: open } =
      await sql`select price from bid where status = 'pending' and offer_id = ${first.id}`.execute(db);
    expect(open).toEqual([{ price: 240_000 }]);
  });

  it('of fourteen bids at once from both sides one is open, and the other side is told once', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const [who, id] = [await tenant(), await publishedHome(app, owner)];
    const application = (await apply(app, who, id)).id;
    const answers = await Promise.all(
      Array.from({ length: 14 }, (_, n) =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/listings/${id}/rental-offers`,
          headers: { authorization: `Bearer ${(n % 2 ? owner : who).access}` },
          payload: { price: 250_000 + n, application_id: application },
        }),
      ),
    );
    const statuses = answers.map(({ statusCode }) => statusCode).sort();
    expect(statuses).toEqual([201, ...Array(13).fill(409)]);
    const made = answers.find(({ statusCode }) => statusCode === 201)!.json();
    for (const one of answers.filter(({ statusCode }) => statusCode === 409))
      expect(one.json()).toMatchObject({
        code: 'offers.bidOpen',
        rental_offer_id: made.id,
        bid_id: made.bid.id,
      });
    const { rows } = await sql`select (select count(*)::int from bid where offer_id = ${made.id}) as bids,
      (select count(*)::int from event where subject_id = ${made.bid.id}) as events,
      (select count(*)::int from notification where type = 29 and subject_id = ${made.id}) as told`.execute(
      db,
    );
    expect(rows).toEqual([{ bids: 1, events: 1, told: 1 }]);
  });

  it('with one Idempotency-Key it is one bid, and both answers are the same', async () => {
    const { id, who } = await applied();
    const how = { as: who.access, headers: { 'idempotency-key': newId() } };
    const ask = () => app.ask(placeBid, { params: { id }, body: { price: 250_000 } }, how);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.body).toEqual(one.body);
    expect(two.body.bids).toHaveLength(1);
  });
});
