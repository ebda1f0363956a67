import { setPrimaryLanguage } from '@heima/domain/accounts/endpoints.ts';
import {
  blockNotifications,
  clickNotification,
  getNotificationSettings,
  listNotifications,
  unblockNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { collectNotifications } from '#capabilities/notifications/jobs/collect-notifications.ts';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { notificationsOf } from './notifications.builder.ts';

describe('notifications by e-mail and SMS', async () => {
  const app = await testApp();
  const { db } = app.services;
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const { notifyOf, addSeconds, sweep, emails, subjects, sms, messages, sendAgain, mailServer, smsService } =
    notificationsOf(app);

  const block = (who: Person, notification_type_id: number, notification_method_id = 1) =>
    app.ask(
      blockNotifications,
      { params: { id: who.id }, body: { notification_type_id, notification_method_id } },
      { as: who.access },
    );
  /** Switches on what is off from the start. */
  async function switchOn(who: Person, tag: string, method: string): Promise<void> {
    const settings = await app.ask(getNotificationSettings, { params: { id: who.id } }, { as: who.access });
    const id = settings.body.find((type) => type.tag === tag)!.methods.find((one) => one.tag === method)!
      .blacklist_id!;
    await app.ask(unblockNotifications, { params: { id } }, { as: who.access });
  }
  const denied = { type: 'listing_denied', params: { title: 'Íbúð', reason: 'Myndir vantar' } } as const;

  it('one notification is an e-mail of its own: what happened, one action, why it came, how to stop it', async () => {
    const who = await person(app, { verified: true, fullName: 'Sunna Dís Arnarsdóttir' });
    const subjectId = newId();
    await notifyOf(who, 'Björt íbúð', { subjectId });
    expect(await emails(who)).toEqual([]);
    await addSeconds(60);
    const [email, ...others] = await emails(who);
    expect(others).toEqual([]);
    expect(email!.subject).toBe('Aftur til leigu: Björt íbúð');
    for (const part of [email!.text, email!.html]) {
      expect(part).toContain('Góðan dag, Sunna Dís.'.slice(0, 16));
      expect(part).toContain('„Björt íbúð“ er aftur til leigu');
      expect(part).toContain(`http://heima.test/listings/${subjectId}`);
      expect(part).toContain('http://heima.test/account/notifications');
      expect(part).toContain('Eign sem þér líkar er aftur til leigu.');
    }
    expect(email!.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    expect(email!.headers['list-unsubscribe']).toMatch(
      /^<http:\/\/heima\.test\/unsubscribe\/notifications\.[\w.-]+\?lang=is>$/,
    );
  });

  it('a burst is one e-mail; what comes shortly after it is the next one, when the pause is over', async () => {
    const who = await person(app, { verified: true, language: 'en' });
    for (let n = 1; n <= 12; n += 1) await notifyOf(who, `n${n}`);
    await addSeconds(60);
    const [email] = await emails(who);
    expect(email!.subject).toBe('12 new notifications: For rent again: n12');
    expect(email!.text).toContain('“n12” is for rent again');
    expect(email!.text).toContain('“n3” is for rent again');
    expect(email!.text).not.toContain('“n2” is');
    expect(email!.text).toContain('And 2 more notifications.');
    await notifyOf(who, 'n13');
    await addSeconds(120);
    await notifyOf(who, 'n14');
    await addSeconds(120);
    await sweep();
    expect(await subjects(who)).toHaveLength(1);
    await addSeconds(6 * 60);
    await sweep();
    await sweep();
    const all = await subjects(who);
    expect(all).toHaveLength(2);
    expect(all).toContain('2 new notifications: For rent again: n14');
  });

  it('of the same thing several times only the newest is sent, and all stand in the list', async () => {
    const who = await person(app, { verified: true });
    const subjectId = newId();
    for (const title of ['fyrst', 'svo', 'síðast']) await notifyOf(who, title, { subjectId });
    await notifyOf(who, 'önnur');
    await addSeconds(60);
    const [email] = await emails(who);
    expect(email!.subject).toBe('2 nýjar tilkynningar: Aftur til leigu: önnur');
    expect(email!.text).toContain('„síðast“');
    expect(email!.text).not.toContain('„svo“');
    const { body } = await app.ask(listNotifications, { params: { id: who.id } }, { as: who.access });
    expect(body.count).toBe(4);
  });

  it('C03: jobs that run twice, also at the same time, make and send one e-mail', async () => {
    const who = await person(app, { verified: true });
    await notifyOf(who, 'x');
    await addSeconds(1);
    const collect = () => collectNotifications.handle(app.services, { userId: who.id, methodId: 1 });
    await Promise.all([collect(), collect(), collect()]);
    await collect();
    const [message, ...more] = await messages(who);
    expect(more).toEqual([]);
    await app.runJobs();
    await sendAgain(message!, 3);
    await addSeconds(60);
    expect(await subjects(who)).toEqual(['Aftur til leigu: x']);
    expect((await messages(who)).map(({ outcome }) => outcome)).toEqual(['sent']);
  });

  it('two causes at the same time reach the reader, both, once', async () => {
    const who = await person(app, { verified: true });
    await Promise.all(['a', 'b', 'c', 'd'].map((title) => notifyOf(who, title)));
    await addSeconds(60);
    await addSeconds(11 * 60);
    await sweep();
    const text = (await emails(who)).map((email) => email.text).join('\n');
    for (const title of ['a', 'b', 'c', 'd'])
      expect(text.split(`„${title}“ er aftur til leigu`)).toHaveLength(2);
  });

  it('the mail server is away and comes back: the e-mail goes out once, and is known by its id', async () => {
    const who = await person(app, { verified: true });
    await mailServer(who, 'unavailable');
    await notifyOf(who, 'x');
    await addSeconds(60);
    const [message] = await messages(who);
    await sendAgain(message!);
    expect((await messages(who)).map(({ ended_at }) => ended_at)).toEqual([null]);
    await mailServer(who, 'ok');
    // The tries of the job are used up; two hours later it is asked for again.
    await addSeconds(2 * 3600);
    await sweep();
    await sweep();
    const all = await emails(who);
    expect(all.map(({ messageId }) => messageId)).toEqual([`<${message!.id}@heima.test>`]);
    expect((await messages(who))[0]!.outcome).toBe('sent');
  });

  it('what could not be sent for a day is given up, and stands in the list', async () => {
    const who = await person(app, { verified: true });
    await mailServer(who, 'unavailable');
    await notifyOf(who, 'x');
    await addSeconds(60);
    await mailServer(who, 'ok');
    app.setTime(new Date(app.services.clock().getTime() + 25 * 3_600_000));
    await sweep();
    expect(await emails(who)).toEqual([]);
    expect((await messages(who))[0]!.outcome).toBe('given_up');
  });

  it('an address that is refused for good ends the e-mail', async () => {
    const who = await person(app, { verified: true });
    await mailServer(who, 'decline');
    await notifyOf(who, 'x');
    await addSeconds(60);
    expect((await messages(who))[0]!.outcome).toBe('refused');
  });

  it('R183: nothing goes out by a method that is blocked for the type, other types and people are notified', async () => {
    const [who, other] = [await person(app, { verified: true }), await person(app, { verified: true })];
    await block(who, 6);
    await notifyOf([who, other], 'x');
    await notifyOf(who, 'y', denied);
    await addSeconds(60);
    expect(await subjects(who)).toEqual(['Auglýsingin þín var tekin úr birtingu']);
    expect(await subjects(other)).toEqual(['Aftur til leigu: x']);
    const { body } = await app.ask(listNotifications, { params: { id: who.id } }, { as: who.access });
    expect(body.count).toBe(2);
  });

  it('R183: what is blocked, or clicked in the app, before its e-mail goes out is left out of it', async () => {
    const [one, two] = [await person(app, { verified: true }), await person(app, { verified: true })];
    await notifyOf([one, two], 'x');
    await notifyOf(one, 'y', denied);
    await block(one, 6);
    const { body } = await app.ask(listNotifications, { params: { id: two.id } }, { as: two.access });
    const click = { params: { id: body.items[0]!.id }, body: { click: true } } as const;
    await app.ask(clickNotification, click, { as: two.access });
    await addSeconds(60);
    expect(await subjects(one)).toEqual(['Auglýsingin þín var tekin úr birtingu']);
    expect(await subjects(two)).toEqual([]);
    expect((await messages(two))[0]!.outcome).toBe('called_off');
  });

  it('R182: once unblocked, and what is off from the start once switched on, goes out again', async () => {
    const who = await person(app, { verified: true });
    const accepted = { type: 'listing_accepted' } as const;
    await notifyOf(who, 'x', accepted);
    await addSeconds(60);
    expect(await emails(who)).toEqual([]);
    await switchOn(who, 'listing_accepted', 'email');
    await notifyOf(who, 'x', accepted);
    await addSeconds(60);
    expect(await subjects(who)).toEqual(['Auglýsingin þín var samþykkt']);
  });

  it('nothing goes to an address that is not verified, nor to one that became undeliverable', async () => {
    const [unverified, undeliverable] = [await person(app), await person(app, { verified: true })];
    const at = new Date('2027-01-01T00:00:00Z');
    await db
      .updateTable('email_address')
      .set({ undeliverable_at: at })
      .where('user_id', '=', undeliverable.id)
      .execute();
    await notifyOf([unverified, undeliverable], 'x');
    await addSeconds(60);
    for (const who of [unverified, undeliverable]) {
      expect(await emails(who)).toEqual([]);
      expect((await messages(who)).map(({ outcome }) => outcome)).toEqual(['called_off']);
    }
  });

  it('an account that is deleted before its e-mail goes out gets none', async () => {
    const who = await person(app, { verified: true });
    await notifyOf(who, 'x');
    await db.updateTable('app_user').set({ deleted_at: new Date() }).where('id', '=', who.id).execute();
    await addSeconds(60);
    expect(await emails(who)).toEqual([]);
  });

  it('the language is the reader’s when it is sent, not when it happened', async () => {
    const who = await person(app, { verified: true, language: 'is' });
    await notifyOf(who, 'Íbúð');
    await app.ask(setPrimaryLanguage, { params: { id: who.id }, body: { lang: 'ua' } }, { as: who.access });
    await addSeconds(60);
    const [email] = await emails(who);
    expect(email!.subject).toBe('Знову здається: Íbúð');
    expect(email!.text).toContain('Вибрати, які сповіщення надсилати');
    expect(email!.html).toContain('<html lang="uk">');
  });

  it('titles that hold code or line breaks stay text, also in the subject', async () => {
    const who = await person(app, { verified: true });
    await notifyOf(who, '<script>x</script>\r\nBcc: annar@daemi.is');
    await addSeconds(60);
    const [email] = await emails(who);
    expect(email!.html).toContain('&lt;script&gt;');
    expect(email!.html).not.toContain('<script>');
    expect(email!.headers.bcc).toBeUndefined();
    expect(email!.to).toBe(who.email);
  });

  it('SMS come once switched on: with all letters and its address, several counted', async () => {
    const who = await person(app, { verified: true });
    await notifyOf(who, 'x', denied);
    await addSeconds(60);
    expect(await sms(who)).toEqual([]);
    await switchOn(who, 'listing_denied', 'sms');
    const subjectId = newId();
    await notifyOf(who, 'x', { ...denied, subjectId });
    await addSeconds(60);
    expect(await sms(who)).toEqual([
      `Heima: Auglýsingin þín var tekin úr birtingu\nhttp://heima.test/listings/${subjectId}`,
    ]);
    await addSeconds(10 * 60);
    await notifyOf(who, 'x', denied);
    await notifyOf(who, 'y', denied);
    await addSeconds(60);
    const all = await sms(who);
    expect(all).toHaveLength(2);
    expect(all).toContain('Heima: 2 nýjar tilkynningar\nhttp://heima.test/notifications');
    for (const text of all) expect(text.length).toBeLessThanOrEqual(134);
  });

  it('SMS in Ukrainian keep their characters; none goes to a number that is not verified', async () => {
    const [who, unverified] = [
      await person(app, { verified: true, language: 'ua' }),
      await person(app, { verified: true, language: 'ua' }),
    ];
    await sql`update phone set verified_at = null where user_id = ${unverified.id}`.execute(db);
    for (const one of [who, unverified]) await switchOn(one, 'listing_denied', 'sms');
    await notifyOf([who, unverified], 'x', denied);
    await addSeconds(60);
    const [text] = await sms(who);
    expect(text).toMatch(/^Heima: Ваше оголошення знято з публікації\n/);
    expect(text!.length).toBeLessThanOrEqual(134);
    expect(await sms(unverified)).toEqual([]);
  });

  it('the SMS service is away: the e-mail goes out all the same, and the SMS when it is back', async () => {
    const who = await person(app, { verified: true });
    await switchOn(who, 'listing_denied', 'sms');
    await smsService(who, 'unavailable');
    await notifyOf(who, 'x', denied);
    await addSeconds(60);
    expect(await subjects(who)).toHaveLength(1);
    expect(await sms(who)).toEqual([]);
    await smsService(who, 'ok');
    await addSeconds(2 * 3600);
    await sweep();
    await sweep();
    expect(await sms(who)).toHaveLength(1);
    expect(await subjects(who)).toHaveLength(1);
  });
});
