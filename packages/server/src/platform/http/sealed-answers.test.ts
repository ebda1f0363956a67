import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { currentUser, signUp } from '@heima/domain/accounts/endpoints.ts';
import { startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { beginSecondFactor, confirmSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

const password = 'vetur2026';

describe('a call that answers secrets, repeated with its key (found 32)', async () => {
  const app = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const { db } = app.services;
  const keyed = (more: Record<string, string> = {}) => ({ headers: { 'idempotency-key': newId(), ...more } });

  it('sign-up: the same account, tokens and cookies, from another address too; one account and one e-mail', async () => {
    const body = {
      email: 'aftur@netfang.is',
      full_name: 'Jóna Jónsdóttir',
      password,
      terms_accepted: true as const,
    };
    const how = keyed({ origin: 'http://heima.test', 'sec-fetch-site': 'same-origin' });
    const first = await app.ask(signUp, { body }, how);
    const again = await app.ask(
      signUp,
      { body },
      {
        headers: { ...how.headers, 'x-forwarded-for': '203.0.113.4' },
      },
    );
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(again.headers['set-cookie']).toEqual(first.headers['set-cookie']);
    expect(first.headers['set-cookie']).toHaveLength(3);
    await app.ask(currentUser, {}, { as: again.body.access });
    const people = await db
      .selectFrom('app_user')
      .select('id')
      .where('full_name', '=', body.full_name)
      .execute();
    expect(people).toHaveLength(1);
    const other = await app.refused(signUp, { body: { ...body, password: 'annad2027' } }, how);
    expect(other.body.code).toBe('common.sameKeyOtherRequest');
    const known = await app.refused(signUp, { body }, keyed());
    expect(known.body.code).toBe('contacts.emailExists');
  });

  it('two sign-ups at once with one key make one account, and both hear of it', async () => {
    const body = {
      email: 'samtimis@netfang.is',
      full_name: 'Jón Jónsson',
      password,
      terms_accepted: true as const,
    };
    const how = keyed();
    const [one, two] = await Promise.all([app.ask(signUp, { body }, how), app.ask(signUp, { body }, how)]);
    expect(two.body).toEqual(one.body);
  });

  it('is forgotten with the account: signing up again with the same key makes a new one', async () => {
    const body = {
      email: 'nytt.lif@netfang.is',
      full_name: 'Nýtt Líf',
      password,
      terms_accepted: true as const,
    };
    const how = keyed();
    const { body: first } = await app.ask(signUp, { body }, how);
    const entering = { body: { email: body.email, password } };
    const enteringHow = keyed();
    await app.ask(signIn, entering, enteringHow);
    const kept = () =>
      db.selectFrom('idempotency_key').select('key').where('person_id', '=', first.id).execute();
    expect(await kept()).toHaveLength(2);
    await app.ask(
      deleteAccount,
      { params: { id: first.id }, body: { current_password: password } },
      { as: first.access },
    );
    expect(await kept()).toEqual([]);
    expect((await app.refused(signIn, entering, enteringHow)).body.code).toBe('signIn.invalidCredentials');
    const { body: second } = await app.ask(signUp, { body }, how);
    expect(second.id).not.toBe(first.id);
  });

  it('nothing of it can be read in the database', async () => {
    const body = {
      email: 'leynd@netfang.is',
      full_name: 'Leyndarmál',
      password,
      terms_accepted: true as const,
    };
    const how = keyed();
    const { body: answer } = await app.ask(signUp, { body }, how);
    const row = await db
      .selectFrom('idempotency_key')
      .selectAll()
      .where('key', '=', how.headers['idempotency-key']!)
      .executeTakeFirstOrThrow();
    const text = JSON.stringify(row);
    for (const secret of [answer.access, answer.refresh, body.email, body.full_name])
      expect(text).not.toContain(secret);
  });

  it('a second factor: its recovery codes, and a sign-in by a code that is good once, come again', async () => {
    const who = await person(app, { verified: true, password });
    const params = { id: who.id };
    const begun = await app.ask(
      beginSecondFactor,
      { params, body: { current_password: password } },
      { as: who.access },
    );
    const codeNow = () =>
      new TOTP({ secret: Secret.fromBase32(begun.body.key) }).generate({
        timestamp: app.services.clock().getTime(),
      });
    const confirming = { params, body: { code: codeNow() } };
    const how = { as: who.access, ...keyed() };
    const first = await app.ask(confirmSecondFactor, confirming, how);
    expect((await app.ask(confirmSecondFactor, confirming, how)).body).toEqual(first.body);
    app.addSeconds(60);
    const entering = { body: { email: who.email, password, code: codeNow() } };
    const key = keyed();
    const entered = await app.ask(signIn, entering, key);
    expect((await app.ask(signIn, entering, key)).body).toEqual(entered.body);
    expect((await app.refused(signIn, entering, keyed())).body.code).toBe('signIn.secondFactorWrong');
  });

  it('electronic ID: the phone is asked once', async () => {
    const sandbox = controlClient(workerSandbox().url);
    const asked = async () => (await sandbox.calls({ provider: 'dokobit-ws', operation: 'login' })).length;
    const start = { body: { phone: '6945001', email: 'sima@netfang.is' } };
    const before = await asked();
    const how = keyed();
    const first = await app.ask(startMobileLogin, start, how);
    const calls = (await asked()) - before;
    expect((await app.ask(startMobileLogin, start, how)).body).toEqual(first.body);
    expect((await asked()) - before).toBe(calls);
  });
});
