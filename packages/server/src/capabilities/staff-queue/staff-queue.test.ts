import {
  acceptListing,
  decidePublishRequest,
  denyListing,
  publishListing,
} from '@heima/domain/listing-publication/endpoints.ts';
import { getListing } from '@heima/domain/listings/endpoints.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { reportListing, reportPerson } from '@heima/domain/reports/endpoints.ts';
import {
  claimQueueItem,
  getQueueItem,
  listQueue,
  listQueues,
  releaseQueueItem,
} from '@heima/domain/staff-queue/endpoints.ts';
import { claimSeconds } from '@heima/domain/staff-queue/queues.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { notificationsOf } from '#capabilities/notifications/notifications.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const kind = 'publish_requests';

describe('the queues of staff', async () => {
  const app = await testApp();
  const { db } = app.services;
  let time = Date.parse('2026-11-27T10:00:00Z');
  const wait = (seconds: number) => {
    time += seconds * 1000;
    app.setTime(new Date(time));
  };
  wait(0);
  const [one, other] = [
    await person(app, { staff: ['listings'], fullName: 'Arnór Ketilsson' }),
    await person(app, { staff: ['listings', 'support'], fullName: 'Steinunn Vala Hrólfsdóttir' }),
  ];
  const owner = await person(app, { verified: true, fullName: 'Olena Kovalenko' });

  let homes = 100;
  const asked = async (given = {}, by: Person = owner) => {
    // A home of its own: others of the same address would be shown as the same home.
    const listing = await buildWholeListing(db, {
      owner_id: by.id,
      street_number: `${++homes}`,
      property_id: null,
      ...given,
    });
    wait(60);
    await app.ask(publishListing, { params: { id: listing } }, { as: by.access });
    const { id } = await db
      .selectFrom('publication_request')
      .select('id')
      .where('listing_id', '=', listing)
      .executeTakeFirstOrThrow();
    return { listing, id };
  };
  const list = async (as = one.access) =>
    (await app.ask(listQueue, { params: { kind }, query: { page_size: 100 } }, { as })).body.items;
  const item = async (id: string, as = one.access) =>
    (await app.ask(getQueueItem, { params: { kind, id } }, { as })).body;
  const decide = { body: { decision: 'accept' } } as const;

  it('eye A11: staff find what waits, the longest waiting first, with who asks and since when', async () => {
    const [first, second] = [await asked({ title: 'Fyrri' }), await asked({ title: 'Seinni' })];
    const found = (await list()).filter(({ id }) => [first.id, second.id].includes(id));
    expect(found.map(({ title, asked_by }) => [title, asked_by?.full_name])).toEqual([
      ['Fyrri', 'Olena Kovalenko'],
      ['Seinni', 'Olena Kovalenko'],
    ]);
    expect(await item(first.id)).toMatchObject({ next_id: second.id, decision: null });
    expect(await item(second.id)).toMatchObject({ previous_id: first.id, next_id: null });
  });

  it('eye A11: the counts of the menu are those of the areas that one works in', async () => {
    const kinds = async (as: string) => (await app.ask(listQueues, {}, { as })).body.items;
    const own = await kinds(one.access);
    expect(own.map((queue) => queue.kind)).toEqual(['publish_requests', 'listing_reports']);
    expect(own[0]!.open).toBe((await list()).length);
    expect((await kinds(other.access)).map((queue) => queue.kind)).toHaveLength(4);
    const no = await app.refused(listQueue, { params: { kind: 'identities' } }, { as: one.access });
    expect(no.status).toBe(404);
  });

  it('eye A11: an item shows the checks that were made and its history with names', async () => {
    const property_id = '2001234';
    const twin = await buildWholeListing(db, {
      owner_id: other.id,
      property_id,
      street_number: '99',
      visible: true,
    });
    const { id } = await asked({ property_id });
    const { facts, history } = await item(id);
    if (facts.kind !== 'publish_requests') throw new Error('another queue');
    expect(facts.same_home.map((home) => home.id)).toEqual([twin]);
    expect(facts.checks.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['others_same_home', 'identity_unproved']),
    );
    expect(history[0]).toMatchObject({ action: 'listings_published', by: 'Olena Kovalenko' });
  });

  it('eye A11, gap E089: staff read the rent as everybody does, in dollars and cents', async () => {
    const { id } = await asked({ price: 154_550, currency: 'USD' });
    const { facts } = await item(id);
    if (facts.kind !== 'publish_requests') throw new Error('another queue');
    expect(facts.listing.price).toEqual({ price: 1545.5, currency: 'USD' });
  });

  it('eye A11: of two who decide, also at once, the second is refused with the name of the first', async () => {
    const { id, listing } = await asked();
    await app.ask(decidePublishRequest, { params: { id }, ...decide }, { as: one.access });
    const late = await app.refused(
      decidePublishRequest,
      { params: { id }, body: { decision: 'deny', reason: 'Myndir vantar' } },
      { as: other.access },
    );
    expect([late.status, late.body.code]).toEqual([409, 'listings.requestDecided']);
    expect(late.body.detail).toContain('Arnór Ketilsson');
    const { body } = await app.ask(getListing, { params: { id: listing } }, { as: one.access });
    expect(body).toMatchObject({ visible: true, publish_request: { state: 'ACCEPTED' } });
    expect((await item(id)).decision).toMatchObject({
      outcome: 'accept',
      by: { full_name: 'Arnór Ketilsson' },
    });
    expect((await list()).map((open) => open.id)).not.toContain(id);

    const both = await asked();
    const ends = await Promise.allSettled(
      [one, other].map(({ access: as }) =>
        app.ask(decidePublishRequest, { params: { id: both.id }, ...decide }, { as }),
      ),
    );
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('eye A11 C37: a refusal needs a reason', async () => {
    const { id } = await asked();
    const no = await app.refused(
      decidePublishRequest,
      { params: { id }, body: { decision: 'deny' } },
      { as: one.access },
    );
    expect([no.status, Object.keys(no.body.errors ?? {})]).toEqual([400, ['reason']]);
  });

  it('eye A11: who looks at an item is shown to others, until the page is closed or not heard of', async () => {
    const { id } = await asked();
    const claim = async (as: string) =>
      (await app.ask(claimQueueItem, { params: { kind, id } }, { as })).body.user.full_name;
    expect(await claim(one.access)).toBe('Arnór Ketilsson');
    expect(await claim(other.access)).toBe('Arnór Ketilsson');
    expect((await item(id, other.access)).claim).toMatchObject({
      user: { full_name: 'Arnór Ketilsson' },
      is_own: false,
    });
    wait(claimSeconds + 1);
    expect((await item(id, other.access)).claim).toBeNull();
    expect(await claim(other.access)).toBe('Steinunn Vala Hrólfsdóttir');
    // Nobody ends what another looks at.
    await app.ask(releaseQueueItem, { params: { kind, id } }, { as: one.access });
    expect(await claim(one.access)).toBe('Steinunn Vala Hrólfsdóttir');
    await app.ask(releaseQueueItem, { params: { kind, id } }, { as: other.access });
    expect(await claim(one.access)).toBe('Arnór Ketilsson');
  });

  it('R253: nobody of staff decides about their own listing, whichever call they take', async () => {
    const staffOwner = await person(app, { verified: true, staff: ['listings'] });
    const { listing, id } = await asked({}, staffOwner);
    expect((await item(id, staffOwner.access)).can_decide).toBe(false);
    expect((await item(id)).can_decide).toBe(true);
    const params = { id: listing };
    const refusals = [
      await app.refused(decidePublishRequest, { params: { id }, ...decide }, { as: staffOwner.access }),
      await app.refused(acceptListing, { params }, { as: staffOwner.access }),
      await app.refused(denyListing, { params, body: { reason: 'Nei' } }, { as: staffOwner.access }),
    ];
    expect(refusals.map(({ status }) => status)).toEqual([403, 403, 403]);
    await app.ask(decidePublishRequest, { params: { id }, ...decide }, { as: one.access });
    expect((await item(id)).decision).toMatchObject({ outcome: 'accept', by: { id: one.id } });
  });

  it('gap staff: whom a report is about learns nothing of it in the queue: no item, no number, no notification', async () => {
    const accused = await person(app, {
      verified: true,
      staff: ['listings', 'support'],
      fullName: 'Brynja Dögg Ægisdóttir',
    });
    const { listing } = await asked({}, accused);
    const reporter = { as: owner.access };
    const kinds = ['listing_reports', 'person_reports'] as const;
    const open = async (as: string) =>
      (await app.ask(listQueues, {}, { as })).body.items
        .filter(({ kind }) => kinds.some((one) => one === kind))
        .map(({ open }) => open);
    const [before, others] = [await open(accused.access), await open(other.access)];
    await app.ask(reportListing, { params: { id: listing }, body: { reason: 'scam' } }, reporter);
    await app.ask(reportPerson, { params: { id: accused.id }, body: { reason: 'scam' } }, reporter);
    expect(await open(accused.access)).toEqual(before);
    expect(await open(other.access)).toEqual(others.map((count) => count + 1));
    for (const kind of kinds) {
      const of = async (as: string) =>
        (await app.ask(listQueue, { params: { kind }, query: { page_size: 100 } }, { as })).body.items;
      const id = (await of(other.access)).at(-1)!.id;
      expect((await of(accused.access)).map((one) => one.id)).not.toContain(id);
      const params = { kind, id };
      const as = { as: accused.access };
      const refusals = [
        await app.refused(getQueueItem, { params }, as),
        await app.refused(claimQueueItem, { params }, as),
        await app.refused(releaseQueueItem, { params }, as),
      ];
      expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404]);
      expect((await app.ask(getQueueItem, { params }, { as: other.access })).body.can_decide).toBe(true);
    }
    // Nor from the history of the request for one's own listing.
    const [request] = (
      await app.ask(listQueue, { params: { kind }, query: { page_size: 100 } }, { as: one.access })
    ).body.items.filter(({ asked_by }) => asked_by?.id === accused.id);
    const actions = async (as: string) => (await item(request!.id, as)).history.map(({ action }) => action);
    expect(await actions(accused.access)).not.toContain('reports_listingReported');
    expect(await actions(one.access)).toContain('reports_listingReported');
    await notificationsOf(app).addSeconds(60);
    const told = async ({ id, access }: Person) =>
      (await app.ask(listNotifications, { params: { id } }, { as: access })).body.items.filter(({ text }) =>
        /tilkynnt/i.test(text),
      ).length;
    expect(await told(accused)).toBe(0);
    expect(await told(other)).toBeGreaterThan(0);
  });

  it('eye A11: a queue is read page by page, beyond any number', async () => {
    const { count } = (await app.ask(listQueue, { params: { kind }, query: {} }, { as: one.access })).body;
    const more = Array.from({ length: 103 - count }, () => newId());
    const at = new Date('2026-11-20T10:00:00Z');
    const homes = await Promise.all(
      more.map(() => buildWholeListing(db, { owner_id: owner.id, visible: true })),
    );
    await db
      .insertInto('listing_publish_request')
      .values(
        more.map((id, at_) => ({
          id,
          listing_id: homes[at_]!,
          requested_at: at,
          decision: null,
          decided_by: null,
          decided_at: null,
          reason: null,
        })),
      )
      .execute();
    const page = async (number: number) =>
      (
        await app.ask(
          listQueue,
          { params: { kind }, query: { page: number, page_size: 50 } },
          { as: one.access },
        )
      ).body;
    const pages = [await page(1), await page(2), await page(3)];
    expect(pages.map(({ count, items }) => [count, items.length])).toEqual([
      [103, 50],
      [103, 50],
      [103, 3],
    ]);
    expect(pages.map(({ next }) => next !== null)).toEqual([true, true, false]);
    expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(103);
  });
});

