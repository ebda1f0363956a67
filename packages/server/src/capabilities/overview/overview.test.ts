import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { visitSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import {
  acceptApplication,
  denyApplication,
  getReceivedApplication,
  listReceivedApplications,
} from '@heima/domain/applications/landlord-endpoints.ts';
import {
  cancelApplication,
  getOwnApplication,
  listOwnApplications,
} from '@heima/domain/applications/tenant-endpoints.ts';
import { listConversations } from '@heima/domain/chat/endpoints.ts';
import { markRead } from '@heima/domain/chat/writing-endpoints.ts';
import { confirmStillFree } from '@heima/domain/listing-freshness/endpoints.ts';
import { ownListings } from '@heima/domain/listings/endpoints.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { counterOffer, denyOffer } from '@heima/domain/offers/bidding-endpoints.ts';
import { listRentalOffers } from '@heima/domain/offers/endpoints.ts';
import {
  listHostedOpenHouses,
  listJoinedOpenHouses,
  listReceivedInvites,
} from '@heima/domain/open-houses/endpoints.ts';
import {
  answerOpenHouseInvite,
  changeOpenHouse,
  inviteToOpenHouse,
} from '@heima/domain/open-houses/writing-endpoints.ts';
import { landlordOverview, tenantOverview } from '@heima/domain/overview/endpoints.ts';
import {
  type LandlordWaiting,
  landlordWaiting,
  type TenantWaiting,
  tenantWaiting,
} from '@heima/domain/overview/waiting.ts';
import { getOwnProfile } from '@heima/domain/profiles/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { alertsOf } from '#capabilities/alerts/alerts.builder.ts';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { say, talkAbout } from '#capabilities/chat/chat.builder.ts';
import { noteAsked } from '#capabilities/listing-freshness/freshness-store.ts';
import { bid } from '#capabilities/offers/offers.builder.ts';
import { attend, inHours, planOpenHouse } from '#capabilities/open-houses/open-houses.builder.ts';
import { capabilities } from '#capabilities.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

describe('what waits for a person', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db } = app.services;
  app.setTime(new Date('2027-03-01T10:00:00Z'));

  const tenantOf = async (who: Person) => (await app.ask(tenantOverview, {}, { as: who.access })).body;
  const landlordOf = async (who: Person) => (await app.ask(landlordOverview, {}, { as: who.access })).body;

  const unverified = async (who: Person) => {
    const { email_addresses, phones } = (await app.ask(currentUser, {}, { as: who.access })).body;
    return [...email_addresses, ...phones].filter(({ verified }) => !verified).length;
  };
  const unproved = async (who: Person) => {
    const own = await app.ask(getOwnProfile, { params: { id: who.id } }, { as: who.access });
    return own.body.has_verified_identity ? 0 : 1;
  };
  const asks = (who: Person) => ({ as: who.access });
  const mine = ({ id }: Person) => ({ params: { id } });

  const unread = async (who: Person) =>
    (await app.ask(listConversations, { query: { unread: true } }, asks(who))).body.count;

  /** How many the list has that each kind leads to. */
  const tenantLists: Record<TenantWaiting, (who: Person) => Promise<number>> = {
    bids: async (who) =>
      (await app.ask(listRentalOffers, { query: { side: 'BUYER', awaits_answer: true } }, asks(who))).body
        .count,
    messages: unread,
    openHouseInvites: async (who) =>
      (await app.ask(listReceivedInvites, { ...mine(who), query: { is_open: true } }, asks(who))).body.count,
    answers: async (who) =>
      (await app.ask(listOwnApplications, { query: { is_unseen: true } }, asks(who))).body.count,
    openHouses: async (who) =>
      (await app.ask(listJoinedOpenHouses, { ...mine(who), query: { is_soon: true } }, asks(who))).body.count,
    savedSearches: async (who) =>
      (await app.ask(listSavedSearches, {}, asks(who))).body.items.filter(({ new_count }) => new_count > 0)
        .length,
    contacts: unverified,
    identity: unproved,
    profile: async (who) => (await app.ask(getOwnProfile, mine(who), asks(who))).body.missing.length,
  };
  const landlordLists: Record<LandlordWaiting, (who: Person) => Promise<number>> = {
    bids: async (who) =>
      (await app.ask(listRentalOffers, { query: { side: 'SELLER', awaits_answer: true } }, asks(who))).body
        .count,
    messages: unread,
    applications: async (who) =>
      (await app.ask(listReceivedApplications, { query: { group: 'new' } }, asks(who))).body.count,
    openHouses: async (who) =>
      (await app.ask(listHostedOpenHouses, { ...mine(who), query: { is_soon: true } }, asks(who))).body.count,
    stillFree: async (who) =>
      (await app.ask(ownListings, { query: { waits_for: 'still_free' } }, asks(who))).body.count,
    refused: async (who) =>
      (await app.ask(ownListings, { query: { waits_for: 'refused' } }, asks(who))).body.count,
    drafts: async (who) =>
      (await app.ask(ownListings, { query: { state: 'NEVER_PUBLISHED' } }, asks(who))).body.count,
    contacts: unverified,
    identity: unproved,
  };

  /** What waits, with each count compared with the list that it leads to; nothing that is listed is left out. */
  async function countsOfTenant(who: Person): Promise<Partial<Record<TenantWaiting, number>>> {
    const counts = Object.fromEntries((await tenantOf(who)).waiting.map(({ kind, count }) => [kind, count]));
    for (const kind of tenantWaiting)
      expect([kind, counts[kind] ?? 0]).toEqual([kind, await tenantLists[kind](who)]);
    return counts;
  }
  async function countsOfLandlord(who: Person): Promise<Partial<Record<LandlordWaiting, number>>> {
    const counts = Object.fromEntries(
      (await landlordOf(who)).waiting.map(({ kind, count }) => [kind, count]),
    );
    for (const kind of landlordWaiting)
      expect([kind, counts[kind] ?? 0]).toEqual([kind, await landlordLists[kind](who)]);
    return counts;
  }

  it('each kind has one source', () => {
    const sources = capabilities.flatMap(({ waiting = [] }) => waiting);
    const kindsOf = (side: string) =>
      sources
        .filter((source) => source.side === side)
        .map(({ kind }) => kind as string)
        .sort();
    expect(kindsOf('tenant')).toEqual([...tenantWaiting].sort());
    expect(kindsOf('landlord')).toEqual([...landlordWaiting].sort());
  });

  it('applications and bids: each count is that of its list, also after what the other side does', async () => {
    const [landlord, tenant, other] = [
      await person(app, { verified: true, userType: 'LL' }),
      await person(app, { verified: true, fullName: 'Ása Ævarsdóttir' }),
      await person(app, { verified: true }),
    ];
    const home = await publishedHome(app, landlord, { title: 'Björt íbúð' });
    expect(await countsOfLandlord(landlord)).toEqual({ identity: 1 });

    const one = await apply(app, tenant, home);
    const two = await apply(app, other, home);
    expect(await countsOfLandlord(landlord)).toMatchObject({ applications: 2 });
    await app.ask(cancelApplication, { params: { id: two.id } }, asks(other));
    const { waiting } = await landlordOf(landlord);
    expect(waiting.find(({ kind }) => kind === 'applications')).toEqual({
      kind: 'applications',
      count: 1,
      first: { title: 'Björt íbúð', name: 'Ása Ævarsdóttir', at: null, people: null },
    });
    await app.ask(getReceivedApplication, { params: { id: one.id } }, asks(landlord));
    expect((await countsOfLandlord(landlord)).applications).toBeUndefined();

    const offer = await bid(app, tenant, home);
    expect((await countsOfLandlord(landlord)).bids).toBe(1);
    expect((await countsOfTenant(tenant)).bids).toBeUndefined();
    const ofBids = (await landlordOf(landlord)).waiting.find(({ kind }) => kind === 'bids')!;
    expect(ofBids.first).toEqual({
      title: 'Björt íbúð',
      name: 'Ása Ævarsdóttir',
      at: offer.bid!.expires_at,
      people: null,
    });
    await app.ask(counterOffer, { params: { id: offer.id }, body: { price: 255_000 } }, asks(landlord));
    expect((await countsOfLandlord(landlord)).bids).toBeUndefined();
    expect((await countsOfTenant(tenant)).bids).toBe(1);
    await app.ask(denyOffer, { params: { id: offer.id }, body: {} }, asks(tenant));
    expect((await countsOfTenant(tenant)).bids).toBeUndefined();

    expect((await countsOfTenant(tenant)).answers).toBeUndefined();
    await app.ask(acceptApplication, { params: { id: one.id }, body: {} }, asks(landlord));
    expect((await countsOfTenant(tenant)).answers).toBe(1);
    const staff = await person(app, { staff: true });
    await app.ask(getOwnApplication, { params: { id: one.id } }, asks(staff));
    expect((await countsOfTenant(tenant)).answers).toBe(1);
    await app.ask(getOwnApplication, { params: { id: one.id } }, asks(tenant));
    expect((await countsOfTenant(tenant)).answers).toBeUndefined();
    // What the applicant withdrew was no answer.
    expect((await countsOfTenant(other)).answers).toBeUndefined();
    const third = await apply(app, other, home);
    await app.ask(denyApplication, { params: { id: third.id }, body: {} }, asks(landlord));
    expect((await countsOfTenant(other)).answers).toBe(1);
  });

  it('conversations with unread messages: those of the list, until they are read', async () => {
    const [landlord, tenant, other] = [
      await person(app, { verified: true, userType: 'LL' }),
      await person(app, { verified: true, fullName: 'Ása Ævarsdóttir' }),
      await person(app, { verified: true }),
    ];
    const home = await publishedHome(app, landlord, { title: 'Björt íbúð' });
    const about = await talkAbout(app, other, home);
    const { conversation_id: id } = await talkAbout(app, tenant, home);
    await say(app, tenant, id, 'Er hægt að skoða?');
    expect((await countsOfLandlord(landlord)).messages).toBe(2);
    expect((await countsOfTenant(tenant)).messages).toBeUndefined();
    expect((await landlordOf(landlord)).waiting.find(({ kind }) => kind === 'messages')!.first).toEqual({
      title: 'Björt íbúð',
      name: 'Ása Ævarsdóttir',
      at: null,
      people: null,
    });
    await say(app, landlord, id, 'Já.');
    expect((await countsOfLandlord(landlord)).messages).toBe(1);
    expect((await countsOfTenant(tenant)).messages).toBe(1);
    await app.ask(markRead, { params: { id: about.conversation_id }, body: { seq: 100 } }, asks(landlord));
    expect((await countsOfLandlord(landlord)).messages).toBeUndefined();
  });

  it('a bid that has run out unmarked is in neither count nor list', async () => {
    const [landlord, tenant] = [
      await person(app, { verified: true, userType: 'LL' }),
      await person(app, { verified: true }),
    ];
    const home = await publishedHome(app, landlord);
    await apply(app, tenant, home);
    await bid(app, tenant, home);
    expect((await countsOfLandlord(landlord)).bids).toBe(1);
    app.addSeconds(1);
    await sql`update bid set expires_at = ${app.services.clock()} where bidder_id = ${tenant.id}`.execute(db);
    expect((await countsOfLandlord(landlord)).bids).toBeUndefined();
  });

  it('open houses: invitations until they are answered or begin, and what is today or tomorrow', async () => {
    const [landlord, tenant] = [
      await person(app, { verified: true, userType: 'LL' }),
      await person(app, { verified: true }),
    ];
    const home = await publishedHome(app, landlord, { title: 'Hæð við sjóinn' });
    await apply(app, tenant, home);
    const later = await planOpenHouse(app, landlord, home);
    const soon = await planOpenHouse(app, landlord, home, {
      starts_at: inHours(app, 26),
      ends_at: inHours(app, 27),
    });
    expect((await countsOfLandlord(landlord)).openHouses).toBe(1);
    for (const { id } of [later, soon])
      await app.ask(
        inviteToOpenHouse,
        { params: { id }, body: { invitee_ids: [tenant.id] } },
        asks(landlord),
      );
    expect(await countsOfTenant(tenant)).toMatchObject({ openHouseInvites: 2 });
    const invites = (await app.ask(listReceivedInvites, mine(tenant), asks(tenant))).body.items;
    const answer = (id: string, response: 'accepted' | 'declined') =>
      app.ask(answerOpenHouseInvite, { params: { id }, body: { response } }, asks(tenant));
    await answer(invites.find(({ open_house }) => open_house.id === soon.id)!.id, 'accepted');
    expect(await countsOfTenant(tenant)).toMatchObject({ openHouseInvites: 1, openHouses: 1 });
    expect((await landlordOf(landlord)).waiting.find(({ kind }) => kind === 'openHouses')).toEqual({
      kind: 'openHouses',
      count: 1,
      first: { title: 'Hæð við sjóinn', name: null, at: soon.starts_at, people: 1 },
    });
    const cancel = (id: string) =>
      app.ask(changeOpenHouse, { params: { id }, body: { canceled: true } }, asks(landlord));
    await cancel(later.id);
    expect((await countsOfTenant(tenant)).openHouseInvites).toBeUndefined();
    await cancel(soon.id);
    expect((await countsOfTenant(tenant)).openHouses).toBeUndefined();
    expect((await countsOfLandlord(landlord)).openHouses).toBeUndefined();
    const third = await planOpenHouse(app, landlord, home);
    await attend(app, tenant, third.id);
    expect((await countsOfTenant(tenant)).openHouses).toBeUndefined();
  });

  it('listings: drafts, what staff refused, and homes that may not be free any more', async () => {
    const landlord = await person(app, { userType: 'LL' });
    const asked = await publishedHome(app, landlord, { title: 'Enn laus?' });
    await publishedHome(app, landlord, {
      visible: false,
      unpublish_reason: 'denied',
      unpublished_at: app.services.clock(),
    });
    await publishedHome(app, landlord, {
      visible: false,
      unpublish_reason: 'other',
      unpublished_at: app.services.clock(),
    });
    await publishedHome(app, landlord, { visible: false, published_at: null });
    await noteAsked(db, asked, { now: app.services.clock(), isFirst: true });
    expect(await countsOfLandlord(landlord)).toEqual({
      stillFree: 1,
      refused: 1,
      drafts: 1,
      contacts: 1,
      identity: 1,
    });
    app.addSeconds(60);
    await app.ask(confirmStillFree, { params: { id: asked } }, asks(landlord));
    expect((await countsOfLandlord(landlord)).stillFree).toBeUndefined();
  });

  it('saved searches with new homes, and what the account and the profile lack', async () => {
    const tenant = await person(app);
    const alerts = alertsOf(app);
    const search = await alerts.save(tenant, { name: 'Lítið í Vesturbæ', filter: { max_price: 123_456 } });
    expect(await countsOfTenant(tenant)).toEqual({ contacts: 1, identity: 1, profile: 8 });
    app.addSeconds(60);
    await alerts.publish({ price: 120_000 });
    await alerts.settle();
    expect((await countsOfTenant(tenant)).savedSearches).toBe(1);
    app.addSeconds(60);
    await app.ask(visitSavedSearch, { params: { id: search } }, asks(tenant));
    expect((await countsOfTenant(tenant)).savedSearches).toBeUndefined();
  });

  it('what has happened last is shown without being seen by it, and the next step is the one not yet taken', async () => {
    const [landlord, tenant] = [
      await person(app, { verified: true, userType: 'LL' }),
      await person(app, { verified: true }),
    ];
    expect((await landlordOf(landlord)).next_steps).toEqual(['createListing']);
    const home = await publishedHome(app, landlord, { visible: false, published_at: null });
    expect((await landlordOf(landlord)).next_steps).toEqual(['publish']);
    await sql`update listing set visible = true, published_at = created_at where id = ${home}`.execute(db);
    expect((await landlordOf(landlord)).next_steps).toEqual(['planOpenHouse']);
    await planOpenHouse(app, landlord, home);
    expect((await landlordOf(landlord)).next_steps).toEqual([]);

    expect((await tenantOf(tenant)).next_steps).toEqual(['search', 'saveSearch']);
    const { id } = await apply(app, tenant, home);
    expect((await tenantOf(tenant)).next_steps).toEqual(['saveSearch', 'openHouses']);
    await app.runJobs();
    const { recent } = await landlordOf(landlord);
    expect(
      recent.map(({ notification_type: { tag }, action_resource_id }) => [tag, action_resource_id]),
    ).toEqual([['new_application', id]]);
    const unseen = async () => (await app.ask(currentUser, {}, asks(landlord))).body.unseen_notifications;
    expect(await unseen()).toBe(1);
    const list = (await app.ask(listNotifications, mine(landlord), asks(landlord))).body;
    expect(list.items).toEqual(recent);
    expect(await unseen()).toBe(0);
  });
});
