import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import {
  clickAllNotifications,
  clickNotification,
  listNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { purgeOldNotifications } from '#capabilities/notifications/jobs/purge-notifications.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { notificationsOf } from './notifications.builder.ts';
import { notify } from './notify.ts';
import { takeBack } from './take-back.ts';

describe('notifications in the app', async () => {
  const app = await testApp();
  const { db } = app.services;
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const { notifyOf, unit } = notificationsOf(app);

  const page = async (who: Person, query = {}, language: 'is' | 'en' | 'ua' = 'is') =>
    (await app.ask(listNotifications, { params: { id: who.id }, query }, { as: who.access, language })).body;
  const unseen = async (who: Person) =>
    (await app.ask(currentUser, {}, { as: who.access })).body.unseen_notifications;
  const titles = (items: { text: string }[]) => items.map(({ text }) => /„(.+)“/.exec(text)?.[1]);
  const follow = async (who: Person, link: string) => {
    const answer = await app.app.inject({ url: link, headers: { authorization: `Bearer ${who.access}` } });
    expect(answer.statusCode).toBe(200);
    return answer.json() as Awaited<ReturnType<typeof page>>;
  };

  it('E040: an entry has all that its reader needs, translated to the language of the request', async () => {
    const who = await person(app);
    const subjectId = newId();
    await notifyOf(who, '', {
      type: 'liked_price_drop',
      subjectId,
      params: {
        title: { text: 'listings.card.untitled' },
        old: { amount: 300_000, currency: 'ISK' },
        new: { amount: 285_000, currency: 'ISK' },
      },
      image: '/media/x-320.webp',
    });
    const { items, count } = await page(who);
    expect(count).toBe(1);
    expect(items[0]).toEqual({
      id: expect.any(String),
      text: 'Leigan fyrir „Án fyrirsagnar“ lækkaði úr 300.000\u00a0kr. í 285.000\u00a0kr.',
      image_url: '/media/x-320.webp',
      created_at: '2027-03-01T10:00:00.000Z',
      clicked: false,
      action_resource_id: subjectId,
      notification_type: { id: 5, tag: 'liked_price_drop', action_type_tag: 'view_listing' },
    });
    const [english] = (await page(who, {}, 'en')).items;
    expect(english!.text).toContain('dropped from 300,000\u00a0kr. to 285,000\u00a0kr.');
    const [ukrainian] = (await page(who, {}, 'ua')).items;
    expect(ukrainian!.text).toContain('подешевшала з 300\u00a0000\u00a0kr. до 285\u00a0000\u00a0kr.');
  });

  it('R169 R170 R171: pages of six from the first on, the newest first, until there is no next', async () => {
    const who = await person(app);
    for (let n = 1; n <= 14; n += 1) await notifyOf(who, `n${n}`);
    const first = await page(who);
    expect(titles(first.items)).toEqual(['n14', 'n13', 'n12', 'n11', 'n10', 'n9']);
    expect([first.count, first.previous]).toEqual([14, null]);
    const second = await follow(who, first.next!);
    expect(titles(second.items)).toEqual(['n8', 'n7', 'n6', 'n5', 'n4', 'n3']);
    const third = await follow(who, second.next!);
    expect(titles(third.items)).toEqual(['n2', 'n1']);
    expect(third.next).toBeNull();
    expect(titles((await follow(who, third.previous!)).items)).toEqual(titles(second.items));
    expect(titles((await follow(who, second.previous!)).items)).toEqual(titles(first.items));
    expect(titles((await page(who, { page: 3 })).items)).toEqual(['n2', 'n1']);
    expect((await page(who, { page: 4 })).items).toEqual([]);
    const large = await page(who, { page_size: 10 });
    expect(large.items).toHaveLength(10);
    expect((await follow(who, large.next!)).items).toHaveLength(4);
  });

  it('R171: following the links shows each entry once, whatever arrives meanwhile', async () => {
    const who = await person(app);
    for (let n = 1; n <= 20; n += 1) await notifyOf(who, `n${n}`);
    const seen: string[] = [];
    let current = await page(who);
    for (;;) {
      seen.push(...current.items.map(({ id }) => id));
      if (!current.next) break;
      await notifyOf([who], 'ný');
      await notifyOf([who], 'ný');
      current = await follow(who, current.next);
    }
    expect(seen).toHaveLength(20);
    expect(new Set(seen).size).toBe(20);
  });

  it('R023 R168: reading the first page sets the unseen to 0, later pages and later news do not', async () => {
    const who = await person(app);
    for (let n = 1; n <= 8; n += 1) await notifyOf(who, `n${n}`);
    expect(await unseen(who)).toBe(8);
    await page(who, { page: 2 });
    expect(await unseen(who)).toBe(8);
    await page(who);
    expect(await unseen(who)).toBe(0);
    await notifyOf(who);
    expect(await unseen(who)).toBe(1);
    const first = await page(who);
    await notifyOf(who);
    await follow(who, first.next!);
    expect(await unseen(who)).toBe(1);
  });

  it('R023: open pages are notified live of new ones and of being seen elsewhere', async () => {
    const who = await person(app);
    await notifyOf(who);
    await page(who);
    await page(who);
    const events = await db
      .selectFrom('live_event')
      .select(['kind', 'payload'])
      .where('user_id', '=', who.id)
      .orderBy('id')
      .execute();
    expect(events).toEqual([
      { kind: 'notifications.new', payload: { id: expect.any(String) } },
      { kind: 'notifications.seen', payload: {} },
    ]);
  });

  it('E044 R172: clicking marks it, again changes nothing; all at once marks the rest', async () => {
    const who = await person(app);
    for (let n = 1; n <= 3; n += 1) await notifyOf(who, `n${n}`);
    const [newest] = (await page(who)).items;
    const click = () =>
      app.ask(
        clickNotification,
        { params: { id: newest!.id }, body: { click: true } },
        { as: who.access, language: 'en' },
      );
    expect((await click()).body).toMatchObject({
      id: newest!.id,
      clicked: true,
      text: expect.stringContaining('for rent again'),
    });
    await Promise.all([click(), click(), click()]);
    expect((await page(who)).items.map(({ clicked }) => clicked)).toEqual([true, false, false]);
    await app.ask(clickAllNotifications, { params: { id: who.id } }, { as: who.access });
    expect((await page(who)).items.map(({ clicked }) => clicked)).toEqual([true, true, true]);
    const no = await app.refused(
      clickNotification,
      { params: { id: newest!.id }, body: { click: false as true } },
      { as: who.access },
    );
    expect([no.status, Object.keys(no.body.errors!)]).toEqual([400, ['click']]);
  });

  it('U16: other people’s notifications are not found, also by staff; visitors sign in', async () => {
    const [who, stranger, staff] = [await person(app), await person(app), await person(app, { staff: true })];
    await notifyOf(who);
    const [one] = (await page(who)).items;
    for (const { access } of [stranger, staff]) {
      const read = await app.refused(listNotifications, { params: { id: who.id } }, { as: access });
      const click = await app.refused(
        clickNotification,
        { params: { id: one!.id }, body: { click: true } },
        { as: access },
      );
      const all = await app.refused(clickAllNotifications, { params: { id: who.id } }, { as: access });
      expect([read.status, click.status, all.status]).toEqual([404, 404, 404]);
    }
    expect((await page(who)).items[0]!.clicked).toBe(false);
    expect((await app.refused(listNotifications, { params: { id: who.id } })).status).toBe(401);
  });

  it('C03: one cause notifies a person once, also when its job runs twice or at the same time', async () => {
    const [one, other] = [await person(app), await person(app)];
    const key = `cause ${newId()}`;
    await Promise.all(
      [
        [one, other],
        [other, one],
        [one, one],
        [other, one],
        [one, other],
      ].map((receivers) => notifyOf(receivers, 'x', { key })),
    );
    await notifyOf(one, 'x', { key });
    for (const who of [one, other]) {
      expect((await page(who)).count).toBe(1);
      const told = await db.selectFrom('live_event').select('kind').where('user_id', '=', who.id).execute();
      expect(told.filter(({ kind }) => kind === 'notifications.new')).toHaveLength(1);
    }
  });

  it('is made in the transaction of its cause: when that fails nobody is notified', async () => {
    const who = await person(app);
    const failing = unit(async (work) => {
      await notify(work, {
        type: 'liked_available_again',
        receivers: [who.id],
        subjectId: newId(),
        params: { title: 'x' },
        key: 'fails',
      });
      throw new Error('the cause failed');
    });
    await expect(failing).rejects.toThrow('the cause failed');
    expect((await page(who)).count).toBe(0);
    expect(await unseen(who)).toBe(0);
  });

  it('a notification is taken back when its cause is undone', async () => {
    const who = await person(app);
    await notifyOf(who, 'x', { key: 'undone' });
    await notifyOf(who, 'y');
    await unit((work) => takeBack(work, { receivers: [who.id], key: 'undone' }));
    expect(titles((await page(who)).items)).toEqual(['y']);
    expect(await unseen(who)).toBe(0);
  });

  it('accounts that are gone, and people who never were, are passed over', async () => {
    const [gone, here] = [await person(app), await person(app)];
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    await notifyOf([gone, here, { ...here, id: newId() }]);
    const rows = await db
      .selectFrom('notification')
      .select('user_id')
      .where('user_id', '=', gone.id)
      .execute();
    expect(rows).toEqual([]);
    expect((await page(here)).count).toBe(1);
  });

  it('names and titles of people stay text', async () => {
    const who = await person(app);
    const hostile = '<b>{{new}}</b>\n{{text}} "; drop table notification; --';
    await notifyOf(who, hostile);
    expect((await page(who)).items[0]!.text).toBe(`„${hostile}“ er aftur til leigu`);
  });

  it('after a year they are removed, and those of deleted accounts at once', async () => {
    const [who, gone] = [await person(app), await person(app)];
    await notifyOf([who, gone], 'gamalt');
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute();
    app.setTime(new Date('2028-02-28T10:00:00Z'));
    await notifyOf(who, 'nýtt');
    await purgeOldNotifications.handle(app.services, {});
    expect((await page(await renewed(who))).count).toBe(2);
    const ofGone = await db.selectFrom('notification').select('id').where('user_id', '=', gone.id).execute();
    expect(ofGone).toEqual([]);
    app.setTime(new Date('2028-03-01T10:00:00Z'));
    await purgeOldNotifications.handle(app.services, {});
    const left = await db.selectFrom('notification').select('params').where('user_id', '=', who.id).execute();
    expect(left.map(({ params }) => params)).toEqual([{ title: 'nýtt' }]);
  });

  /** The session is over by then; a new one of the same person. */
  async function renewed(who: Person): Promise<Person> {
    const { startSession } = await import('#capabilities/sessions/session-store.ts');
    const { config, secrets, clock } = app.services;
    const context = { config, secrets, now: clock(), userAgent: 'test', address: '127.0.0.1' };
    return { ...who, access: (await startSession(db, who.id, context)).access };
  }
});
