import { denyApplication } from '@heima/domain/applications/landlord-endpoints.ts';
import { cancelApplication } from '@heima/domain/applications/tenant-endpoints.ts';
import { getConversation, getUnread, listConversations } from '@heima/domain/chat/endpoints.ts';
import { addUsers } from '@heima/domain/chat/writing-endpoints.ts';
import { publishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { acceptBid, counterBid } from '@heima/domain/offers/bidding-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { apply, publishedHome } from '#capabilities/applications/applications.builder.ts';
import { tellOfApplications } from '#capabilities/chat/jobs/tell-of-applications.ts';
import { recordPriceChange } from '#capabilities/listing-publication/public.ts';
import { readListing } from '#capabilities/listings/public.ts';
import { bid } from '#capabilities/offers/offers.builder.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { messagesOf, say, talkAbout, together } from './chat.builder.ts';

describe('what happens meanwhile', { timeout: 60_000 }, async () => {
  const app = await testApp();
  const { db, unitOfWork, clock } = app.services;
  const somebody = () => person(app, { verified: true, fullName: 'Þóra Ægisdóttir' });
  const landlord = () => person(app, { verified: true, userType: 'LL', fullName: 'Ása Leigusali' });
  const only = async (who: Person) =>
    (await app.ask(listConversations, {}, { as: who.access })).body.items[0]!.id;
  const said = async (who: Person, id: string) =>
    (await messagesOf(app, who, id)).items.map((one) =>
      one.kind === 'application' || one.kind === 'bid'
        ? `${one.kind} ${one.data.event} ${one.sender_id === who.id ? 'own' : one.sender_id ? 'other' : 'nobody'}`
        : one.kind,
    );

  it('V113: an application begins the conversation of its sides, with the home and its state', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const home = await publishedHome(app, owner);
    const { id: application } = await apply(app, who, home);
    await app.runJobs();
    const id = await only(owner);
    expect(await only(who)).toBe(id);
    expect(await said(who, id)).toEqual(['application sent own']);
    await app.ask(cancelApplication, { params: { id: application } }, { as: who.access });
    const again = await apply(app, who, home);
    await app.ask(denyApplication, { params: { id: again.id }, body: {} }, { as: owner.access });
    await app.runJobs();
    expect(await said(owner, id)).toEqual([
      'application sent other',
      'application cancelled other',
      'application sent other',
      'application denied own',
    ]);
    const { body } = await app.ask(getConversation, { params: { id } }, { as: who.access });
    expect(body.listings.map((one) => one.id)).toEqual([home]);
    expect(body.applications).toMatchObject([
      { id: again.id, status: 'denied', active: false, canceled_at: null },
      { id: application, status: 'cancelled', active: false, canceled_at: expect.any(String) },
    ]);
    // Events have notifications of their own.
    expect((await app.ask(getUnread, {}, { as: who.access })).body).toEqual({
      conversations: 0,
      messages: 0,
    });
  });

  it('bids and applications are for their two sides: a third member never sees them', async () => {
    const [owner, who, third] = [await landlord(), await somebody(), await somebody()];
    const home = await publishedHome(app, owner);
    const first = await talkAbout(app, who, home);
    await together(app, who, third);
    await apply(app, who, home);
    await app.runJobs();
    const id = first.conversation_id;
    await app.ask(addUsers, { params: { id }, body: { user_ids: [third.id] } }, { as: who.access });
    const { bid: made } = await bid(app, who, home, { price: 240_000 });
    const params = { id: made!.id };
    await app.ask(counterBid, { params, body: { price: 250_000 } }, { as: owner.access });
    const { rows: open } = await sql<{
      id: string;
    }>`select b.id from bid b where b.counter_of = ${made!.id}`.execute(db);
    await app.ask(acceptBid, { params: { id: open[0]!.id }, body: {} }, { as: who.access });
    await app.runJobs();
    await say(app, owner, id, 'Þá er það ákveðið');
    expect(await said(who, id)).toEqual([
      'message',
      'application sent own',
      'memberAdded',
      'bid placed own',
      'bid placed other',
      'bid accepted own',
      'message',
    ]);
    const { items, count } = await messagesOf(app, third, id);
    expect([count, items.map(({ kind }) => kind)]).toEqual([2, ['memberAdded', 'message']]);
    const entry = (await messagesOf(app, who, id)).items.find(({ kind }) => kind === 'bid');
    expect(entry).toMatchObject({
      data: { listing_id: home, price: { price: 240_000, currency: 'ISK' }, price_type: 1 },
    });
    const { rows } = await sql`select id from live_event where user_id = ${third.id} and kind = 'chat.entry'
      and (payload->>'seq')::int in (4, 5, 6)`.execute(db);
    expect(rows).toEqual([]);
    const { body } = await app.ask(getConversation, { params: { id } }, { as: third.access });
    expect([body.applications, body.last_seq]).toEqual([[], 7]);
  });

  it('an event that is handed out twice is told of once', async () => {
    const [owner, who] = [await landlord(), await somebody()];
    const { id: application } = await apply(app, who, await publishedHome(app, owner));
    await app.runJobs();
    const { rows } = await sql<{ id: string; at: Date }>`select id, at from event
      where name = 'applications.sent' and subject_id = ${application}`.execute(db);
    const sent = tellOfApplications.find(({ name }) => name === 'chat.application-sent')!;
    const event = { ...rows[0]!, subjectId: application, actorId: who.id, payload: {} };
    await Promise.all([sent.handle(app.services, event), sent.handle(app.services, event)]);
    expect(await said(who, await only(who))).toEqual(['application sent own']);
  });

  it('R257 R258: a change of price and a home that is back are told in all conversations about it', async () => {
    const owner = await landlord();
    const home = await publishedHome(app, owner, { price: 285_000 });
    const people = await Promise.all(Array.from({ length: 3 }, () => somebody()));
    const ids: string[] = [];
    for (const who of people) ids.push((await talkAbout(app, who, home)).conversation_id);
    const change = (price: number) =>
      unitOfWork(systemCause(clock()), async (unit) => {
        const before = (await readListing(unit.db, home, null))!;
        await sql`update listing set price = ${price} where id = ${home}`.execute(unit.db);
        await recordPriceChange(unit, before, { price, currency: 'ISK', price_type: 1 });
      });
    await change(260_000);
    await app.runJobs();
    for (const [at, id] of ids.entries()) {
      const { items } = await messagesOf(app, people[at]!, id);
      expect(items.map(({ kind }) => kind)).toEqual(['message', 'priceChanged']);
      expect(items[1]).toMatchObject({
        sender_id: null,
        data: {
          listing_id: home,
          old: { price: { price: 285_000, currency: 'ISK' } },
          new: { price: { price: 260_000, currency: 'ISK' } },
        },
      });
    }
    // Out of publication it tells nobody what it would cost.
    await sql`update listing set visible = false, unpublished_at = now(), unpublish_reason = 'pausing'
      where id = ${home}`.execute(db);
    await change(250_000);
    await app.runJobs();
    expect((await messagesOf(app, people[0]!, ids[0]!)).count).toBe(2);
    const params = { id: home };
    await app.ask(publishListing, { params }, { as: owner.access });
    await app.runJobs();
    for (const [at, id] of ids.entries())
      expect((await messagesOf(app, people[at]!, id)).items.at(-1)).toMatchObject({
        kind: 'republished',
        data: { listing_id: home },
      });
  });
});
