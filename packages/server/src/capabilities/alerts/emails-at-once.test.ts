import { changeSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import { unsubscribe } from '@heima/domain/email-subscriptions/endpoints.ts';
import { publishListing, unpublishListing } from '@heima/domain/listing-publication/endpoints.ts';
import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { listingAccepted, listingRepublished } from '@heima/domain/listings/events.ts';
import { changeListing, changePrice } from '@heima/domain/listings/writing-endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { subjectOfSearch } from '#capabilities/alerts/emails/search-subscription.ts';
import { collectMatches } from '#capabilities/alerts/jobs/collect-matches.ts';
import { setVisible } from '#capabilities/listings/listing.builder.ts';
import { buildImage, buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { unsubscribeToken } from '#platform/outbox/unsubscribe-token.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { alertsOf } from './alerts.builder.ts';

describe('e-mails at once', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const alerts = alertsOf(app);
  const { db } = app.services;
  let price = 100_000;
  /** A filter that nothing else in this file fits. */
  const onlyPrice = () => {
    price += 1;
    return { filter: { min_price: price, max_price: price }, price };
  };

  it('a published listing is named a minute later, with what a reader needs to know', async () => {
    const reader = await person(app, { verified: true, fullName: 'Sunna Dís Arnarsdóttir' });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { name: 'Vesturbær og miðborg', filter: { ...filter, min_bedrooms: 2 } });
    const id = await alerts.publish({
      title: 'Björt íbúð við Ránargötu',
      price: asked,
      available_from: '2027-04-01',
    });
    await buildImage(db, id, 1);
    expect(await alerts.emails(reader)).toEqual([]);
    await alerts.minuteLater();
    const [email, ...others] = await alerts.emails(reader);
    expect(others).toEqual([]);
    expect(email!.subject).toBe('1 ný eign: Vesturbær og miðborg');
    expect(email!.text).toContain('Góðan dag, Sunna.');
    expect(email!.text).toContain('2 eða fleiri svefnherbergi');
    expect(email!.text).toContain(
      `Björt íbúð við Ránargötu\n2 svefnherbergi\u00a0· 84\u00a0m²\u00a0· 101\u00a0Reykjavík\u00a0· afhending 01.04.2027\n100.001\u00a0kr./mán.\nhttp://heima.test/listings/${id}`,
    );
    expect(email!.html).toContain(`href="http://heima.test/listings/${id}"`);
    // eye C22: the mark, and the home in a format that e-mail programs show.
    const shown = [...email!.html!.matchAll(/src="([^"]*)"/g)].map(([, source]) => source);
    expect(shown).toEqual([
      'http://heima.test/apple-touch-icon.png',
      expect.stringMatching(/^http:\/\/heima\.test\/media\/listing-images\/[0-9a-f-]{36}-320-email\.jpg$/),
    ]);
    expect(email!.links.map(({ href }) => href)).toContain('http://heima.test/account/saved-searches');
    expect(email!.links.map(({ href }) => href)).toContainEqual(
      expect.stringMatching(
        new RegExp(
          `^http://heima\\.test/listings\\?min_bedrooms=2&min_price=${asked}&max_price=${asked}&alert=[0-9a-f-]{36}$`,
        ),
      ),
    );
    expect(email!.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/heima\.test\/unsubscribe\/saved_search\.[0-9a-f]{32}\.[\w-]{43}\?lang=is>$/,
    );
    expect(email!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  });

  it('two listings in one minute come in one e-mail that names both, a third comes in the next', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const first = await alerts.publish({ price: asked });
    await alerts.settle();
    app.setTime(new Date(app.services.clock().getTime() + 30_000));
    const second = await alerts.publish({ price: asked });
    await alerts.at(new Date(app.services.clock().getTime() + 30_000));
    expect((await alerts.emails(reader)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^2 nýjar eignir: /),
    ]);
    await alerts.minuteLater();
    const third = await alerts.publish({ price: asked });
    await alerts.minuteLater();
    const emails = await alerts.emails(reader);
    expect(emails).toHaveLength(2);
    expect((await alerts.named(reader)).sort()).toEqual([first, second, third].sort());
  });

  it('jobs that run twice, also at the same time, send one e-mail', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const searchId = await alerts.save(reader, { filter });
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    await alerts.record(id);
    await alerts.settle();
    const collect = () =>
      collectMatches.handle(app.services, { searchIds: [searchId], frequency: 'at_once' });
    await Promise.all([collect(), collect(), collect()]);
    await alerts.settle();
    const [message] = await alerts.messages(reader);
    await alerts.sendAgain(message!, 3);
    await collect();
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
    expect((await alerts.messages(reader)).map(({ outcome }) => outcome)).toEqual(['sent']);
  });

  it('every match is named exactly once while many are published and collected at the same time', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const searchId = await alerts.save(reader, { filter });
    const collect = () =>
      collectMatches.handle(app.services, { searchIds: [searchId], frequency: 'at_once' });
    const wanted = new Set<string>();
    await Promise.all(
      Array.from({ length: 8 }, async (_, round) => {
        const ids = await Promise.all([
          alerts.publish({ price: asked }),
          alerts.publish({ price: asked }),
          alerts.publish({ price: asked + 1 }),
        ]);
        wanted.add(ids[0]!).add(ids[1]!);
        if (round % 2) await collect();
      }),
    );
    await alerts.settle();
    await Promise.all([collect(), collect()]);
    await alerts.minuteLater();
    await alerts.sweep();
    const matches = await alerts.matches(searchId);
    expect(matches.map((match) => match.listing_id).sort()).toEqual([...wanted].sort());
    expect(matches.every((match) => match.batch_id !== null)).toBe(true);
    const emails = await alerts.emails(reader);
    const counted = emails.reduce((sum, { subject }) => sum + Number(/^\d+/.exec(subject)![0]), 0);
    expect(counted).toBe(wanted.size);
    const named = await alerts.named(reader);
    expect(new Set(named).size).toBe(named.length);
  });

  it('eleven homes: ten are named, the last published first, and the other is counted', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const ids: string[] = [];
    for (let n = 0; n < 11; n += 1)
      ids.push(
        await alerts.publish({
          price: asked,
          published_at: new Date(app.services.clock().getTime() + n * 1000),
        }),
      );
    await alerts.minuteLater();
    const [email] = await alerts.emails(reader);
    expect(email!.subject).toMatch(/^11 nýjar eignir: /);
    expect(await alerts.named(reader)).toEqual(ids.slice(1).reverse());
    expect(email!.text).toContain('Og 1 eign til viðbótar.');
  });

  it('never the own listing, never what was published before the search was saved', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.publish({ price: asked });
    app.setTime(new Date(app.services.clock().getTime() + 1000));
    const searchId = await alerts.save(reader, { filter });
    await alerts.publish({ price: asked, owner_id: reader.id });
    const id = await alerts.publish({ price: asked });
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
    expect(await alerts.matches(searchId)).toHaveLength(1);
  });

  it('R246: follows real publishing and price changes; a listing that fits only later is named then', async () => {
    const reader = await person(app, { verified: true });
    const owner = await person(app, { verified: true, userType: 'LL' });
    const { price: asked } = onlyPrice();
    await alerts.save(reader, { filter: { min_price: asked, max_price: asked } });
    const id = await buildWholeListing(db, { owner_id: owner.id, price: asked + 5_000_000 });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await alerts.minuteLater();
    expect(await alerts.emails(reader)).toEqual([]);
    const change = (to: number) =>
      app.ask(
        changePrice,
        { params: { id }, body: { price: to, currency: 1, price_type: 1 } },
        { as: owner.access },
      );
    await change(asked);
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
    await change(asked + 1000);
    await change(asked);
    await app.ask(unpublishListing, { params: { id }, body: { reason: 'other' } }, { as: owner.access });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('a price that becomes a monthly rent names the home to searches that ask for such a rent', async () => {
    const reader = await person(app, { verified: true });
    const owner = await person(app, { verified: true, userType: 'LL' });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const id = await buildWholeListing(db, {
      owner_id: owner.id,
      price: asked,
      price_type: 3,
      visible: true,
      published_at: new Date(),
    });
    const change = (price_type: 1 | 3) =>
      app.ask(changePrice, { params: { id }, body: { price: asked, price_type } }, { as: owner.access });
    await change(3);
    await alerts.minuteLater();
    expect(await alerts.emails(reader)).toEqual([]);
    await change(1);
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('an edit names a home to searches that find it only now, and to no others', async () => {
    const [keeper, known] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const owner = await person(app, { verified: true, userType: 'LL' });
    const { filter, price: asked } = onlyPrice();
    const id = await buildWholeListing(db, { owner_id: owner.id, price: asked, furniture: 'unfurnished' });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await alerts.settle();
    app.setTime(new Date(app.services.clock().getTime() + 60_000));
    await alerts.save(keeper, { filter: { ...filter, furniture: ['furnished'] } });
    await alerts.save(known, { filter });
    const change = (body: object) => app.ask(changeListing, { params: { id }, body }, { as: owner.access });
    await change({ title: 'Hús við götuna' });
    await alerts.minuteLater();
    expect(await alerts.emails(keeper)).toEqual([]);
    await change({ furniture: 'furnished' });
    await alerts.minuteLater();
    expect(await alerts.named(keeper)).toEqual([id]);
    expect(await alerts.emails(known)).toEqual([]);
  });

  it('an edit names a home to searches for words that it has only now, not for words that are written anew', async () => {
    const [added, reworded] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const owner = await person(app, { verified: true, userType: 'LL' });
    const { filter, price: asked } = onlyPrice();
    const id = await buildWholeListing(db, { owner_id: owner.id, price: asked, title: 'Íbúð með svölum' });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    await alerts.settle();
    app.setTime(new Date(app.services.clock().getTime() + 60_000));
    await alerts.save(added, { filter: { ...filter, words: 'bílsk nýupp' } });
    await alerts.save(reworded, { filter: { ...filter, words: 'svöl' } });
    const change = (title: string) =>
      app.ask(changeListing, { params: { id }, body: { title } }, { as: owner.access });
    await change('Íbúð og svölum með');
    await alerts.minuteLater();
    expect(await alerts.emails(added)).toEqual([]);
    await change('Íbúð með svölunum og bílskúr');
    await alerts.minuteLater();
    expect(await alerts.named(added)).toEqual([id]);
    const [email] = await alerts.emails(added);
    expect(email!.text).toContain('Með orðunum „bílsk nýupp“');
    expect(await alerts.emails(reworded)).toEqual([]);
  });

  it('R247: what is unpublished before the e-mail is made is never named; what no longer fits waits for its price', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const searchId = await alerts.save(reader, { filter });
    const [gone, dearer] = [await alerts.publish({ price: asked }), await alerts.publish({ price: asked })];
    await alerts.settle();
    await setVisible(db, gone, false);
    await db
      .updateTable('listing')
      .set({ price: asked + 1 })
      .where('id', '=', dearer)
      .execute();
    await alerts.minuteLater();
    expect(await alerts.emails(reader)).toEqual([]);
    await db.updateTable('listing').set({ price: asked }).where('id', 'in', [gone, dearer]).execute();
    await setVisible(db, gone, true);
    await alerts.record(gone, listingRepublished);
    await alerts.record(dearer, priceChanged, {
      old: { price: asked + 1, currency: 'ISK', price_type: 1 },
      new: { price: asked, currency: 'ISK', price_type: 1 },
    });
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([dearer]);
    expect(
      (await alerts.matches(searchId)).find((match) => match.listing_id === gone)!.dropped_at,
    ).not.toBeNull();
  });

  it('eye B13: a home that comes back within fourteen days is no new home, after them it is', async () => {
    const { filter, price: asked } = onlyPrice();
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    const reader = await person(app, { verified: true });
    await alerts.save(reader, { filter });
    const ago = (days: number) => ({
      pausedSince: new Date(app.services.clock().getTime() - days * 86_400_000).toISOString(),
    });
    await alerts.record(id, listingRepublished, ago(13));
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([]);
    await alerts.record(id, listingRepublished, ago(14));
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('C37: a listing that staff accepts after a refusal is named', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const id = await alerts.publish({ price: asked, visible: false });
    await alerts.minuteLater();
    await setVisible(db, id, true);
    await alerts.record(id, listingAccepted);
    await alerts.minuteLater();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('nothing is sent to an address that is not verified; once it is, what waited is sent', async () => {
    const reader = await person(app);
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { filter });
    const { body } = await app.ask(listSavedSearches, {}, { as: reader.access });
    expect(body.can_be_told).toBe(false);
    const id = await alerts.publish({ price: asked });
    await alerts.minuteLater();
    await alerts.sweep();
    expect(await alerts.emails(reader)).toEqual([]);
    const verifiedAt = app.services.clock();
    await sql`update email_address set verified_at = ${verifiedAt} where user_id = ${reader.id}`.execute(db);
    app.setTime(new Date(app.services.clock().getTime() + 15 * 60_000));
    await alerts.sweep();
    await alerts.sweep();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('a paused search finds nothing; one paused before its e-mail went out is notified when it is switched on', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const id = await alerts.save(reader, { filter });
    const set = (frequency: 'off' | 'at_once') =>
      app.ask(changeSavedSearch, { params: { id }, body: { frequency } }, { as: reader.access });
    const found = await alerts.publish({ price: asked });
    await alerts.settle();
    await set('off');
    await alerts.publish({ price: asked });
    await alerts.minuteLater();
    await alerts.sweep();
    expect(await alerts.emails(reader)).toEqual([]);
    await set('at_once');
    app.setTime(new Date(app.services.clock().getTime() + 11 * 60_000));
    await alerts.sweep();
    expect(await alerts.named(reader)).toEqual([found]);
  });

  it('an e-mail that waits for the mail server is called off when such e-mails are stopped, and its homes wait again', async () => {
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const searchId = await alerts.save(reader, { filter });
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    await alerts.mailServer(reader, 'unavailable');
    await alerts.minuteLater();
    const link = { kind: 'saved_search', subject: subjectOfSearch(searchId) } as const;
    await app.ask(unsubscribe, { body: { token: unsubscribeToken(app.services.secrets, link) } });
    const [message] = await alerts.messages(reader);
    await alerts.mailServer(reader, 'ok');
    await alerts.sendAgain(message!);
    expect(await alerts.emails(reader)).toEqual([]);
    expect(await alerts.matches(searchId)).toMatchObject([
      { listing_id: id, batch_id: null, dropped_at: null },
    ]);
  });
});