describe('staff are told', async () => {
  const app = await testApp();
  const { db } = app.services;
  const { addSeconds, sweep, emails } = notificationsOf(app);
  const minutes = async (count: number) => {
    for (let n = 0; n < count; n += 5) {
      await addSeconds(300);
      await sweep();
      await app.runJobs();
    }
  };
  app.setTime(new Date('2027-03-01T10:00:00Z'));

  it('gap staff: of each request and report by notification, and by one e-mail an hour of each queue', async () => {
    const staff = await person(app, { staff: ['listings'], verified: true });
    const elsewhere = await person(app, { staff: ['content'], verified: true });
    const ask = async () => {
      // Somebody new each time: who signed in when the test began is signed out as its time passes.
      const owner = await person(app, { verified: true });
      const id = await buildWholeListing(db, { owner_id: owner.id });
      await app.ask(publishListing, { params: { id } }, { as: owner.access });
      return id;
    };
    const mails = async () => (await emails(staff)).length;
    const id = await ask();
    await app.runJobs();
    await minutes(5);
    expect(await mails()).toBe(1);
    for (let n = 0; n < 3; n += 1) {
      await ask();
      await minutes(15);
    }
    // 50 minutes after the first e-mail: all three wait for the next one.
    expect(await mails()).toBe(1);
    await app.ask(reportListing, { params: { id }, body: { reason: 'scam' } }, {});
    await minutes(5);
    // Another queue has an hour of its own.
    expect(await mails()).toBe(2);
    await minutes(20);
    expect(await mails()).toBe(3);
    const told = await db.selectFrom('notification').select('id').where('user_id', '=', staff.id).execute();
    expect(told).toHaveLength(5);
    expect(await emails(elsewhere)).toEqual([]);
  });
});
