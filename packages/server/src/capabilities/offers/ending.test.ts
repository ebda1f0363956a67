import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { denyApplication, rejectApplications } from '@heima/domain/applications/landlord-endpoints.ts';
import { cancelApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import { unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { acceptBid, counterBid } from '@heima/domain/offers/bidding-endpoints.ts';
import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { expireBids } from '#capabilities/offers/jobs/expire-bids.ts';
import { startSession } from '#capabilities/sessions/session-store.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { bid } from './offers.builder.ts';

describe('what ends bids besides their answers', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const start = new Date('2026-11-29T12:00:00Z');
  const day = 24 * 3_600_000;
  const at = (ms: number) => app.setTime(new Date(start.getTime() + ms));
  at(0);
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const owner = () => person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  /** The same person signed in anew, after a jump of time has ended the session. */
  const renewed = async (who: Person): Promise<Person> => {
    const { config, secrets, clock } = app.services;
    const context = { config, secrets, now: clock(), userAgent: 'test', address: '127.0.0.1' };
    return { ...who, access: (await startSession(db, who.id, context)).access };
  };

  const negotiation = async (by: 'BUYER' | 'SELLER' = 'BUYER') => {
    const [who, landlord] = [await tenant(), await owner()];
    const id = await publishedHome(app, landlord);
    const application = (await apply(app, who, id)).id;
    const offer = await bid(app, by === 'BUYER' ? who : landlord, id, { application_id: application });
    return { who, landlord, id, application, offer, params: { id: offer.id }, bidId: offer.bid!.id };
  };
  const seen = async (who: Person, id: string) =>
    (await app.ask(getRentalOffer, { params: { id } }, { as: who.access })).body;
  const told = async (who: Person) => {
    const { rows } = await sql<{ type: number }>`
      select type from notification where user_id = ${who.id} and type >= 26 order by id`.execute(db);
    return rows.map(({ type }) => type);
  };
  const facts = async (bidId: string) => {
    const { rows } = await sql<{ name: string }>`
      select name from event where subject_id = ${bidId} order by at, id`.execute(db);
    return rows.map(({ name }) => name);
  };

  it('A06 R223: at its moment a bid is over for everybody, before any job has come by', async () => {
    at(0);
    const { who, landlord, params, bidId, id } = await negotiation();
    at(7 * day - 1000);
    let [tenantNow, landlordNow] = [await renewed(who), await renewed(landlord)];
    expect((await seen(landlordNow, params.id)).can.accept).toBe(true);
    at(7 * day);
    [tenantNow, landlordNow] = [await renewed(who), await renewed(landlord)];
    const shown = await seen(landlordNow, params.id);
    expect(shown).toMatchObject({
      status: 'expired',
      bid: { ended_because: 'time', ended_by: null, ended_at: shown.bid!.expires_at },
      can: { accept: false, counter: false, deny: false, bid: true },
    });
    for (const [contract, body] of [
      [acceptBid, {}],
      [counterBid, { price: 1 }],
    ] as const) {
      const late = await app.refused(contract, { params: { id: bidId }, body } as never, {
        as: landlordNow.access,
      });
      expect([late.status, late.body.code]).toEqual([409, 'offers.bidExpired']);
    }
    const expired = await app.ask(
      listRentalOffers,
      { query: { status: 'expired' } },
      { as: tenantNow.access },
    );
    expect(expired.body.count).toBe(1);
    // A new one marks the old one.
    const next = await bid(app, tenantNow, id, { price: 255_000 });
    expect(next.bids.map(({ status }) => status)).toEqual(['expired', 'pending']);
    expect(await facts(bidId)).toEqual(['offers.placed', 'offers.expired']);
    at(0);
  });

  it('A06: one second before its time a bid is accepted', async () => {
    at(0);
    const { landlord, bidId } = await negotiation();
    at(7 * day - 1000);
    const { body } = await app.ask(
      acceptBid,
      { params: { id: bidId }, body: {} },
      { as: (await renewed(landlord)).access },
    );
    expect(body.status).toBe('accepted');
    at(0);
  });

  it('the job marks what has expired and tells who made it, once, however often it runs', async () => {
    at(0);
    const { who, landlord, bidId, params } = await negotiation();
    const open = await negotiation();
    at(7 * day - 1);
    await expireBids.handle(app.services, {});
    expect(await facts(bidId)).toEqual(['offers.placed']);
    at(7 * day);
    await sql`update bid set expires_at = expires_at + interval '1 day' where id = ${open.bidId}`.execute(db);
    await Promise.all([expireBids.handle(app.services, {}), expireBids.handle(app.services, {})]);
    await expireBids.handle(app.services, {});
    expect(await facts(bidId)).toEqual(['offers.placed', 'offers.expired']);
    expect(await facts(open.bidId)).toEqual(['offers.placed']);
    expect([await told(who), await told(landlord)]).toEqual([[33], []]);
    expect((await seen(await renewed(who), params.id)).bid?.ended_at).toBe('2026-12-06T12:00:00.000Z');
    at(0);
  });

  it.each(['BUYER', 'SELLER'] as const)(
    'C55: with the application goes the open bid of the %s: withdrawn or denied with it',
    async (by) => {
      at(0);
      const one = await negotiation(by);
      await app.ask(cancelApplication, { params: { id: one.application } }, { as: one.who.access });
      await app.runJobs();
      await app.runJobs();
      expect(await seen(one.landlord, one.offer.id)).toMatchObject({
        status: 'withdrawn',
        bid: { ended_by: 'BUYER', ended_because: 'application' },
      });
      expect(await facts(one.bidId)).toEqual(['offers.placed', 'offers.withdrawn']);
      // The application says it: nobody is told twice.
      expect(await told(one.landlord)).toEqual([28]);

      const two = await negotiation(by);
      await app.ask(
        denyApplication,
        { params: { id: two.application }, body: {} },
        { as: two.landlord.access },
      );
      await app.runJobs();
      expect(await seen(two.who, two.offer.id)).toMatchObject({
        status: 'denied',
        bid: { ended_by: 'SELLER', ended_because: 'application' },
      });
      expect(await told(two.who)).toEqual([27]);

      const three = await negotiation(by);
      await app.ask(
        rejectApplications,
        { body: { rental_application_ids: [three.application] } },
        { as: three.landlord.access },
      );
      await app.runJobs();
      expect((await seen(three.who, three.offer.id)).status).toBe('denied');
    },
  );

  it('with a home that is let to somebody else its bids end; one that pauses keeps them', async () => {
    at(0);
    for (const by of ['BUYER', 'SELLER'] as const) {
      const let_ = await negotiation(by);
      await app.ask(
        unpublishListing,
        { params: { id: let_.id }, body: { reason: 'found_tenant' } },
        { as: let_.landlord.access },
      );
      await app.runJobs();
      expect(await seen(let_.who, let_.offer.id)).toMatchObject({
        status: 'denied',
        bid: { ended_because: 'listing', ended_by: 'SELLER' },
        can: { bid: false },
      });
      expect(await told(let_.who)).toEqual([34]);
    }
    const paused = await negotiation();
    await app.ask(
      unpublishListing,
      { params: { id: paused.id }, body: { reason: 'pausing' } },
      { as: paused.landlord.access },
    );
    await app.runJobs();
    expect(await seen(paused.landlord, paused.offer.id)).toMatchObject({
      status: 'pending',
      can: { accept: true, counter: false },
    });
    const { body } = await app.ask(
      acceptBid,
      { params: { id: paused.bidId }, body: {} },
      { as: paused.landlord.access },
    );
    expect(body.status).toBe('accepted');
  });

  it('a bid at the moment when the home is let to somebody else ends with it or is refused', {
    timeout: 120_000,
  }, async () => {
    app.setTime(new Date());
    const landlord = await owner();
    const who = await tenant();
    for (let round = 0; round < 20; round += 1) {
      const id = await publishedHome(app, landlord);
      await apply(app, who, id);
      const send = (path: string, as: Person, payload: object) =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/listings/${id}/${path}`,
          headers: { authorization: `Bearer ${as.access}` },
          payload,
        });
      app.addSeconds(1);
      const closing = send('unpublish', landlord, { reason: 'found_tenant' });
      app.addSeconds(1);
      const [closed, made] = await Promise.all([closing, send('rental-offers', who, { price: 1 })]);
      expect(closed.statusCode).toBe(200);
      if (made.statusCode !== 201) expect(made.json().code).toBe('offers.listingClosed');
      await sql`delete from rate_counter`.execute(db);
    }
    await app.runJobs();
    const { rows } = await sql`select b.price from bid b join rental_offer o on o.id = b.offer_id
      where o.applicant_id = ${who.id} and b.status = 'pending'`.execute(db);
    expect(rows).toEqual([]);
  });

  it('with a home that is in publication anew, new bids stay', async () => {
    at(0);
    const one = await negotiation();
    await app.ask(
      unpublishListing,
      { params: { id: one.id }, body: { reason: 'found_tenant' } },
      { as: one.landlord.access },
    );
    await sql`update listing set visible = true where id = ${one.id}`.execute(db);
    await sql`update bid set created_at = created_at + interval '1 hour' where id = ${one.bidId}`.execute(db);
    await app.runJobs();
    expect((await seen(one.who, one.offer.id)).status).toBe('pending');
  });

  it('with an account its bids end; the other side sees what was bid and no longer by whom', async () => {
    at(0);
    const one = await negotiation();
    await app.ask(deleteAccount, { params: { id: one.who.id } }, { as: one.who.access });
    await app.runJobs();
    expect(await seen(one.landlord, one.offer.id)).toMatchObject({
      tenant: null,
      status: 'withdrawn',
      bid: { bidder_id: null, price: { price: 250_000, currency: 'ISK' } },
    });
    const two = await negotiation();
    await app.ask(deleteAccount, { params: { id: two.landlord.id } }, { as: two.landlord.access });
    await app.runJobs();
    expect(await seen(two.who, two.offer.id)).toMatchObject({ landlord: null, status: 'denied' });
  });
});
