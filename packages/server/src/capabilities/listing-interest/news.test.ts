import { likeListing } from '@heima/domain/listing-interest/endpoints.ts';
import {
  acceptListing,
  denyListing,
  publishListing,
  unpublishListing,
} from '@heima/domain/listing-publication/endpoints.ts';
import { priceChanged } from '@heima/domain/listing-publication/events.ts';
import { changePrice } from '@heima/domain/listings/writing-endpoints.ts';
import { listNotifications } from '@heima/domain/notifications/endpoints.ts';
import { reportListing } from '@heima/domain/reports/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { buildWholeListing } from '#capabilities/listings/whole-listing.builder.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { notifyLikersReactions } from './notify-likers.ts';

const recordPriceChange = notifyLikersReactions.find(({ on }) => on === priceChanged)!;

describe('news of listings', async () => {
  const app = await testApp();
  const { db } = app.services;
  const owner = await person(app, { verified: true });
  const staff = await person(app, { staff: true });

  const published = async (title: string, price = 300_000) => {
    const id = await buildWholeListing(db, { owner_id: owner.id, title, price });
    await app.ask(publishListing, { params: { id } }, { as: owner.access });
    return id;
  };
  const liker = async (id: string, who?: Person) => {
    const one = who ?? (await person(app));
    await app.ask(likeListing, { params: { id } }, { as: one.access });
    return one;
  };
  const setPrice = (id: string, price: number) =>
    app.ask(
      changePrice,
      { params: { id }, body: { price, currency: 'ISK', price_type: 1 } },
      { as: owner.access },
    );
  /** The first change of its price, as a reaction gets it. */
  const firstChangeOf = async (id: string) => ({
    ...(await db
      .selectFrom('event')
      .selectAll()
      .where('subject_id', '=', id)
      .where('name', '=', 'listingPublication.priceChanged')
      .orderBy('at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()),
    subjectId: id,
    actorId: null,
  });
  const unpublish = (id: string) =>
    app.ask(unpublishListing, { params: { id }, body: { reason: 'pausing' } }, { as: owner.access });
  const told = async (who: Person) => {
    await app.runJobs();
    const { body } = await app.ask(listNotifications, { params: { id: who.id } }, { as: who.access });
    return body.items.map(({ notification_type: { tag }, text, action_resource_id: id }) => ({
      tag,
      text,
      id,
    }));
  };
  /** Those of one listing only: the owner has several. */
  const toldOf = async (who: Person, id: string) =>
    (await told(who)).filter((one) => one.id === id).map(({ tag }) => tag);

  it('those who like the home are notified of a lower price, once, and nobody else', async () => {
    const id = await published('Lækkar');
    const [one, two] = [await liker(id), await liker(id)];
    await liker(id, owner);
    await setPrice(id, 280_000);
    for (const who of [one, two])
      expect(await told(who)).toEqual([
        {
          tag: 'liked_price_drop',
          text: 'Leigan fyrir „Lækkar“ lækkaði úr 300.000\u00a0kr. í 280.000\u00a0kr.',
          id,
        },
      ]);
    expect(await toldOf(owner, id)).toEqual([]);
  });

  it('nobody is notified of a higher price, nor of the same low price again', async () => {
    const id = await published('Upp og niður');
    const who = await liker(id);
    await setPrice(id, 310_000);
    await app.runJobs();
    expect(await told(who)).toEqual([]);
    for (const price of [290_000, 310_000, 290_000]) {
      await setPrice(id, price);
      await app.runJobs();
    }
    expect(await toldOf(who, id)).toEqual(['liked_price_drop']);
  });

  it('a smaller number that is for something else is no lower price', async () => {
    const id = await published('Á fermetra');
    const who = await liker(id);
    await app.ask(
      changePrice,
      { params: { id }, body: { price: 4000, price_type: 4 } },
      { as: owner.access },
    );
    expect(await told(who)).toEqual([]);
  });

  it('a price that was changed back, or a home that was unpublished, before the notification, notifies nobody', async () => {
    const [back, out] = [await published('Til baka'), await published('Burt', 250_000)];
    const [one, two] = [await liker(back), await liker(out)];
    await unpublish(out);
    for (const subjectId of [back, out])
      await recordPriceChange.handle(app.services, {
        id: newId(),
        at: new Date(),
        subjectId,
        actorId: owner.id,
        payload: {
          old: { price: 300_000, currency: 'ISK', price_type: 1 },
          new: { price: 250_000, currency: 'ISK', price_type: 1 },
        },
      });
    expect([await told(one), await told(two)]).toEqual([[], []]);
  });

  it('two small drops before either is notified are notified as the one they make', async () => {
    const id = await published('Tvö þrep');
    const who = await liker(id);
    await setPrice(id, 298_000);
    await setPrice(id, 296_000);
    await app.runJobs();
    const first = await firstChangeOf(id);
    await recordPriceChange.handle(app.services, first);
    await recordPriceChange.handle(app.services, first);
    expect((await told(who)).map(({ text }) => text)).toEqual([
      'Leigan fyrir „Tvö þrep“ lækkaði úr 300.000\u00a0kr. í 296.000\u00a0kr.',
    ]);
  });

  it('those who like a home are notified when it is for rent again, once a day', async () => {
    const id = await published('Aftur');
    const who = await liker(id);
    for (let turn = 0; turn < 2; turn += 1) {
      await unpublish(id);
      await app.ask(publishListing, { params: { id } }, { as: owner.access });
      await app.runJobs();
    }
    expect(await told(who)).toEqual([
      { tag: 'liked_available_again', text: '„Aftur“ er aftur til leigu', id },
    ]);
  });

  it('the reaction run twice for one event notifies once', async () => {
    const id = await published('Tvisvar');
    const who = await liker(id);
    await setPrice(id, 250_000);
    await app.runJobs();
    const again = await firstChangeOf(id);
    await Promise.all([
      recordPriceChange.handle(app.services, again),
      recordPriceChange.handle(app.services, again),
    ]);
    expect(await toldOf(who, id)).toEqual(['liked_price_drop']);
  });

  it('nobody is notified of a drop of less than a hundredth', async () => {
    const id = await published('Króna');
    const who = await liker(id);
    await setPrice(id, 299_999);
    await app.runJobs();
    expect(await told(who)).toEqual([]);
  });

  it('staff is notified that a listing was reported and why, each report once; nobody else is', async () => {
    const id = await published('Tilkynnt');
    const reporter = await person(app);
    const report = (reason: 'scam' | 'duplicate') =>
      app.ask(reportListing, { params: { id }, body: { reason } }, { as: reporter.access });
    await report('scam');
    await report('scam');
    await report('duplicate');
    const news = (await told(staff))
      .filter((one) => one.id === id && one.tag === 'listing_reported')
      .map(({ text }) => text);
    expect(news.sort()).toEqual([
      'Auglýsingin „Tilkynnt“ var tilkynnt: Sama eign er auglýst oftar en einu sinni',
      'Auglýsingin „Tilkynnt“ var tilkynnt: Þetta lítur út fyrir að vera svik',
    ]);
    expect(await told(reporter)).toEqual([]);
    expect(await toldOf(owner, id)).toEqual([]);
  });

  it('C37: the owner is notified of the refusal with its reason, and of the acceptance', async () => {
    const [refused, accepted] = [await published('Hafnað'), await published('Samþykkt')];
    const deny = () =>
      app.ask(
        denyListing,
        { params: { id: refused }, body: { reason: 'Myndir vantar' } },
        { as: staff.access },
      );
    await deny();
    await deny();
    await app.ask(acceptListing, { params: { id: accepted } }, { as: staff.access });
    await app.ask(acceptListing, { params: { id: accepted } }, { as: staff.access });
    const news = await told(owner);
    expect(news.filter(({ id }) => id === refused).map(({ text }) => text)).toEqual([
      'Auglýsingin „Hafnað“ var tekin úr birtingu. Ástæða: Myndir vantar',
    ]);
    expect(news.filter(({ id }) => id === accepted).map(({ tag }) => tag)).toEqual(['listing_accepted']);
  });

  it('C37: a refusal that is taken back is no news any more', async () => {
    const id = await published('Tekið til baka');
    await app.ask(denyListing, { params: { id }, body: { reason: 'Mistök' } }, { as: staff.access });
    expect(await toldOf(owner, id)).toEqual(['listing_denied']);
    await app.ask(acceptListing, { params: { id } }, { as: staff.access });
    expect(await toldOf(owner, id)).toEqual(['listing_accepted']);
  });
});
