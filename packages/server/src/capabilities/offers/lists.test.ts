import { denyOffer } from '@heima/domain/offers/bidding-endpoints.ts';
import { getRentalOffer, listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { bid } from './offers.builder.ts';

const teams = new Map<
  string,
  { teamId: string; permissions: ('manage_applications' | 'manage_listings')[] }[]
>();

describe('lists of negotiations', { timeout: 60_000 }, async () => {
  const app = await testApp({}, { teamsOf: async (_, userId) => teams.get(userId) ?? [] });
  const { db } = app.services;
  const list = async (who: Person, query: object = {}) =>
    (await app.ask(listRentalOffers, { query }, { as: who.access })).body;
  const ids = async (who: Person, query: object = {}) => (await list(who, query)).items.map(({ id }) => id);

  it('E064 E065: one’s own as tenant and as landlord, paged, sorted and filtered; each as its own read shows it', async () => {
    const both = await person(app, { verified: true, userType: 'LL' });
    const [other, applicant] = [await person(app, { userType: 'LL' }), await person(app)];
    const theirs = await publishedHome(app, other);
    const asked = await apply(app, both, theirs);
    const sent = await bid(app, both, theirs);
    app.addSeconds(60);
    const mine = await publishedHome(app, both);
    await apply(app, applicant, mine);
    const received = await bid(app, applicant, mine);
    app.addSeconds(60);
    const second = await publishedHome(app, both);
    await apply(app, applicant, second);
    const denied = await bid(app, applicant, second);
    app.addSeconds(60);
    await app.ask(denyOffer, { params: { id: denied.id }, body: {} }, { as: both.access });
    app.addSeconds(60);

    expect(await ids(both)).toEqual([denied.id, received.id, sent.id]);
    expect(await ids(both, { order_by: 'changed_at' })).toEqual([sent.id, received.id, denied.id]);
    expect(await ids(both, { side: 'BUYER' })).toEqual([sent.id]);
    expect(await ids(both, { side: 'SELLER' })).toEqual([denied.id, received.id]);
    expect(await ids(both, { status: 'pending' })).toEqual([received.id, sent.id]);
    expect(await ids(both, { status: 'denied', side: 'BUYER' })).toEqual([]);
    expect(await ids(both, { listing_id: mine })).toEqual([received.id]);
    expect(await ids(both, { application_id: asked.id })).toEqual([sent.id]);
    expect(await ids(both, { application_id: newId() })).toEqual([]);
    const first = await list(both, { page_size: 2 });
    expect([first.count, first.items.length, first.previous]).toEqual([3, 2, null]);
    expect(await ids(both, { page_size: 2, page: 2 })).toEqual([sent.id]);
    for (const one of (await list(both)).items)
      expect((await app.ask(getRentalOffer, { params: { id: one.id } }, { as: both.access })).body).toEqual(
        one,
      );
    // A change brings one to the front.
    await bid(app, applicant, second, { price: 260_000 });
    expect((await ids(both))[0]).toBe(denied.id);
  });

  it('lists nothing to strangers and to staff, whom it does not concern', async () => {
    for (const who of [await person(app), await person(app, { staff: true, userType: 'LL' })])
      expect(await list(who)).toMatchObject({ count: 0, items: [] });
  });

  it('who answers applications in a team negotiates for the home; others of the team do not', async () => {
    const teamId = newId();
    const [owner, who] = [await person(app, { verified: true, userType: 'LL' }), await person(app)];
    const [member, colleague] = [await person(app), await person(app)];
    teams.set(member.id, [{ teamId, permissions: ['manage_applications'] }]);
    teams.set(colleague.id, [{ teamId, permissions: ['manage_listings'] }]);
    const id = await publishedHome(app, owner, { team_id: teamId });
    const application = await apply(app, who, id);
    const offer = await bid(app, member, id, { application_id: application.id });
    expect(offer).toMatchObject({ side: 'SELLER', bid: { bidder_id: member.id } });
    expect(await ids(member)).toEqual([offer.id]);
    expect(await ids(colleague)).toEqual([]);
    expect(
      (await app.refused(getRentalOffer, { params: { id: offer.id } }, { as: colleague.access })).status,
    ).toBe(404);
    // The owner and the team are one side.
    const shown = (await app.ask(getRentalOffer, { params: { id: offer.id } }, { as: owner.access })).body;
    expect(shown.can).toMatchObject({ withdraw: true, accept: false });
    // Whoever applied does not become the landlord of their own application by joining.
    teams.set(who.id, [{ teamId, permissions: ['manage_applications'] }]);
    expect((await list(who)).items.map(({ side }) => side)).toEqual(['BUYER']);
    expect(await ids(who, { side: 'SELLER' })).toEqual([]);
  });

  it('the database keeps one negotiation of an applicant and a home', async () => {
    const [owner, who] = [await person(app, { verified: true, userType: 'LL' }), await person(app)];
    const id = await publishedHome(app, owner);
    await apply(app, who, id);
    const offer = await bid(app, who, id);
    const again =
      sql`insert into rental_offer select ${newId()}, listing_id, applicant_id, application_id, created_at,
      changed_at from rental_offer where id = ${offer.id}`.execute(db);
    await expect(again).rejects.toThrow(/rental_offer_listing_id_applicant_id_key/);
    const second =
      sql`insert into bid select ${newId()}, offer_id, application_id, initiator, bidder_id, price, currency,
      price_type, status, counter_of, created_at, expires_at from bid where offer_id = ${offer.id}`.execute(
        db,
      );
    await expect(second).rejects.toThrow(/bid_open/);
  });
});
