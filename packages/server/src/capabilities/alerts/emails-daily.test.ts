import { searchListings } from '@heima/domain/listing-search/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { alertsOf } from './alerts.builder.ts';

describe('daily e-mails', async () => {
  const app = await testApp();
  const alerts = alertsOf(app);
  let price = 200_000;
  const onlyPrice = () => {
    price += 1;
    return { filter: { min_price: price, max_price: price }, price };
  };
  const at = (time: string) => {
    app.setTime(new Date(time));
  };
  const daily = async (saved: string, name = 'Daglega') => {
    at(saved);
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    const searchId = await alerts.save(reader, { filter, frequency: 'daily', name });
    return { reader, price: asked, searchId };
  };
  const subjects = async (reader: { email: string }) =>
    (await alerts.emails(reader as never)).map(({ subject }) => subject).reverse();

  it('one e-mail at eight names all of the day before; nothing comes earlier and nothing twice', async () => {
    const { reader, price: asked } = await daily('2027-03-10T09:00:00Z');
    const ids: string[] = [];
    for (const time of ['2027-03-10T10:00:00Z', '2027-03-10T21:30:00Z', '2027-03-11T07:59:59Z']) {
      at(time);
      ids.push(await alerts.publish({ price: asked }));
      await alerts.settle();
      await alerts.sweep();
    }
    expect(await alerts.emails(reader)).toEqual([]);
    at('2027-03-11T08:00:00Z');
    await alerts.sweep();
    expect(await subjects(reader)).toEqual(['3 nýjar eignir: Daglega']);
    expect((await alerts.named(reader)).sort()).toEqual([...ids].sort());
    for (const time of ['2027-03-11T08:05:00Z', '2027-03-11T23:55:00Z', '2027-03-12T08:00:00Z']) {
      at(time);
      await alerts.sweep();
    }
    expect(await subjects(reader)).toHaveLength(1);
    expect((await alerts.emails(reader))[0]!.text).toContain('í mesta lagi einn póst um hana á dag');
  });

  it('found 40: the link shows exactly the homes that the e-mail counts, with prices in their currency', async () => {
    at('2027-02-10T09:00:00Z');
    const reader = await person(app, { verified: true });
    const there = { postal_code: '900', city: 'Vestmannaeyjar' };
    const before = await alerts.publish({ ...there, title: 'Var áður' });
    await alerts.settle();
    const filter = { postal_codes: ['900'] };
    await alerts.save(reader, { filter, frequency: 'daily', name: 'Eyjar' });
    at('2027-02-10T10:00:00Z');
    const ids: string[] = [];
    for (let n = 0; n < 12; n += 1)
      ids.push(await alerts.publish({ ...there, price: 154_550, currency: 'USD', title: `Ný ${n}` }));
    await alerts.settle();
    // One is let before the e-mail goes out, one changes its town.
    const [let_, moved, ...counted] = ids;
    const { db } = app.services;
    await sql`update listing set visible = false where id = ${let_}`.execute(db);
    await db.updateTable('listing').set({ postal_code: '101' }).where('id', '=', moved!).execute();
    at('2027-02-11T08:00:00Z');
    await alerts.sweep();
    const [email, ...more] = await alerts.emails(reader);
    expect(more).toEqual([]);
    expect(email!.subject).toBe('10 nýjar eignir: Eyjar');
    expect(email!.text).toContain('$1.545,50/mán.');
    const link = email!.links
      .map(({ href }) => new URL(href))
      .find(({ searchParams }) => searchParams.has('alert'));
    const found = async (query: Record<string, unknown>) => {
      const { body } = await app.ask(searchListings, { query: { ...query, page_size: 100 } });
      return body.items.map(({ id }) => id).sort();
    };
    const query = Object.fromEntries(link!.searchParams);
    expect(await found(query)).toEqual([...counted].sort());
    const { alert: _, ...whole } = query;
    expect(await found(whole)).toEqual([...counted, before].sort());
    expect(await found({ alert: '01990000-0000-7000-8000-000000000001' })).toEqual([]);
    expect((await app.refused(searchListings, { query: { alert: 'x' } as never })).status).toBe(400);
  });

  it('what is published just after eight waits for the next day, also while the sweep runs on', async () => {
    const { reader, price: asked } = await daily('2027-04-10T09:00:00Z');
    at('2027-04-11T07:00:00Z');
    const first = await alerts.publish({ price: asked });
    await alerts.settle();
    at('2027-04-11T08:00:00Z');
    await alerts.sweep();
    at('2027-04-11T08:00:01Z');
    const second = await alerts.publish({ price: asked });
    await alerts.settle();
    at('2027-04-11T08:05:00Z');
    await alerts.sweep();
    expect(await alerts.named(reader)).toEqual([first]);
    at('2027-04-12T08:00:00Z');
    await alerts.sweep();
    expect((await alerts.named(reader)).sort()).toEqual([first, second].sort());
    expect(await subjects(reader)).toEqual(['1 ný eign: Daglega', '1 ný eign: Daglega']);
  });

  it.each([
    ['the end of a month', '2027-04-30T20:00:00Z', '2027-05-01'],
    ['the end of a year', '2027-12-31T23:59:59Z', '2028-01-01'],
    ['the day before a leap day', '2028-02-28T12:00:00Z', '2028-02-29'],
    ['a leap day', '2028-02-29T12:00:00Z', '2028-03-01'],
  ])('at %s the e-mail comes at eight on the next day', async (_, published, nextDay) => {
    const { reader, price: asked } = await daily(new Date(Date.parse(published) - 3_600_000).toISOString());
    at(published);
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    at(`${nextDay}T07:59:59Z`);
    await alerts.sweep();
    expect(await alerts.emails(reader)).toEqual([]);
    at(`${nextDay}T08:00:00Z`);
    await alerts.sweep();
    expect(await alerts.named(reader)).toEqual([id]);
  });

  it('when no worker ran at eight the e-mail comes when one does', async () => {
    const { reader, price: asked } = await daily('2027-06-01T09:00:00Z');
    const id = await alerts.publish({ price: asked });
    await alerts.settle();
    at('2027-06-04T15:10:00Z');
    await Promise.all([alerts.sweep(), alerts.sweep()]);
    expect(await alerts.named(reader)).toEqual([id]);
    expect(await subjects(reader)).toHaveLength(1);
  });

  it('each search has its own e-mail, and a home that two searches find is named once in each', async () => {
    at('2027-07-01T09:00:00Z');
    const reader = await person(app, { verified: true });
    const { price: asked } = onlyPrice();
    await alerts.save(reader, {
      name: 'Ódýrt',
      filter: { max_price: asked, min_price: asked },
      frequency: 'daily',
    });
    await alerts.save(reader, {
      name: 'Í bænum',
      filter: { cities: ['reykjavik'], max_price: asked, min_price: asked },
      frequency: 'daily',
    });
    const id = await alerts.publish({ price: asked, postal_code: '101' });
    await alerts.settle();
    at('2027-07-02T08:00:00Z');
    await alerts.sweep();
    expect((await subjects(reader)).sort()).toEqual(['1 ný eign: Í bænum', '1 ný eign: Ódýrt']);
    expect(await alerts.named(reader)).toEqual([id, id]);
  });

  it.each([
    ['is', 1, '1 ný eign: Leit', 'Slökkva á þessum póstum', /250\.000\u00a0kr\.\/mán\.|200\.\d{3}\u00a0kr\./],
    ['en', 2, '2 new homes: Leit', 'Turn these e-mails off', /200,\d{3}\u00a0kr\./],
    ['ua', 2, '2 нові оголошення: Leit', 'Вимкнути ці листи', /200\u00a0\d{3}\u00a0kr\./],
    ['ua', 5, '5 нових оголошень: Leit', 'Вимкнути ці листи', /200\u00a0\d{3}\u00a0kr\./],
  ] as const)('R005 N01: in %s, with %i homes', async (language, count, subject, unsubscribe, money) => {
    at('2027-08-01T09:00:00Z');
    const reader = await person(app, { verified: true, language });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, {
      name: 'Leit',
      filter: { ...filter, regions: ['hofudborgarsvaedid'], allowed_pets: ['cat'] },
      frequency: 'daily',
    });
    for (let n = 0; n < count; n += 1) await alerts.publish({ price: asked, allowed_pets: ['cat', 'dog'] });
    await alerts.settle();
    at('2027-08-02T08:00:00Z');
    await alerts.sweep();
    const [email] = await alerts.emails(reader);
    expect(email!.subject).toBe(subject);
    expect(email!.text).toContain(unsubscribe);
    expect(email!.text).toMatch(money);
    expect(email!.text).toContain(
      { is: 'Kettir leyfðir', en: 'Cats allowed', ua: 'Можна з котами' }[language],
    );
    expect(email!.text).not.toMatch(/\{\{|alerts\.|reference\./);
    expect(email!.html).toContain(`<html lang="${language === 'ua' ? 'uk' : language}">`);
    expect(email!.headers['list-unsubscribe']).toContain(`?lang=${language}>`);
  });

  it('a name and a title that hold code or line breaks stay text', async () => {
    at('2027-09-01T09:00:00Z');
    const reader = await person(app, { verified: true });
    const { filter, price: asked } = onlyPrice();
    await alerts.save(reader, { name: '<b>„Bcc: x@y.is“ {{count}}', filter, frequency: 'daily' });
    await alerts.publish({ price: asked, title: '<script>alert(1)</script> "&" íbúð' });
    await alerts.settle();
    at('2027-09-02T08:00:00Z');
    await alerts.sweep();
    const [email] = await alerts.emails(reader);
    expect(email!.subject).toBe('1 ný eign: <b>„Bcc: x@y.is“ {{count}}');
    expect(email!.envelope.to).toEqual([reader.email]);
    expect(email!.html).not.toMatch(/<script>|<b>„/);
    expect(email!.text).toContain('<script>alert(1)</script> "&" íbúð');
  });
});
