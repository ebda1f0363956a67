import { accountDeleted } from '@heima/domain/accounts/events.ts';
import {
  answerStillFree,
  confirmStillFree,
  readStillFree,
  type StillFreeAnswer,
} from '@heima/domain/listing-freshness/endpoints.ts';
import { publishListing, unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { getListing, ownListings } from '@heima/domain/listings/endpoints.ts';
import { changeListing } from '@heima/domain/listings/writing-endpoints.ts';
import { blockNotifications, listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { followUp, sweep } from '#capabilities/listing-freshness/jobs/follow-up.ts';
import { stillFreeMessage } from '#capabilities/listing-freshness/messages/still-free-message.ts';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { startSession } from '#capabilities/sessions/session-store.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { messagesOf } from '#testing/messages.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const start = new Date('2027-03-01T10:00:00Z');

describe('whether a home is still free', async () => {
  const app = await testApp();
  const { db, unitOfWork } = app.services;
  const messages = await messagesOf(app);
  const onDay = (day: number) => app.setTime(new Date(start.getTime() + day * 24 * 3_600_000));
  onDay(0);
  const owner = await person(app, { verified: true });

  /** Sessions end within these weeks: each call is made in a new one. */
  const signedIn = async (who: Person): Promise<string> => {
    const { config, secrets, clock } = app.services;
    const context = {
      config,
      secrets,
      now: clock(),
      userAgent: 'test',
      address: '127.0.0.1',
      isStrong: false,
    };
    return (await startSession(db, who.id, context)).access;
  };
  const published = async (as: Person = owner, given = {}) => {
    onDay(0);
    const id = await buildWholeListing(db, { owner_id: as.id, title: 'Björt íbúð', ...given });
    await app.ask(publishListing, { params: { id } }, { as: await signedIn(as) });
    await app.runJobs();
    return id;
  };
  /** The jobs of the hour on these days. */
  const days = async (...list: number[]) => {
    for (const day of list) {
      onDay(day);
      await sweep.handle(app.services, {});
      await app.runJobs();
    }
  };
  const mails = async (to: Person = owner) =>
    (await messages.emails(to.email)).filter(({ links }) =>
      links.some(({ href }) => href.includes('/still-free/')),
    );
  const tokenFrom = async (to: Person = owner) => {
    const [mail] = await mails(to);
    return mail!.links.map(({ href }) => /\/still-free\/([^?]+)/.exec(href)?.[1]).find(Boolean)!;
  };
  const press = (token: string, answer: StillFreeAnswer = 'free') =>
    app.ask(answerStillFree, { body: { token, answer } });
  const look = async (id: string, as: Person = owner) =>
    (await app.ask(getListing, { params: { id } }, { as: await signedIn(as) })).body;
  const own = async (id: string, as: Person = owner) =>
    (await app.ask(ownListings, { query: {} }, { as: await signedIn(as) })).body.items.find(
      (one) => one.id === id,
    )!;
  const bell = async (as: Person = owner) =>
    (await app.ask(listNotifications, { params: { id: as.id } }, { as: await signedIn(as) })).body.items.map(
      ({ notification_type: { tag } }) => tag,
    );
  const factsOf = async (id: string) =>
    (await db.selectFrom('event').select('name').where('subject_id', '=', id).orderBy('id').execute()).map(
      ({ name }) => name,
    );

  it('gap still free: asks after 14 days, by e-mail, in the list and at the own listing; one press answers', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    await days(13);
    expect([await mails(who), (await own(id, who)).still_free_question]).toEqual([[], null]);
    await days(14, 14);
    const [mail, ...others] = await mails(who);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Er eignin enn laus? Björt íbúð');
    expect(mail!.text).toContain('fyrir 31.03.2027');
    expect(mail!.headers['list-unsubscribe']).toContain('/unsubscribe/notifications.');
    expect(await bell(who)).toEqual(['still_free']);
    expect((await own(id, who)).still_free_question).toEqual({
      leaves_at: new Date(start.getTime() + 30 * 24 * 3_600_000).toISOString(),
    });
    const token = await tokenFrom(who);
    // A mail scanner opens the link, whose page asks this: nothing changes.
    const seen = await app.ask(readStillFree, { query: { token } });
    expect(seen.body).toMatchObject({ listing_id: id, title: 'Björt íbúð', state: 'asked' });
    expect((await press(token)).body.state).toBe('published');
    // The same link twice.
    expect((await press(token)).body.state).toBe('published');
    expect((await factsOf(id)).filter((name) => name === 'listingFreshness.confirmed')).toHaveLength(1);
    expect([(await own(id, who)).still_free_question, await bell(who)]).toEqual([null, []]);
    // Thirty days since publication, but the owner has spoken.
    await days(27, 30);
    expect((await mails(who)).length).toBe(2);
    expect((await look(id, who)).visible).toBe(true);
  });

  it('gap still free: 30 days of silence take it out of the search; one press brings all of it back', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who, { price: 487_001, available_from: '2027-03-05' });
    const found = async () =>
      (await app.ask(searchListings, { query: { min_price: 487_001, max_price: 487_001 } })).body.items.map(
        (one) => one.id,
      );
    const before = await look(id, who);
    await days(14, 28);
    expect(await found()).toEqual([id]);
    await days(30);
    expect(await found()).toEqual([]);
    expect(await look(id, who)).toMatchObject({
      state: 'NOT_IN_PUBLICATION',
      unpublish_reason: 'no_answer',
      missing_fields: [],
    });
    expect(await bell(who)).toEqual(['not_confirmed']);
    const [mail] = await mails(who);
    expect(mail!.subject).toBe('Auglýsingin er ekki lengur í birtingu: Björt íbúð');
    const token = await tokenFrom(who);
    expect((await app.ask(readStillFree, { query: { token } })).body.state).toBe('silent');
    const answers = await Promise.all([press(token), press(token), press(token)]);
    expect(answers.map(({ body }) => body.state)).toEqual(['published', 'published', 'published']);
    expect(await found()).toEqual([id]);
    const after = await look(id, who);
    for (const field of ['title', 'description', 'price', 'images', 'available_from', 'utilities'] as const)
      expect(after[field]).toEqual(before[field]);
    expect((await factsOf(id)).filter((name) => name === 'listings.republished')).toHaveLength(1);
    await days(31);
    expect((await look(id, who)).visible).toBe(true);
  });

  it('an answer at the same time as the end: one of them happens, and the home is published after the answer', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    await days(14);
    const token = await tokenFrom(who);
    onDay(30);
    await Promise.all([followUp.handle(app.services, { listingId: id }), press(token)]);
    expect((await look(id, who)).visible).toBe(true);
    await followUp.handle(app.services, { listingId: id });
    expect((await look(id, who)).visible).toBe(true);
  });

  it('a link says no for what is out for another reason, made up, another’s, too old, or whose owner is gone', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    const other = await published(who, { title: 'Önnur' });
    await days(14);
    const tokens = (await mails(who)).map(
      ({ links }) => links.map(({ href }) => /\/still-free\/([^?]+)/.exec(href)?.[1]).find(Boolean)!,
    );
    const token = tokens.find((one) => one.startsWith(id.replaceAll('-', '')))!;
    const refused = async (text: string, answer: StillFreeAnswer = 'free') =>
      (await app.refused(answerStillFree, { body: { token: text, answer } })).body.code;
    expect(await refused(token.replace(id.replaceAll('-', ''), other.replaceAll('-', '')))).toBe(
      'listingFreshness.linkUnknown',
    );
    for (const made of ['x', `${token}x`, token.slice(0, -1), token.replace(/\.\d+\./, '.1804500000.')])
      expect(await refused(made)).toBe('listingFreshness.linkUnknown');
    expect((await press(token, 'withdraw')).body.state).toBe('out');
    expect((await press(token, 'withdraw')).body.state).toBe('out');
    expect((await look(id, who)).unpublish_reason).toBe('other');
    expect(await refused(token)).toBe('listingFreshness.takenOut');
    onDay(75);
    expect(await refused(token, 'withdraw')).toBe('listingFreshness.linkUnknown');
    onDay(15);
    const now = app.services.clock();
    await db.updateTable('app_user').set({ deleted_at: now }).where('id', '=', who.id).execute();
    await unitOfWork(systemCause(now), (unit) => unit.record(accountDeleted, who.id));
    await app.runJobs();
    expect(await refused(token)).toBe('listingFreshness.linkUnknown');
    // Nobody is there to be asked about what is left of it.
    await days(16, 60);
    expect(await mails(who)).toHaveLength(2);
  });

  it('whoever works on the listing answers on the page; a stranger and a listing out of publication are refused', async () => {
    const who = await person(app, { verified: true });
    const stranger = await person(app, { verified: true });
    const id = await published(who);
    await days(14);
    const say = { params: { id } };
    expect((await app.refused(confirmStillFree, say, { as: await signedIn(stranger) })).status).toBe(403);
    expect((await app.refused(confirmStillFree, say)).status).toBe(401);
    await app.ask(confirmStillFree, say, { as: await signedIn(who) });
    expect((await own(id, who)).still_free_question).toBeNull();
    await app.ask(unpublishListing, { ...say, body: { reason: 'pausing' } }, { as: await signedIn(who) });
    expect((await app.refused(confirmStillFree, say, { as: await signedIn(who) })).body.code).toBe(
      'listings.notPublished',
    );
  });

  it('an owner who changes the listing is not silent', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    await days(14);
    onDay(20);
    await app.ask(changeListing, { params: { id }, body: { title: 'Betri' } }, { as: await signedIn(who) });
    await app.runJobs();
    expect((await own(id, who)).still_free_question).toBeNull();
    await days(33);
    expect((await look(id, who)).visible).toBe(true);
  });

  it('an owner who wants no such e-mail is asked in the list, and is told by e-mail when the home leaves', async () => {
    const who = await person(app, { verified: true });
    await app.ask(
      blockNotifications,
      { params: { id: who.id }, body: { notification_type_id: 24, notification_method_id: 1 } },
      { as: await signedIn(who) },
    );
    const id = await published(who);
    await days(14, 28);
    expect([await mails(who), await bell(who)]).toEqual([[], ['still_free']]);
    await days(30);
    expect((await mails(who)).map(({ subject }) => subject)).toEqual([
      'Auglýsingin er ekki lengur í birtingu: Björt íbúð',
    ]);
    expect((await look(id, who)).visible).toBe(false);
  });

  it('a question that the mail provider never took was not asked: nothing follows from silence', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    await days(14);
    const { asked_at: askedAt } = await db
      .selectFrom('published_freshness')
      .select('asked_at')
      .where('listing_id', '=', id)
      .executeTakeFirstOrThrow();
    await unitOfWork(systemCause(app.services.clock()), (unit) =>
      stillFreeMessage.ended!(
        unit,
        { listingId: id, ownerId: who.id, askedAt: askedAt!.toISOString() },
        'given_up',
      ),
    );
    await days(31);
    expect((await look(id, who)).visible).toBe(true);
    expect((await own(id, who)).still_free_question).toEqual({
      leaves_at: new Date(start.getTime() + 47 * 24 * 3_600_000).toISOString(),
    });
  });

  it('a program that stood still for months asks first; the homes of a demonstration stay', async () => {
    const who = await person(app, { verified: true });
    const id = await published(who);
    const kept = await published(who, { title: 'Sýning' });
    await db
      .insertInto('listing_freshness')
      .values({ listing_id: kept, confirmed_at: null, first_asked_at: null, asked_at: null, is_kept: true })
      .execute();
    await days(90);
    expect((await look(id, who)).visible).toBe(true);
    await days(104, 106, 200);
    expect((await look(id, who)).visible).toBe(false);
    expect((await look(kept, who)).visible).toBe(true);
    expect((await own(kept, who)).still_free_question).toEqual({ leaves_at: null });
  });
});
