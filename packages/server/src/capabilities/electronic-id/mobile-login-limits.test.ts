import { mobileLoginStatus, startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { type Browser, browserOf, personOfNumber } from './browser.builder.ts';

describe('who may sign in by phone, and how often', async () => {
  const app = await testApp({ EID_STARTS_PER_ADDRESS: '1000' });
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  let made = 0;
  const newNumber = () => `69${String(10_000 + ++made).padStart(5, '0')}`;
  const newEmail = () => `nyr.${++made}@daemi.is`;

  const start = async (browser: Browser, phone: string, email?: string) => {
    // Each start in a window of its own, so that the limit per number stays out of the way.
    addSeconds(601);
    return (await browser.ask(startMobileLogin, { body: { phone, email } })).body;
  };
  const poll = (browser: Browser, token: string) => {
    addSeconds(3);
    return browser.ask(mobileLoginStatus, { params: { token } });
  };
  const finish = async (browser: Browser, token: string) => {
    await poll(browser, token);
    return poll(browser, token);
  };
  const failure = async (browser: Browser, token: string) => {
    addSeconds(3);
    const { status, body } = await browser.refused(mobileLoginStatus, { params: { token } });
    return [status, body.code];
  };

  describe('who may ask', () => {
    it('only the browser that began; a stolen token is nothing elsewhere', async () => {
      const number = newNumber();
      await personOfNumber(app, number);
      const browser = browserOf(app);
      const { token } = await start(browser, number);
      expect(await failure(browserOf(app), token)).toEqual([400, 'electronicId.eidExpired']);
      const forged = browserOf(app);
      forged.jar.set('heima_eid', 'A'.repeat(43));
      expect(await failure(forged, token)).toEqual([400, 'electronicId.eidExpired']);
      expect((await finish(browser, token)).body.status).toBe('success');
    });

    it('a program without cookies gets tokens and no cookies, so that no other browser is signed in by it', async () => {
      const number = newNumber();
      await personOfNumber(app, number);
      addSeconds(601);
      const { body } = await app.ask(startMobileLogin, { body: { phone: number } });
      const ask = () => {
        addSeconds(3);
        return app.ask(mobileLoginStatus, { params: { token: body.token } });
      };
      await ask();
      const answer = await ask();
      expect(answer.body.access).toBeTruthy();
      expect(answer.headers['set-cookie']).toBeUndefined();
    });

    it('no other site and no prefetch, and unknown tokens are answered as expired', async () => {
      const browser = browserOf(app);
      const { token } = await start(browser, newNumber(), newEmail());
      const forbidden: Record<string, string>[] = [
        { 'sec-fetch-site': 'cross-site' },
        { 'sec-purpose': 'prefetch' },
      ];
      for (const headers of forbidden)
        expect((await browser.refused(mobileLoginStatus, { params: { token } }, { headers })).status).toBe(
          403,
        );
      for (const wrong of ['x', token.slice(1), `${token}a`, '%00', 'ð'])
        expect(await failure(browser, wrong)).toEqual([400, 'electronicId.eidExpired']);
    });

    it('the token of an activation signs nobody in', async () => {
      const { id } = await personOfNumber(app, newNumber());
      const browser = browserOf(app);
      const { token } = await start(browser, newNumber(), newEmail());
      await db.updateTable('eid_session').set({ user_id: id }).where('state', '=', 'open').execute();
      expect(await failure(browser, token)).toEqual([400, 'electronicId.eidExpired']);
    });
  });

  describe('limits', () => {
    it('the provider is asked at most every three seconds, however often the browser asks', async () => {
      const browser = browserOf(app);
      const { token } = await start(browser, newNumber(), newEmail());
      const count = async () => (await sandbox.calls({ provider: 'dokobit-ws', operation: 'status' })).length;
      const before = await count();
      addSeconds(3);
      const many = Array.from({ length: 8 }, () => browser.ask(mobileLoginStatus, { params: { token } }));
      for (const { body } of await Promise.all(many)) expect(body.status).toBe('pending');
      addSeconds(2);
      await browser.ask(mobileLoginStatus, { params: { token } });
      expect(await count()).toBe(before + 1);
      addSeconds(1);
      const two = [1, 2].map(() => browser.ask(mobileLoginStatus, { params: { token } }));
      const answers = (await Promise.all(two)).map(({ body }) => body.status).sort();
      expect(answers).toEqual(['pending', 'success']);
      expect(await count()).toBe(before + 2);
    });

    it('U17: three requests in ten minutes reach one number, then it is 429 with a wait', async () => {
      const number = newNumber();
      addSeconds(601);
      const ask = { body: { phone: number, email: newEmail() } };
      for (let at = 0; at < 3; at += 1) await browserOf(app).ask(startMobileLogin, ask);
      const { status, body, headers } = await browserOf(app).refused(startMobileLogin, ask);
      expect([status, body.code]).toEqual([429, 'electronicId.tooManyEidStarts']);
      expect(Number(headers['retry-after'])).toBeGreaterThan(0);
      addSeconds(601);
      await browserOf(app).ask(startMobileLogin, ask);
    });

    it('a new request to a number makes the one before void (U08)', async () => {
      const [number, email] = [newNumber(), newEmail()];
      const [first, second] = [browserOf(app), browserOf(app)];
      addSeconds(601);
      const { body: one } = await first.ask(startMobileLogin, { body: { phone: number, email } });
      const { body: two } = await second.ask(startMobileLogin, { body: { phone: number, email } });
      expect(await failure(first, one.token)).toEqual([400, 'electronicId.eidExpired']);
      expect((await finish(second, two.token)).body.status).toBe('success');
    });
  });
});

describe('requests to phones from one network address', async () => {
  const app = await testApp();
  app.setTime(new Date('2026-11-28T12:00:00Z'));

  it('U17: are ten in an hour', async () => {
    for (let at = 0; at < 10; at += 1)
      await app.ask(startMobileLogin, { body: { phone: `69200${10 + at}`, email: `a${at}@daemi.is` } });
    const { status, body } = await app.refused(startMobileLogin, {
      body: { phone: '6920099', email: 'b@daemi.is' },
    });
    expect([status, body.code]).toEqual([429, 'electronicId.tooManyEidStarts']);
  });
});

describe('the service of electronic ID is away', async () => {
  const app = await testApp({ DOKOBIT_WS_BASE_URL: 'http://127.0.0.1:1' });

  it('found 43: a start is answered 503 with a wait, and the name that the documents know', async () => {
    const { status, body, headers } = await app.refused(startMobileLogin, {
      body: { phone: '6920200', email: 'fjarri@daemi.is' },
    });
    expect([status, body.code, body.error]).toEqual([
      503,
      'electronicId.eidServiceDown',
      'authentication_server_error',
    ]);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });
});
