import {
  acceptApplication,
  denyApplication,
  getReceivedApplication,
  toggleConsideration,
} from '@heima/domain/applications/landlord-endpoints.ts';
import {
  acceptBid,
  acceptOffer,
  counterBid,
  counterOffer,
  denyOffer,
  rejectOffer,
  withdrawBid,
  withdrawOffer,
} from '@heima/domain/offers/bidding-endpoints.ts';
import { getRentalOffer } from '@heima/domain/offers/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { bid } from './offers.builder.ts';

describe('answers to bids', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  const landlord = await person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const tenant = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });

  /** A negotiation with an open bid of one side. */
  const negotiation = async ({ by = 'BUYER', owner = landlord } = {}) => {
    const [who, id] = [await tenant(), await publishedHome(app, owner)];
    const application = (await apply(app, who, id)).id;
    const offer = await bid(app, by === 'BUYER' ? who : owner, id, { application_id: application });
    return { who, id, application, owner, offer, params: { id: offer.id }, bidParams: { id: offer.bid!.id } };
  };
  const status = async (id: string) =>
    (await app.ask(getReceivedApplication, { params: { id } }, { as: landlord.access })).body.status;
  const told = async (who: Person) => {
    const { rows } = await sql<{ type: number }>`
      select type from notification where user_id = ${who.id} and type between 26 and 40 order by id`.execute(
      db,
    );
    return rows.map(({ type }) => type);
  };
  const facts = async (bidId: string) => {
    const { rows } = await sql<{ name: string }>`
      select name from event where subject_id = ${bidId} order by at, id`.execute(db);
    return rows.map(({ name }) => name);
  };

  it('E067 R216: the other side accepts; the application stays as it is, and the bidder is told', async () => {
    for (const by of ['BUYER', 'SELLER'] as const) {
      const { who, application, offer, bidParams } = await negotiation({ by });
      const [bidder, other] = by === 'BUYER' ? [who, landlord] : [landlord, who];
      const own = await app.refused(acceptBid, { params: bidParams, body: {} }, { as: bidder.access });
      expect([own.status, own.body.code]).toEqual([403, 'offers.ownBid']);
      const body = { initiator: by === 'BUYER' ? 'SELLER' : 'BUYER', bidder_id: bidder.id } as const;
      const { body: done } = await app.ask(acceptBid, { params: bidParams, body }, { as: other.access });
      expect(done).toMatchObject({
        id: offer.id,
        status: 'accepted',
        bid: { status: 'accepted', ended_by: body.initiator, ended_because: 'decision' },
      });
      expect(Object.values(done.can)).toEqual(Array(7).fill(false));
      expect(await status(application)).toBe('opened');
      expect(await facts(bidParams.id)).toEqual(['offers.placed', 'offers.accepted']);
      if (by === 'BUYER') expect(await told(who)).toEqual([30]);
      const again = await app.refused(acceptBid, { params: bidParams, body: {} }, { as: other.access });
      expect([again.status, again.body.code]).toEqual([409, 'offers.alreadyAccepted']);
    }
  });

  it('E069 E074 R215: a bid against a bid ends the first and waits for the other side; all of it is the history', async () => {
    const { who, params, bidParams, offer } = await negotiation();
    const { body: countered } = await app.ask(
      counterBid,
      { params: bidParams, body: { price: '280.000', initiator: 'SELLER' } },
      { as: landlord.access },
    );
    expect(countered).toMatchObject({
      status: 'pending',
      bid: { initiator: 'SELLER', counter_of: bidParams.id, bidder_id: landlord.id },
      can: { withdraw: true, accept: false },
    });
    const { body: again } = await app.ask(
      counterOffer,
      { params, body: { price: 270_000 } },
      { as: who.access },
    );
    const history = again.bids.map((one) => [one.initiator, one.price.price, one.status, one.ended_because]);
    expect(history).toEqual([
      ['BUYER', 250_000, 'denied', 'counter'],
      ['SELLER', 280_000, 'denied', 'counter'],
      ['BUYER', 270_000, 'pending', null],
    ]);
    const { body: seen } = await app.ask(getRentalOffer, { params }, { as: landlord.access });
    expect(seen.bids).toEqual(again.bids);
    expect(await facts(bidParams.id)).toEqual(['offers.placed', 'offers.countered']);
    expect(await told(who)).toEqual([29]);
    for (const price of [0, -1, 250_000.5, 1e12, 'abc', '']) {
      const bad = await app.refused(counterOffer, { params, body: { price } }, { as: landlord.access });
      expect([bad.status, Object.keys(bad.body.errors!)]).toEqual([400, ['price']]);
    }
    // The one that was countered is answered no more.
    const late = await app.refused(acceptBid, { params: bidParams, body: {} }, { as: landlord.access });
    expect([late.status, late.body.code]).toEqual([409, 'offers.alreadyDenied']);
    expect(offer.bids).toHaveLength(1);
  });

  it('E070 E072 R217 R219 R224: a bid is denied and the negotiation goes on', async () => {
    for (const contract of [denyOffer, rejectOffer] as const) {
      const { who, id, application, params } = await negotiation();
      const { body: done } = await app.ask(contract, { params, body: {} }, { as: landlord.access });
      expect(done).toMatchObject({ status: 'denied', can: { bid: true, accept: false } });
      expect(await status(application)).toBe('opened');
      expect(await told(who)).toEqual([31]);
      const again = await app.refused(contract, { params, body: {} }, { as: landlord.access });
      expect([again.status, again.body.code]).toEqual([409, 'offers.alreadyDenied']);
      expect((await bid(app, who, id, { price: 260_000 })).bids).toHaveLength(2);
    }
    const { who, params } = await negotiation({ by: 'SELLER' });
    const { body: declined } = await app.ask(denyOffer, { params, body: {} }, { as: who.access });
    expect(declined).toMatchObject({ status: 'denied', bid: { ended_by: 'BUYER' } });
  });

  it('C19: whoever names the bid that was read does nothing with another one that has come since', async () => {
    const { who, id, params, bidParams } = await negotiation();
    await app.ask(withdrawBid, { params: bidParams, body: {} }, { as: who.access });
    const newer = await bid(app, who, id, { price: 240_000 });
    const read = { bid_id: bidParams.id };
    for (const [contract, body] of [
      [denyOffer, read],
      [rejectOffer, read],
      [acceptOffer, read],
      [counterOffer, { ...read, price: 255_000 }],
    ] as const) {
      const late = await app.refused(contract, { params, body } as never, { as: landlord.access });
      expect([late.status, late.body.code, late.body.bid_id]).toEqual([
        409,
        'offers.newerBid',
        newer.bid!.id,
      ]);
    }
    const { body: done } = await app.ask(
      denyOffer,
      { params, body: { bid_id: newer.bid!.id } },
      { as: landlord.access },
    );
    expect(done).toMatchObject({ status: 'denied', bid: { id: newer.bid!.id } });
  });

  it('E068 E073 R218: only who made it withdraws it, and what was told of it is taken back', async () => {
    const owner = await person(app, { verified: true, userType: 'LL' });
    const { who, params, bidParams } = await negotiation({ owner });
    expect(await told(owner)).toEqual([29]);
    for (const [contract, at] of [
      [withdrawBid, bidParams],
      [withdrawOffer, params],
    ] as const) {
      const wrong = await app.refused(contract, { params: at, body: {} }, { as: owner.access });
      expect([wrong.status, wrong.body.code]).toEqual([403, 'offers.bidOfOthers']);
    }
    const { body: gone } = await app.ask(
      withdrawBid,
      { params: bidParams, body: { initiator: 'BUYER' } },
      { as: who.access },
    );
    expect(gone).toMatchObject({ status: 'withdrawn', can: { bid: true } });
    expect(await told(owner)).toEqual([32]);
    const again = await app.refused(withdrawOffer, { params, body: {} }, { as: who.access });
    expect([again.status, again.body.code]).toEqual([409, 'offers.wasWithdrawn']);
  });

  it('E071: the last bid is accepted by its negotiation', async () => {
    const { params } = await negotiation();
    const { body } = await app.ask(acceptOffer, { params, body: {} }, { as: landlord.access });
    expect(body.status).toBe('accepted');
  });

  it('R213 R214: an initiator or a bidder that is not so is refused at its name', async () => {
    const { who, params, bidParams } = await negotiation();
    const fields = async (body: object, as = landlord) => {
      const answer = await app.refused(acceptBid, { params: bidParams, body }, { as: as.access });
      return [answer.status, Object.keys(answer.body.errors ?? {})];
    };
    expect(await fields({ initiator: 'BUYER' })).toEqual([400, ['initiator']]);
    expect(await fields({ initiator: 'SELLER' }, who)).toEqual([400, ['initiator']]);
    expect(await fields({ initiator: 'ADMIN' })).toEqual([400, ['initiator']]);
    expect(await fields({ bidder_id: landlord.id })).toEqual([400, ['bidder_id']]);
    const { body } = await app.ask(getRentalOffer, { params }, { as: who.access });
    expect(body.status).toBe('pending');
  });

  it('R220 R221 C55: the landlord answers bid and application together, both or neither', async () => {
    const { who, application, params, offer } = await negotiation();
    const at = { params: { id: application } };
    const { body: accepted } = await app.ask(
      acceptApplication,
      { ...at, body: { message: 'Velkomin', bid_id: offer.bid!.id } },
      { as: landlord.access },
    );
    expect(accepted).toMatchObject({ status: 'accepted', decision_message: 'Velkomin' });
    expect((await app.ask(getRentalOffer, { params }, { as: who.access })).body.status).toBe('accepted');
    expect(await told(who)).toEqual([30, 26]);

    const two = await negotiation();
    const { body: denied } = await app.ask(
      denyApplication,
      { params: { id: two.application }, body: { bid_id: two.offer.bid!.id } },
      { as: landlord.access },
    );
    expect(denied.status).toBe('denied');
    const seen = (await app.ask(getRentalOffer, { params: two.params }, { as: two.who.access })).body;
    expect(seen).toMatchObject({ status: 'denied', can: { bid: false } });

    // Its own bid the landlord cannot accept, and a bid that has ended neither: the application stays open.
    for (const [by, action, code] of [
      ['SELLER', undefined, 'offers.ownBid'],
      ['BUYER', rejectOffer, 'offers.alreadyDenied'],
    ] as const) {
      const one = await negotiation({ by });
      if (action) await app.ask(action, { params: one.params, body: {} }, { as: landlord.access });
      const refused = await app.refused(
        acceptApplication,
        { params: { id: one.application }, body: { bid_id: one.offer.bid!.id } },
        { as: landlord.access },
      );
      expect(refused.body.code).toBe(code);
      expect(await status(one.application)).toBe('opened');
    }
    const [mine, others] = [await negotiation(), await negotiation()];
    for (const bid_id of [others.offer.bid!.id, newId()]) {
      const refused = await app.refused(
        acceptApplication,
        { params: { id: mine.application }, body: { bid_id } },
        { as: landlord.access },
      );
      expect(refused.status).toBe(404);
    }
    expect(await status(mine.application)).toBe('opened');
  });

  it('the same answer twice under one key is one', async () => {
    const { who, bidParams, params } = await negotiation();
    const how = { as: landlord.access, headers: { 'idempotency-key': newId() } };
    const ask = () => app.ask(counterBid, { params: bidParams, body: { price: 275_000 } }, how);
    const [one, two] = await Promise.all([ask(), ask()]);
    expect(two.body).toEqual(one.body);
    expect((await app.ask(getRentalOffer, { params }, { as: who.access })).body.bids).toHaveLength(2);
  });

  it('what the landlord considers is not said to the tenant here either', async () => {
    const { who, application, params } = await negotiation();
    await app.ask(toggleConsideration, { params: { id: application } }, { as: landlord.access });
    const statuses = await Promise.all(
      [who, landlord].map(
        async ({ access }) =>
          (await app.ask(getRentalOffer, { params }, { as: access })).body.application.status,
      ),
    );
    expect(statuses).toEqual(['opened', 'considered']);
  });

  it('nobody else sees it or acts in it, also by walking ids; support staff only look', async () => {
    const { params, bidParams } = await negotiation();
    const support = await person(app, { staff: ['support'] });
    const strangers = [await person(app, { userType: 'LL' }), await person(app, { staff: ['listings'] })];
    const { body: looked } = await app.ask(getRentalOffer, { params }, { as: support.access });
    expect([looked.side, Object.values(looked.can).some(Boolean)]).toEqual([null, false]);
    for (const [contract, at] of [
      [acceptBid, bidParams],
      [withdrawBid, bidParams],
      [denyOffer, params],
      [acceptOffer, params],
      [rejectOffer, params],
      [withdrawOffer, params],
    ] as const) {
      for (const as of strangers)
        expect((await app.refused(contract, { params: at, body: {} }, { as: as.access })).status).toBe(404);
      expect((await app.refused(contract, { params: at, body: {} }, { as: support.access })).status).toBe(
        403,
      );
      const unknown = await app.refused(
        contract,
        { params: { id: newId() }, body: {} },
        { as: strangers[0]!.access },
      );
      expect(unknown.status).toBe(404);
    }
    for (const as of strangers)
      expect((await app.refused(getRentalOffer, { params }, { as: as.access })).status).toBe(404);
  });

  it.each([
    ['accept against withdraw', 'accept', 'withdraw'],
    ['accept against a bid against it', 'accept', 'counter'],
  ] as const)('%s: one wins, with one event, in fifty rounds', { timeout: 180_000 }, async (_, one, two) => {
    const who = await tenant();
    for (let round = 0; round < 50; round += 1) {
      const id = await publishedHome(app, landlord);
      await apply(app, who, id);
      const { bid: open } = await bid(app, who, id);
      const send = (action: string, as: Person) =>
        app.app.inject({
          method: 'POST',
          url: `/api/v1/bids/${open!.id}/${action}`,
          headers: { authorization: `Bearer ${as.access}` },
          payload: action === 'counter' ? { price: 260_000 } : {},
        });
      const outcomes = await Promise.all([
        send(one, landlord),
        send(two, two === 'withdraw' ? who : landlord),
      ]);
      expect(outcomes.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await facts(open!.id)).toHaveLength(2);
      await sql`delete from rate_counter`.execute(db);
    }
  });

  it('accepting a bid against withdrawing its application: never a bid that is accepted over nothing', {
    timeout: 180_000,
  }, async () => {
    const who = await tenant();
    for (let round = 0; round < 50; round += 1) {
      const id = await publishedHome(app, landlord);
      const application = (await apply(app, who, id)).id;
      const offer = await bid(app, who, id);
      const outcomes = await Promise.all(
        (
          [
            [`/bids/${offer.bid!.id}/accept`, landlord],
            [`/tenants/rental-applications/${application}/cancel`, who],
          ] as const
        ).map(([path, as]) =>
          app.app.inject({
            method: 'POST',
            url: `/api/v1${path}`,
            headers: { authorization: `Bearer ${as.access}` },
            payload: {},
          }),
        ),
      );
      const [accept, cancel] = outcomes.map(({ statusCode }) => statusCode);
      expect(cancel).toBe(200);
      // Accepted before the withdrawal, or not at all.
      const { rows } = await sql<{ order: boolean }>`
        select b.id < c.id as order from event b, event c
        where b.subject_id = ${offer.bid!.id} and b.name = 'offers.accepted'
          and c.subject_id = ${application} and c.name = 'applications.cancelled'`.execute(db);
      if (accept === 200) expect(rows).toEqual([{ order: true }]);
      else expect([accept, outcomes[0]!.json().code, rows]).toEqual([409, 'offers.applicationClosed', []]);
      await sql`delete from rate_counter`.execute(db);
    }
  });
});
