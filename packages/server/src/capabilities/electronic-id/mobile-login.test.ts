import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { mobileLoginStatus, startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';
import { accountRow, type Browser, browserOf, holderOf, personOfNumber } from './browser.builder.ts';

describe('signing in by phone', async () => {
  const app = await testApp({ EID_STARTS_PER_ADDRESS: '1000' });
  const { db } = app.services;
  const sandbox = controlClient(workerSandbox().url);
  const messages = await messagesOf(app);
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
  const refusedStart = async (phone: string, email?: string) => {
    addSeconds(601);
    return browserOf(app).refused(startMobileLogin, { body: { phone, email } });
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

  const subjectsTo = async (email: string) => (await messages.emails(email)).map(({ subject }) => subject);

  it('E003 E004 R076 R077: the owner of the number confirms and is signed in, by cookies in a browser', async () => {
    const number = newNumber();
    const { id } = await personOfNumber(app, number);
    const browser = browserOf(app);
    const login = await start(browser, `+354${number}`);
    expect(login).toEqual({
      control_code: expect.stringMatching(/^\d{4}$/),
      token: expect.stringMatching(/^[\w-]{43}$/),
      expires_at: new Date(app.services.clock().getTime() + 180_000).toISOString(),
    });
    expect((await poll(browser, login.token)).body).toEqual({ status: 'pending' });
    expect(browser.jar.has('heima_access')).toBe(false);
    const { body } = await poll(browser, login.token);
    expect(body).toEqual({ status: 'success', access: expect.any(String), refresh: expect.any(String) });
    expect(browser.jar.get('heima_access')).toBe(body.access);
    const { body: user } = await app.ask(currentUser, {}, { as: body.access });
    expect(user.id).toBe(id);
    // Single use: the same token again is nothing.
    expect(await failure(browser, login.token)).toEqual([400, 'electronicId.eidExpired']);
  });

  it('R126 R127: the account gets name and birth date of the electronic ID, and its owner an e-mail', async () => {
    const number = newNumber();
    const { id, email } = await personOfNumber(app, number);
    const browser = browserOf(app);
    await finish(browser, (await start(browser, number)).token);
    const holder = holderOf(number);
    expect(await accountRow(app, id)).toMatchObject({
      full_name: holder.name,
      birth_date: holder.birthDate,
      identity_verified_at: expect.any(Date),
    });
    const row = await db
      .selectFrom('identity')
      .selectAll()
      .where('user_id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ country: 'IS', mobile_login: true, personal_id_login: false });
    expect(JSON.stringify(row)).not.toContain(holder.kennitala);
    expect(await subjectsTo(email)).toContain('Rafræn skilríki tengd aðganginum');
    // The second time nothing is new.
    const again = browserOf(app);
    expect((await finish(again, (await start(again, number)).token)).body.status).toBe('success');
    expect(await messages.emails(email)).toHaveLength(1);
  });

  it('keeps neither tokens nor national ids readable, also not in the audit trail', async () => {
    const number = newNumber();
    await personOfNumber(app, number);
    const browser = browserOf(app);
    const { token } = await start(browser, number);
    const [call] = await sandbox.calls({ provider: 'dokobit-ws', operation: 'login' });
    const providerToken = (call!.answer!.body as { token: string }).token;
    const rows = JSON.stringify(await db.selectFrom('eid_session').selectAll().execute());
    expect(rows).not.toContain(token);
    expect(rows).not.toContain(providerToken);
    await finish(browser, token);
    const trail = JSON.stringify(await db.selectFrom('audit_entry').selectAll().execute());
    expect(trail).not.toContain(holderOf(number).kennitala);
    expect(trail).not.toContain(number);
  });

  it('R078: a number of nobody needs an e-mail address, and then makes an account with an e-mail to confirm it', async () => {
    const number = newNumber();
    const refused = await refusedStart(number);
    expect([refused.status, refused.body.code, refused.body.error]).toEqual([
      400,
      'electronicId.phoneNotFoundOnUser',
      'phone_not_found_on_user',
    ]);
    const email = newEmail();
    const browser = browserOf(app);
    const { token } = await start(browser, number, email);
    const { body } = await finish(browser, token);
    const { body: user } = await app.ask(currentUser, {}, { as: body.access! });
    expect(user).toMatchObject({
      full_name: holderOf(number).name,
      birth_date: holderOf(number).birthDate,
      email_addresses: [{ address: email, verified: false }],
      phones: [{ number, verified: true }],
      primary_phone_id: user.phones[0]!.id,
    });
    expect((await messages.link(email)).url).toContain('/emailconfirmation/');
    expect(await messages.emails(email)).toHaveLength(1);
    expect((await app.refused(signIn, { body: { email, password: 'hvad sem er' } })).body.code).toBe(
      'signIn.invalidCredentials',
    );
  });

  it('R079: a number that somebody has and does not sign in with is refused as such', async () => {
    const number = newNumber();
    const { id } = await personOfNumber(app, number);
    await db.updateTable('app_user').set({ primary_phone_id: null }).where('id', '=', id).execute();
    const { status, body } = await refusedStart(number, newEmail());
    expect([status, body.code, body.error, body.detail]).toEqual([
      400,
      'electronicId.phoneFoundNotPrimary',
      'phone_found_not_primary',
      'Sími skráður á notanda en ekki notaður til innskráningar',
    ]);
  });

  it('a number that was only added, and not proved, belongs to nobody', async () => {
    const number = newNumber();
    const { id } = await personOfNumber(app, number);
    await db.updateTable('app_user').set({ primary_phone_id: null }).where('id', '=', id).execute();
    await sql`update phone set verified_at = null where user_id = ${id}`.execute(db);
    expect((await refusedStart(number)).body.code).toBe('electronicId.phoneNotFoundOnUser');
  });

  it('R080 U04: an e-mail address that is taken, in any case, is refused before the phone is asked', async () => {
    const { email } = await person(app);
    const number = newNumber();
    const { status, body } = await refusedStart(number, email.toUpperCase());
    expect([status, body.code, body.error]).toEqual([400, 'contacts.emailExists', 'email_exists']);
    const calls = await sandbox.calls({ provider: 'dokobit-ws', operation: 'login' });
    expect(calls.some(({ body }) => JSON.stringify(body).includes(number))).toBe(false);
  });

  it('R080: an address taken while the phone was asked is refused too, and nothing is made', async () => {
    const [email, number] = [newEmail(), newNumber()];
    const browser = browserOf(app);
    const { token } = await start(browser, number, email);
    const other = await person(app);
    await db
      .updateTable('email_address')
      .set({ address: email, address_key: email })
      .where('user_id', '=', other.id)
      .execute();
    await poll(browser, token);
    expect(await failure(browser, token)).toEqual([400, 'contacts.emailExists']);
    const phones = await db.selectFrom('phone').select('id').where('number', '=', number).execute();
    expect(phones).toEqual([]);
  });

  it.each([
    ['8880004', 'electronicId.eidNotHolder', 'Engin rafræn skilríki eru á þessu símanúmeri.'],
    [
      '8880005',
      'electronicId.eidServiceDown',
      'Þjónusta rafrænna skilríkja svarar ekki núna. Reyndu aftur eftir smástund.',
    ],
    ['8880009', 'electronicId.authenticationServerError', 'Ekki tókst að tengjast þjónustu rétt.'],
    ['8880012', 'electronicId.authenticationServerError', 'Ekki tókst að tengjast þjónustu rétt.'],
  ])('R082 R083: %s is refused at once with %s', async (number, code, detail) => {
    const { status, body } = await refusedStart(number, newEmail());
    expect([status, body.code, body.detail]).toEqual([code.endsWith('Down') ? 503 : 400, code, detail]);
    const error = /Error|Down/.test(code) ? 'authentication_server_error' : undefined;
    expect(body.error).toBe(error);
  });

  it.each([
    ['8880001', 'electronicId.eidCancelled', 'Hætt var við auðkenningu.'],
    ['8880003', 'electronicId.eidExpired', 'Beiðnin er útrunnin. Byrjaðu aftur.'],
    [
      '8880008',
      'electronicId.eidUnreachable',
      'Ekki náðist í símann. Athugaðu hvort kveikt sé á honum og reyndu aftur.',
    ],
  ])(
    'R083: %s is refused while waiting with %s, and again when asked again',
    async (number, code, detail) => {
      const browser = browserOf(app);
      const { token } = await start(browser, number, newEmail());
      addSeconds(3);
      const { status, body } = await browser.refused(mobileLoginStatus, { params: { token } });
      expect([status, body.code, body.detail]).toEqual([400, code, detail]);
      expect(await failure(browser, token)).toEqual([400, code]);
    },
  );

  it('G02: 8880002 waits the three minutes of a control code; then the token is void', async () => {
    const browser = browserOf(app);
    const { token } = await start(browser, '8880002', newEmail());
    for (let at = 0; at < 5; at += 1) expect((await poll(browser, token)).body.status).toBe('pending');
    addSeconds(120);
    expect((await poll(browser, token)).body.status).toBe('pending');
    addSeconds(60);
    expect(await failure(browser, token)).toEqual([400, 'electronicId.eidExpired']);
  });

  it('8880007 and 8880011 succeed: a failed question is asked again later', async () => {
    for (const number of ['8880007', '8880011']) {
      const browser = browserOf(app);
      const { token } = await start(browser, number, newEmail());
      let last = 'pending';
      for (let at = 0; at < 4 && last === 'pending'; at += 1) last = (await poll(browser, token)).body.status;
      expect(last).toBe('success');
    }
  });

  it('8880010: another person’s electronic ID at a known number keeps the account shut, leaves a trace and notifies the owner', async () => {
    // Early in a day, so that both attempts are on the same one.
    addSeconds((24 - app.services.clock().getUTCHours()) * 3600);
    const { id, email } = await personOfNumber(app, '8880010', 'Sigríður Sigurðardóttir');
    const browser = browserOf(app);
    const { token } = await start(browser, '8880010');
    await poll(browser, token);
    addSeconds(3);
    const { status, body } = await browser.refused(mobileLoginStatus, { params: { token } });
    expect([status, body.code]).toEqual([400, 'electronicId.identityMismatch']);
    expect(body.detail).toContain('Skráðu þig inn með netfangi og lykilorði');
    expect(await accountRow(app, id)).toMatchObject({
      full_name: 'Sigríður Sigurðardóttir',
      identity_verified_at: null,
    });
    const trail = await db.selectFrom('audit_entry').select('action').where('subject_id', '=', id).execute();
    expect(trail).toEqual([{ action: 'electronicId.identityMismatch' }]);
    // The owner is notified once a day. The clock waits for the e-mail: one under way for minutes counts as lost.
    expect(await subjectsTo(email)).toHaveLength(1);
    const again = browserOf(app);
    const second = await start(again, '8880010');
    await poll(again, second.token);
    expect(await failure(again, second.token)).toEqual([400, 'electronicId.identityMismatch']);
    expect(await subjectsTo(email)).toEqual(['Einhver annar er með símanúmerið þitt']);
  });

  it('a known number whose account has another national id is a takeover, also under the same name', async () => {
    const number = newNumber();
    const { id } = await personOfNumber(app, number);
    await db
      .insertInto('identity')
      .values({
        user_id: id,
        country: 'IS',
        national_id_hash: 'of somebody else',
        national_id: 'x',
        mobile_login: true,
        personal_id_login: false,
        proved_at: app.services.clock(),
        updated_at: app.services.clock(),
      })
      .execute();
    const browser = browserOf(app);
    const { token } = await start(browser, number);
    await poll(browser, token);
    expect(await failure(browser, token)).toEqual([400, 'electronicId.identityMismatch']);
  });

  it('the identity comes before the number: whoever is known by national id keeps the account with a new phone', async () => {
    const [before, after] = [newNumber(), newNumber()];
    const first = browserOf(app);
    const owner = await personOfNumber(app, before);
    await finish(first, (await start(first, before)).token);
    await db
      .updateTable('phone')
      .set({ number: after, e164: `+354${after}` })
      .where('user_id', '=', owner.id)
      .execute();
    const { secrets } = app.services;
    // The SIM of the new number carries the same identity.
    await db
      .updateTable('identity')
      .set({ national_id_hash: secrets.hash(`identity IS ${holderOf(after).kennitala}`) })
      .where('user_id', '=', owner.id)
      .execute();
    const second = browserOf(app);
    const { body } = await finish(second, (await start(second, after)).token);
    expect((await app.ask(currentUser, {}, { as: body.access! })).body.id).toBe(owner.id);
  });

  it('a number that now carries the identity of another account signs that one in, and the former leaves a trace', async () => {
    const [own, other] = [newNumber(), newNumber()];
    const known = await personOfNumber(app, own);
    const first = browserOf(app);
    await finish(first, (await start(first, own)).token);
    const { secrets } = app.services;
    await db
      .updateTable('identity')
      .set({ national_id_hash: secrets.hash(`identity IS ${holderOf(other).kennitala}`) })
      .where('user_id', '=', known.id)
      .execute();
    const former = await personOfNumber(app, other, 'Fyrri Eigandi');
    const browser = browserOf(app);
    const { body } = await finish(browser, (await start(browser, other)).token);
    expect((await app.ask(currentUser, {}, { as: body.access! })).body.id).toBe(known.id);
    const trail = await db
      .selectFrom('audit_entry')
      .select('action')
      .where('subject_id', '=', former.id)
      .execute();
    expect(trail).toEqual([{ action: 'electronicId.identityMismatch' }]);
    expect(await subjectsTo(former.email)).toEqual(['Einhver annar er með símanúmerið þitt']);
    expect((await accountRow(app, former.id)).identity_verified_at).toBeNull();
  });

  it('two new accounts of one person at once: one is made', async () => {
    const number = newNumber();
    const browsers = [browserOf(app), browserOf(app)] as const;
    const emails = [newEmail(), newEmail()];
    addSeconds(601);
    const tokens: string[] = [];
    for (const [at, browser] of browsers.entries()) {
      const { body } = await browser.ask(startMobileLogin, { body: { phone: number, email: emails[at]! } });
      tokens.push(body.token);
    }
    const phone = `+354${number}`;
    await sql`update eid_session set state = 'open', failure = null where phone = ${phone}`.execute(db);
    for (const [at, browser] of browsers.entries()) await poll(browser, tokens[at]!);
    addSeconds(3);
    const both = await Promise.all(
      browsers.map((browser, at) =>
        browser.ask(mobileLoginStatus, { params: { token: tokens[at]! } }).catch((error: Error) => error),
      ),
    );
    const made = await db
      .selectFrom('identity')
      .select('user_id')
      .where('national_id_hash', '=', app.services.secrets.hash(`identity IS ${holderOf(number).kennitala}`))
      .execute();
    expect(made).toHaveLength(1);
    expect(both.filter((one) => !(one instanceof Error)).length).toBeGreaterThan(0);
  });

  it.each(['', '611234', '61123456', '5', 'abc', '112', '6112345; drop', '+46 70 123 45 67', '6001234'])(
    'R061: "%s" is no Icelandic number',
    async (phone) => {
      const { status, body } = await browserOf(app).refused(startMobileLogin, { body: { phone } });
      expect(status).toBe(400);
      expect(body.errors?.phone).toBeTruthy();
    },
  );

  it('R060: the number may come with its country code or spaces', async () => {
    const number = newNumber();
    await personOfNumber(app, number);
    for (const phone of [`354${number}`, `00354${number}`, `+354 ${number.slice(0, 3)}-${number.slice(3)}`])
      expect((await start(browserOf(app), phone)).control_code).toMatch(/^\d{4}$/);
  });
});
