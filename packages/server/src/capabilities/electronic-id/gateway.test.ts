import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import {
  activatePersonalId,
  createGatewaySession,
  createGatewayUser,
  gatewayStatus,
} from '@heima/domain/electronic-id/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { madeUpKennitala, madeUpPerson } from '@heima/sandbox/iceland/made-up-person.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { accountRow, type Browser, browserOf } from './browser.builder.ts';

describe('the identity gateway', async () => {
  const app = await testApp();
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const messages = await messagesOf(app);
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  let made = 0;
  /** Somebody nobody has seen yet. */
  const newPerson = () => madeUpPerson(madeUpKennitala(7_000_000 + ++made * 131))!;
  const newEmail = () => `gatt.${++made}@daemi.is`;
  const visit = { return_url: 'http://heima.test/login?from=%2F', origin_host: 'http://heima.test' };

  const open = async (browser: Browser, as?: string) => {
    addSeconds(30);
    const { body } = await browser.ask(createGatewaySession, { body: visit }, { as });
    return body.session_token;
  };
  const choose = (token: string, choice: string) => sandbox.act('dokobit-id', 'choose', { token, choice });
  const read = (browser: Browser, token: string) => {
    addSeconds(3);
    return browser.ask(gatewayStatus, { params: { token } });
  };
  const refusal = async (browser: Browser, token: string) => {
    addSeconds(3);
    const { status, body } = await browser.refused(gatewayStatus, { params: { token } });
    return [status, body.code];
  };
  /** A browser whose visit has named a person. */
  const named = async (kennitala: string) => {
    const browser = browserOf(app);
    const token = await open(browser);
    await choose(token, kennitala);
    return { browser, token, answer: (await read(browser, token)).body };
  };

  it('R102 R107: opens a visit with our own addresses, in a language the gateway knows', async () => {
    const browser = browserOf(app);
    const { body } = await browser.ask(createGatewaySession, { body: visit });
    expect(body).toEqual({
      session_token: expect.stringMatching(/^[0-9a-f]{64}$/),
      url: expect.stringContaining(`/dokobit-id/auth/${body.session_token}`),
    });
    const [call] = await sandbox.calls({ provider: 'dokobit-id', operation: 'create' });
    expect(call?.body).toEqual(visit);
    const locale = async (lang: string) => {
      const answer = await browser.ask(
        createGatewaySession,
        { body: visit },
        { headers: { cookie: `heima_lang=${lang}` } },
      );
      return new URL(answer.body.url).searchParams.get('locale');
    };
    expect([await locale('is'), await locale('en'), await locale('ua')]).toEqual(['is', 'en', 'en']);
  });

  it.each([
    [{ return_url: 'https://evil.example/login' }, 'return_url'],
    [{ return_url: 'http://heima.test\\@evil.example' }, 'return_url'],
    [{ return_url: 'http://heima.test/login', origin_host: 'https://evil.example' }, 'origin_host'],
  ])('U06: an address of others is refused at its field and not sent on: %j', async (body, field) => {
    const before = (await sandbox.calls({ provider: 'dokobit-id' })).length;
    const refused = await browserOf(app).refused(createGatewaySession, { body });
    expect([refused.status, refused.body.code]).toEqual([400, 'common.urlNotOurs']);
    expect(Object.keys(refused.body.errors!)).toEqual([field]);
    expect(await sandbox.calls({ provider: 'dokobit-id' })).toHaveLength(before);
  });

  it('E006 R104 E007 R106: an unknown person gives an e-mail address and gets an account, confirmed by e-mail', async () => {
    const who = newPerson();
    const { browser, token, answer } = await named(who.kennitala);
    expect(answer).toEqual({ status: 'waiting_for_email', message: 'user_not_found' });
    // A page that is loaded again gets the same answer.
    expect((await read(browser, token)).body.message).toBe('user_not_found');
    const email = newEmail();
    const { status, body } = await browser.ask(createGatewayUser, { body: { email, token } });
    expect([status, Object.keys(body)]).toEqual([201, ['access', 'refresh']]);
    expect(browser.jar.get('heima_access')).toBe(body.access);
    const { body: user } = await app.ask(currentUser, {}, { as: body.access });
    expect(user).toMatchObject({
      full_name: who.name,
      birth_date: who.birthDate,
      email_addresses: [{ address: email, verified: false }],
      has_verified_email_address: false,
    });
    expect((await messages.link(email)).url).toContain('/emailconfirmation/');
    // Used once.
    const again = await browser.refused(createGatewayUser, { body: { email: newEmail(), token } });
    expect([again.status, again.body.code]).toEqual([400, 'electronicId.eidExpired']);
    // The next visit signs in.
    const next = await named(who.kennitala);
    expect(next.answer.status).toBe('success');
    expect((await app.ask(currentUser, {}, { as: next.answer.access! })).body.id).toBe(user.id);
    expect(next.browser.jar.get('heima_access')).toBe(next.answer.access);
    expect(await refusal(next.browser, next.token)).toEqual([400, 'electronicId.eidExpired']);
  });

  it('a person of another country has an account too, without a birth date', async () => {
    const { browser, token } = await named('30303039914');
    const { body } = await browser.ask(createGatewayUser, { body: { email: newEmail(), token } });
    const { body: user } = await app.ask(currentUser, {}, { as: body.access });
    expect(user).toMatchObject({ full_name: 'Testnumber Okay', birth_date: null });
    expect((await named('30303039914')).answer.status).toBe('success');
  });

  it('E007: an address that is taken is refused, and another may be given', async () => {
    const { browser, token } = await named(newPerson().kennitala);
    const { email } = await person(app);
    const refused = await browser.refused(createGatewayUser, { body: { email, token } });
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      400,
      'contacts.emailExists',
      'email_exists',
    ]);
    expect((await browser.ask(createGatewayUser, { body: { email: newEmail(), token } })).status).toBe(201);
  });

  it('E007: only what is completed, unused and younger than ten minutes makes an account', async () => {
    const late = await named(newPerson().kennitala);
    addSeconds(600);
    const browser = browserOf(app);
    const waiting = await open(browser);
    for (const [from, token] of [
      [late.browser, late.token],
      [browser, waiting],
      [browser, 'nothing'],
    ] as const) {
      const { status, body } = await from.refused(createGatewayUser, { body: { email: newEmail(), token } });
      expect([status, body.code]).toEqual([400, 'electronicId.eidExpired']);
    }
  });

  it.each([
    ['cancel', 'electronicId.eidCancelled'],
    ['expire', 'electronicId.eidExpired'],
    ['6001', 'electronicId.eidNotHolder'],
    ['6007', 'electronicId.eidFailed'],
  ])('R105: %s at the gateway is answered as %s', async (choice, code) => {
    const browser = browserOf(app);
    const token = await open(browser);
    await choose(token, choice);
    expect(await refusal(browser, token)).toEqual([400, code]);
    expect(await refusal(browser, token)).toEqual([400, code]);
  });

  it('waits while the person is at the gateway, and gives up after a quarter of an hour', async () => {
    const browser = browserOf(app);
    const token = await open(browser);
    expect((await read(browser, token)).body).toEqual({ status: 'pending' });
    addSeconds(15 * 60);
    expect(await refusal(browser, token)).toEqual([400, 'electronicId.eidExpired']);
  });

  it('gives the result only to the browser that opened the visit, and to no other site', async () => {
    const who = newPerson();
    const browser = browserOf(app);
    const token = await open(browser);
    await choose(token, who.kennitala);
    const stranger = browserOf(app);
    expect(await refusal(stranger, token)).toEqual([400, 'electronicId.eidExpired']);
    // A stranger's own visit does not help.
    await open(stranger);
    expect(await refusal(stranger, token)).toEqual([400, 'electronicId.eidExpired']);
    addSeconds(3);
    const other = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await browser.refused(gatewayStatus, { params: { token } }, other)).status).toBe(403);
    expect((await read(browser, token)).body.message).toBe('user_not_found');
    const forged = await stranger.refused(createGatewayUser, { body: { email: newEmail(), token } });
    expect(forged.body.code).toBe('electronicId.eidExpired');
  });

  it('a gateway that cannot answer now is asked again later', async () => {
    const browser = browserOf(app);
    const token = await open(browser);
    await choose(token, newPerson().kennitala);
    await sandbox.addRule({
      provider: 'dokobit-id',
      operation: 'status',
      outcome: 'rate_limited',
      match: { token },
      times: 3,
    });
    expect((await read(browser, token)).body).toEqual({ status: 'pending' });
    let last = await read(browser, token);
    for (let at = 0; at < 3 && last.body.status === 'pending'; at += 1) last = await read(browser, token);
    expect(last.body.message).toBe('user_not_found');
  });

  it('two accounts of one person at once: one is made, the other is refused', async () => {
    const who = newPerson();
    const [one, two] = [await named(who.kennitala), await named(who.kennitala)];
    const results = await Promise.all(
      [one, two].map(({ browser, token }) =>
        browser.ask(createGatewayUser, { body: { email: newEmail(), token } }).then(
          ({ status }) => status,
          (error: Error) => (error.message.includes('identity.identityTaken') ? 409 : error.message),
        ),
      ),
    );
    expect(results.sort()).toEqual([201, 409]);
  });

  describe('E015: tying an ID to an account', () => {
    const activate = (browser: Browser, id: string, token: string, as: string) => {
      addSeconds(3);
      return browser.ask(activatePersonalId, { params: { id, token } }, { as });
    };
    const activateRefused = async (browser: Browser, id: string, token: string, as: string) => {
      addSeconds(3);
      const { status, body } = await browser.refused(activatePersonalId, { params: { id, token } }, { as });
      return [status, body.code];
    };
    const visitOf = async (user: { access: string }, kennitala: string) => {
      const browser = browserOf(app);
      const token = await open(browser, user.access);
      await choose(token, kennitala);
      return { browser, token };
    };

    it('R126 R127: takes name and birth date from it, and it signs in from then on', async () => {
      const who = newPerson();
      const user = await person(app, { fullName: who.name.toUpperCase() });
      const { browser, token } = await visitOf(user, who.kennitala);
      expect((await activate(browser, user.id, token, user.access)).body).toEqual({ status: 'success' });
      expect(await accountRow(app, user.id)).toMatchObject({
        full_name: who.name,
        birth_date: who.birthDate,
        identity_verified_at: expect.any(Date),
      });
      expect((await messages.emails(user.email))[0]?.subject).toBe('Rafræn skilríki tengd aðganginum');
      expect(await activateRefused(browser, user.id, token, user.access)).toEqual([
        400,
        'electronicId.eidExpired',
      ]);
      const { answer } = await named(who.kennitala);
      expect((await app.ask(currentUser, {}, { as: answer.access! })).body.id).toBe(user.id);
    });

    it('R126: is refused when the name on the account is another', async () => {
      const user = await person(app, { fullName: 'Annað Nafn' });
      const { browser, token } = await visitOf(user, newPerson().kennitala);
      expect(await activateRefused(browser, user.id, token, user.access)).toEqual([
        409,
        'identity.nameDiffers',
      ]);
      expect((await accountRow(app, user.id)).identity_verified_at).toBeNull();
    });

    it('is refused when the ID has another account, or the account another ID', async () => {
      const who = newPerson();
      const first = await person(app, { fullName: who.name });
      const one = await visitOf(first, who.kennitala);
      await activate(one.browser, first.id, one.token, first.access);
      const second = await person(app, { fullName: who.name });
      const two = await visitOf(second, who.kennitala);
      expect(await activateRefused(two.browser, second.id, two.token, second.access)).toEqual([
        409,
        'identity.identityTaken',
      ]);
      const other = await visitOf(first, newPerson().kennitala);
      expect(await activateRefused(other.browser, first.id, other.token, first.access)).toEqual([
        409,
        'identity.identityDiffers',
      ]);
    });

    it('an identity of a deleted account may open another', async () => {
      const who = newPerson();
      const first = await person(app, { fullName: who.name });
      const one = await visitOf(first, who.kennitala);
      await activate(one.browser, first.id, one.token, first.access);
      await db
        .updateTable('app_user')
        .set({ deleted_at: app.services.clock() })
        .where('id', '=', first.id)
        .execute();
      const { browser, token, answer } = await named(who.kennitala);
      expect(answer.message).toBe('user_not_found');
      expect((await browser.ask(createGatewayUser, { body: { email: newEmail(), token } })).status).toBe(201);
    });

    it('U16: is one’s own: nobody activates for others, with the visit of others, or with a sign-in', async () => {
      const who = newPerson();
      const [user, other] = [await person(app, { fullName: who.name }), await person(app)];
      const { browser, token } = await visitOf(user, who.kennitala);
      expect(await activateRefused(browser, user.id, token, other.access)).toEqual([404, 'common.notFound']);
      expect(await activateRefused(browser, other.id, token, other.access)).toEqual([
        400,
        'electronicId.eidExpired',
      ]);
      expect(await activateRefused(browserOf(app), user.id, token, user.access)).toEqual([
        400,
        'electronicId.eidExpired',
      ]);
      expect(await refusal(browser, token)).toEqual([400, 'electronicId.eidExpired']);
      const signIn = await named(newPerson().kennitala);
      expect(await activateRefused(signIn.browser, user.id, signIn.token, user.access)).toEqual([
        400,
        'electronicId.eidExpired',
      ]);
    });

    it.each(['cancel', 'expire'])('R108: %s at the gateway carries the server’s message', async (choice) => {
      const user = await person(app, { language: 'en' });
      const { browser, token } = await visitOf(user, choice);
      addSeconds(3);
      const { status, body } = await browser.refused(
        activatePersonalId,
        { params: { id: user.id, token } },
        { as: user.access, headers: { cookie: `heima_eid=${browser.jar.get('heima_eid')}` } },
      );
      expect(status).toBe(400);
      expect(body.detail).toMatch(/^(The authentication was cancelled|The request has expired)/);
    });
  });
});

describe('a gateway that is down', async () => {
  const app = await testApp({ DOKOBIT_ID_ACCESS_TOKEN: 'not-the-token' });

  it('is 503 and shows nothing of it', async () => {
    const { status, body, headers } = await browserOf(app).refused(createGatewaySession, {
      body: { return_url: 'http://heima.test/login' },
    });
    expect([status, body.code]).toEqual([503, 'common.providerDown']);
    expect(headers['retry-after']).toBeTruthy();
    expect(JSON.stringify(body)).not.toMatch(/token|dokobit/i);
  });
});
