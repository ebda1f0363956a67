import { readSubscription, resubscribe, unsubscribe } from '@heima/domain/email-subscriptions/endpoints.ts';
import {
  blockNotifications,
  getNotificationSettings,
  unblockNotifications,
} from '@heima/domain/notifications/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { subjectOfTypes } from '#capabilities/notifications/sending/notification-subscription.ts';
import { readUnsubscribeToken, unsubscribeToken } from '#platform/outbox/unsubscribe-token.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { notificationsOf } from './notifications.builder.ts';

describe('stopping e-mails about notifications by their link', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const { notifyOf, addSeconds, emails, subjects } = notificationsOf(app);
  const denied = { type: 'listing_denied', params: { title: 'Íbúð', reason: 'Myndir vantar' } } as const;

  /** A person with one e-mail about two types, and the address in its List-Unsubscribe header. */
  const withEmail = async (language: 'is' | 'en' | 'ua' = 'is') => {
    const reader = await person(app, { verified: true, language });
    await notifyOf(reader, 'x');
    await notifyOf(reader, 'y', denied);
    await addSeconds(60);
    const [email] = await emails(reader);
    const url = new URL(/^<(.+)>$/.exec(email!.headers['list-unsubscribe']!)![1]!);
    return { reader, url, token: url.pathname.split('/').at(-1)! };
  };
  const blocked = async (reader: Person) => {
    const { body } = await app.ask(
      getNotificationSettings,
      { params: { id: reader.id } },
      { as: reader.access },
    );
    return body.filter(({ methods }) => methods[0]!.blacklist_id !== null).map(({ tag }) => tag);
  };
  const oneClick = (url: URL) =>
    app.app.inject({
      method: 'POST',
      url: url.pathname + url.search,
      headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://mail.example' },
      payload: 'List-Unsubscribe=One-Click',
    });

  it('stops the types that the e-mail was about, and no others, without signing in; and takes it back', async () => {
    const { reader, token } = await withEmail();
    const before = (await app.ask(readSubscription, { query: { token } }, { language: 'en' })).body;
    expect(before).toEqual({
      kind: 'notifications',
      name: 'Your listing was unpublished and A home you like is for rent again',
      off: false,
      can_undo: false,
    });
    expect(await blocked(reader)).toEqual(['listing_accepted']);
    const off = (await app.ask(unsubscribe, { body: { token } })).body;
    expect([off.off, off.can_undo]).toEqual([true, true]);
    expect(await blocked(reader)).toEqual(['listing_denied', 'listing_accepted', 'liked_available_again']);
    await notifyOf(reader, 'z');
    await addSeconds(11 * 60);
    await addSeconds(60);
    expect(await subjects(reader)).toHaveLength(1);
    const on = (await app.ask(resubscribe, { body: { token } })).body;
    expect([on.off, on.can_undo]).toEqual([false, false]);
    expect(await blocked(reader)).toEqual(['listing_accepted']);
  });

  it('the one-click POST of a mail program stops them, again and at the same time too', async () => {
    const { reader, url } = await withEmail('en');
    const answers = await Promise.all([oneClick(url), oneClick(url), oneClick(url)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(answers[0]!.body).toBe('These e-mails are turned off.');
    expect(await blocked(reader)).toContain('liked_available_again');
  });

  it('what the reader has switched off in the settings stays off when the link is taken back', async () => {
    const { reader, token } = await withEmail();
    const block = {
      params: { id: reader.id },
      body: { notification_type_id: 6, notification_method_id: 1 },
    };
    await app.ask(blockNotifications, block, { as: reader.access });
    await app.ask(unsubscribe, { body: { token } });
    await app.ask(resubscribe, { body: { token } });
    expect(await blocked(reader)).toEqual(['listing_accepted', 'liked_available_again']);
  });

  it('what was switched on anew in the settings is not the link’s to switch', async () => {
    const { reader, token } = await withEmail();
    await app.ask(unsubscribe, { body: { token } });
    const { body } = await app.ask(
      getNotificationSettings,
      { params: { id: reader.id } },
      { as: reader.access },
    );
    const id = body.find(({ tag }) => tag === 'listing_denied')!.methods[0]!.blacklist_id!;
    await app.ask(unblockNotifications, { params: { id } }, { as: reader.access });
    expect((await app.ask(readSubscription, { query: { token } })).body).toMatchObject({
      off: false,
      can_undo: false,
    });
  });

  it('the links of saved searches and of notifications are told apart', async () => {
    const { token } = await withEmail();
    expect((await app.ask(readSubscription, { query: { token } })).body.kind).toBe('notifications');
  });

  it('a token that was changed, or is of a deleted account, is answered as such and stops nothing', async () => {
    const [one, other] = [await withEmail(), await withEmail()];
    const [kind, subject, signature] = one.token.split('.');
    const types = subject!.slice(32);
    const forged = [
      [kind, other.token.split('.')[1], signature].join('.'),
      [kind, subject!.replace(types, '-3-5-6'), signature].join('.'),
      ['saved_search', subject!.slice(0, 32), signature].join('.'),
      one.token.slice(0, -1),
      `${one.token}x`,
      'notifications.0.0',
    ];
    for (const token of forged) {
      const no = await app.refused(unsubscribe, { body: { token } }, { language: 'en' });
      expect([no.status, no.body.code]).toEqual([404, 'emailSubscriptions.linkUnknown']);
    }
    expect(await blocked(other.reader)).toEqual(['listing_accepted']);
    await app.services.db
      .updateTable('app_user')
      .set({ deleted_at: new Date() })
      .where('id', '=', one.reader.id)
      .execute();
    expect((await app.refused(unsubscribe, { body: { token: one.token } })).status).toBe(404);
    expect((await oneClick(one.url)).statusCode).toBe(404);
  });

  it('a token reads back what it was made for', () => {
    const { secrets } = app.services;
    const userId = '01990000-0000-7000-8000-00000000000a';
    const link = { kind: 'notifications', subject: subjectOfTypes({ userId, typeIds: [6, 3, 6] }) } as const;
    const token = unsubscribeToken(secrets, link);
    expect(readUnsubscribeToken(secrets, token)).toEqual(link);
    expect(link.subject).toBe(subjectOfTypes({ userId, typeIds: [3, 6] }));
  });
});
