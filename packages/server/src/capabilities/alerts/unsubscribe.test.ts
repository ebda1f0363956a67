import { changeSavedSearch, deleteSavedSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import { readSubscription, resubscribe, unsubscribe } from '@heima/domain/email-subscriptions/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { subjectOfSearch } from '#capabilities/alerts/emails/search-subscription.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { alertsOf } from './alerts.builder.ts';

describe('stopping e-mails by their link', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-03-01T10:00:00Z'));
  const alerts = alertsOf(app);
  let price = 400_000;

  /** A person with one e-mail, and the address in its List-Unsubscribe header. */
  const withEmail = async (language: 'is' | 'en' | 'ua' = 'is') => {
    const reader = await person(app, { verified: true, language });
    price += 1;
    const searchId = await alerts.save(reader, {
      name: 'Leit',
      filter: { min_price: price, max_price: price },
    });
    await alerts.publish({ price });
    await alerts.minuteLater();
    const [email] = await alerts.emails(reader);
    const url = new URL(/^<(.+)>$/.exec(email!.headers['list-unsubscribe']!)![1]!);
    return { reader, searchId, url, token: url.pathname.split('/').at(-1)!, price };
  };
  const frequency = async (reader: Person, id: string) =>
    (await app.ask(listSavedSearches, {}, { as: reader.access })).body.items.find((one) => one.id === id)!
      .frequency;
  const post = (url: URL, headers: Record<string, string>, payload: string) =>
    app.app.inject({ method: 'POST', url: url.pathname + url.search, headers, payload });

  it('works without signing in; e-mails stop, also one that waits, and it can be taken back', async () => {
    const { reader, searchId, token, price: asked } = await withEmail();
    const waiting = await alerts.publish({ price: asked });
    await alerts.settle();
    const { body } = await app.ask(unsubscribe, { body: { token } });
    expect(body).toEqual({ kind: 'saved_search', name: 'Leit', off: true, can_undo: true });
    expect(await frequency(reader, searchId)).toBe('off');
    await alerts.minuteLater();
    expect(await alerts.emails(reader)).toHaveLength(1);
    expect((await app.ask(resubscribe, { body: { token } })).body).toEqual({
      kind: 'saved_search',
      name: 'Leit',
      off: false,
      can_undo: false,
    });
    app.setTime(new Date(app.services.clock().getTime() + 11 * 60_000));
    await alerts.sweep();
    expect(await alerts.named(reader)).toContain(waiting);
  });

  it('again and again does nothing more, also at the same time', async () => {
    const { reader, searchId, token } = await withEmail();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => app.ask(unsubscribe, { body: { token } })),
    );
    expect(answers.every(({ body }) => body.off && body.can_undo)).toBe(true);
    await app.ask(resubscribe, { body: { token } });
    await app.ask(resubscribe, { body: { token } });
    expect(await frequency(reader, searchId)).toBe('at_once');
  });

  it('looking changes nothing: neither the page’s read nor a program that follows the link', async () => {
    const { reader, searchId, token, url } = await withEmail();
    const { body } = await app.ask(readSubscription, { query: { token } });
    expect(body).toEqual({ kind: 'saved_search', name: 'Leit', off: false, can_undo: false });
    for (const method of ['GET', 'HEAD'] as const)
      await app.app.inject({
        method,
        url: url.pathname + url.search,
        headers: { 'sec-purpose': 'prefetch' },
      });
    expect(await frequency(reader, searchId)).toBe('at_once');
  });

  it.each([
    ['a form', 'application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click'],
    [
      'form data',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
    ],
  ])(
    'the one-click POST of a mail program is taken as %s, from anywhere, and answers 200',
    async (_, type, payload) => {
      const { reader, searchId, url } = await withEmail('en');
      const headers = { 'content-type': type, origin: 'https://mail.example' };
      const answer = await post(url, headers, payload);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
      expect(answer.body).toBe('E-mails about this search are turned off.');
      expect(await frequency(reader, searchId)).toBe('off');
      expect((await post(url, headers, payload)).statusCode).toBe(200);
    },
  );

  it('the form of the page, without scripts, leads back to the page in its language', async () => {
    const { reader, searchId, url } = await withEmail('ua');
    const answer = await post(url, { 'content-type': 'application/x-www-form-urlencoded' }, 'from_page=1');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(url.pathname + url.search);
    expect(await frequency(reader, searchId)).toBe('off');
  });

  it('a search that its owner paused stays paused, and one switched on anew is not switched back', async () => {
    const { reader, searchId, token } = await withEmail();
    const set = (to: 'off' | 'daily') =>
      app.ask(
        changeSavedSearch,
        { params: { id: searchId }, body: { frequency: to } },
        { as: reader.access },
      );
    await set('off');
    expect((await app.ask(resubscribe, { body: { token } })).body.off).toBe(true);
    await set('daily');
    await app.ask(unsubscribe, { body: { token } });
    await set('daily');
    expect((await app.ask(resubscribe, { body: { token } })).body).toMatchObject({
      off: false,
      can_undo: false,
    });
  });

  it('a token is unguessable, of one search only, and not stored', async () => {
    const [one, other] = [await withEmail(), await withEmail()];
    expect(one.token).toMatch(/^saved_search\.[0-9a-f]{32}\.[\w-]{43}$/);
    const signature = one.token.split('.')[2]!;
    expect(other.token).not.toContain(signature);
    for (const table of ['saved_search', 'outbox_message'] as const) {
      const rows = await app.services.db.selectFrom(table).selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(signature);
    }
    await app.ask(unsubscribe, { body: { token: one.token } });
    expect(await frequency(other.reader, other.searchId)).toBe('at_once');
    const forged = `saved_search.${subjectOfSearch(other.searchId)}.${signature}`;
    expect((await app.refused(unsubscribe, { body: { token: forged } })).status).toBe(404);
  });

  it.each(['x'.repeat(43), '../../etc/passwd/aaaaaaaaaa', '%00%00%00%00%00%00%00', '💥💥💥💥💥💥💥💥💥💥💥'])(
    'a token that belongs to nothing is answered as such: %s',
    async (token) => {
      const { status, body } = await app.refused(unsubscribe, { body: { token } }, { language: 'en' });
      expect([status, body.code]).toEqual([404, 'emailSubscriptions.linkUnknown']);
      expect(body.detail).toMatch(/^This link is no longer valid\./);
      expect((await app.refused(readSubscription, { query: { token } })).status).toBe(404);
      const url = new URL(`http://heima.test/unsubscribe/${encodeURIComponent(token)}?lang=en`);
      const answer = await post(
        url,
        { 'content-type': 'application/x-www-form-urlencoded' },
        'List-Unsubscribe=One-Click',
      );
      expect(answer.statusCode).toBe(404);
    },
  );

  it('the link of a deleted search is answered as such and brings nothing back', async () => {
    const { reader, searchId, token } = await withEmail();
    await app.ask(deleteSavedSearch, { params: { id: searchId } }, { as: reader.access });
    expect((await app.refused(resubscribe, { body: { token } })).body.code).toBe(
      'emailSubscriptions.linkUnknown',
    );
  });
});
