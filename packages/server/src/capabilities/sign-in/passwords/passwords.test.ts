import { currentUser, signUp } from '@heima/domain/accounts/endpoints.ts';
import { addEmail, addPhone } from '@heima/domain/contacts/endpoints.ts';
import {
  activatePersonalId,
  createGatewaySession,
  gatewayStatus,
} from '@heima/domain/electronic-id/endpoints.ts';
import { ownIdentity, startVerification } from '@heima/domain/identity/endpoints.ts';
import { createProfileLink, getSharedProfile } from '@heima/domain/profiles/link-endpoints.ts';
import { refreshTokens } from '@heima/domain/sessions/endpoints.ts';
import {
  changePassword,
  requestPasswordReset,
  resetPasswordByLink,
  signIn,
  validateResetLink,
} from '@heima/domain/sign-in/endpoints.ts';
import { beginSecondFactor, confirmSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { madeUpKennitala, madeUpPerson } from '@heima/sandbox/iceland/made-up-person.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { accountRow, browserOf } from '#capabilities/electronic-id/browser.builder.ts';
import { messagesOf } from '#testing/messages.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

const password = 'vetur2026';

describe('passwords', async () => {
  const app = await testApp();
  const messages = await messagesOf(app);
  const sandbox = controlClient(workerSandbox().url);
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  const ask = (email: string) => app.ask(requestPasswordReset, { params: { email } });
  const reset = (token: string, chosen: string) =>
    app.ask(resetPasswordByLink, { params: { token }, body: { password: chosen } });
  const resetRefused = (token: string, chosen: string) =>
    app.refused(resetPasswordByLink, { params: { token }, body: { password: chosen } });
  const signsIn = (email: string, with_: string) =>
    app.ask(signIn, { body: { email, password: with_ } }).then(
      ({ body }) => body,
      () => undefined,
    );

  it('E010 E011 X002 R091 R092: a link sets a new password, returns the e-mail and ends every session', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const device = await signsIn(who.email, password);
    await ask(who.email.toUpperCase());
    const { token, url } = await messages.link(who.email);
    expect(url).toBe(`http://heima.test/forgot-password/${token}`);
    expect((await app.ask(validateResetLink, { params: { token } })).body).toEqual({ email: who.email });
    expect((await reset(token, 'Sumar 2027!')).body).toEqual({ email: who.email });
    expect(await signsIn(who.email, password)).toBeUndefined();
    expect(await signsIn(who.email, 'Sumar 2027!')).toBeTruthy();
    for (const access of [who.access, device!.access])
      expect((await app.refused(currentUser, {}, { as: access })).status).toBe(401);
    const refresh = await app.refused(refreshTokens, { body: { refresh: device!.refresh } });
    expect(refresh.status).toBe(401);
    const [told] = await messages.emails(who.email);
    expect(told!.subject).toBe('Lykilorðinu þínu var breytt');
  });

  it('U01: a link works once, and asking anew kills the older one', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    await ask(who.email);
    const first = await messages.link(who.email);
    await ask(who.email);
    const second = await messages.link(who.email);
    const old = await resetRefused(first.token, 'sumar2027');
    expect([old.status, old.body.code]).toEqual([400, 'proofs.linkMismatch']);
    const check = await app.refused(validateResetLink, { params: { token: first.token } });
    expect(check.body.code).toBe('proofs.linkMismatch');
    const both = await Promise.allSettled([
      reset(second.token, 'sumar2027'),
      reset(second.token, 'haust2027'),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await resetRefused(second.token, 'sumar2027')).body.code).toBe('proofs.linkMismatch');
  });

  it('G02 R093 R094: a bad or expired link and one that does not match have messages of their own', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    await ask(who.email);
    const { token } = await messages.link(who.email);
    const bad = await resetRefused('ekki-tengill', 'sumar2027');
    expect([bad.status, bad.body.detail]).toEqual([
      410,
      'Slóðin er ekki rétt eða tengillinn er útrunninn. Biddu um nýjan.',
    ]);
    const other = await resetRefused(`${token.slice(0, -2)}AA`, 'sumar2027');
    expect([other.status, other.body.code]).toEqual([400, 'proofs.linkMismatch']);
    addSeconds(24 * 3600 - 1);
    expect((await app.ask(validateResetLink, { params: { token } })).status).toBe(200);
    addSeconds(1);
    expect((await resetRefused(token, 'sumar2027')).body.code).toBe('proofs.linkExpired');
  });

  it('C03: at reset 8 characters with a letter and a digit, others welcome; a weak one leaves the link unused', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    await ask(who.email);
    const { token } = await messages.link(who.email);
    for (const weak of ['stutt1!', 'adeinsstafir!', '12345678!']) {
      const refused = await resetRefused(token, weak);
      expect(refused.body.errors).toEqual({
        password: ['Lykilorð þarf að vera minnst 8 stafir með minnst einum bókstaf og einum tölustaf.'],
      });
    }
    expect((await reset(token, 'Lykill! 8')).status).toBe(200);
  });

  it('R089 R100 C50: an unknown address is answered as such, as specified, and sends nothing', async () => {
    addSeconds(3600);
    const refused = await app.refused(requestPasswordReset, { params: { email: 'enginn@netfang.is' } });
    expect(refused.status).toBe(404);
    expect(refused.body).toMatchObject({
      code: 'signIn.noSuchEmail',
      detail: 'Enginn notandi skráður með þetta netfang.',
    });
    expect(await messages.emails('enginn@netfang.is')).toHaveLength(0);
  });

  it('R090 R101: an address the mail server refused answers 400 with an error field', async () => {
    addSeconds(3600);
    const email = 'bounce+reset@netfang.is';
    await app.ask(signUp, {
      body: { email, full_name: 'Jón Jónsson', password, terms_accepted: true },
    });
    await messages.settled();
    const refused = await app.refused(requestPasswordReset, { params: { email } });
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject({
      code: 'contacts.sendFailed',
      error: 'failed_send',
      detail: 'Ekki tókst að senda á netfangið.',
    });
  });

  it('C50: prefetches and other sites send no link, and one person gets five an hour', async () => {
    addSeconds(3600);
    const { email } = await person(app, { verified: true });
    const cross = { headers: { 'sec-fetch-site': 'cross-site' } };
    expect((await app.refused(requestPasswordReset, { params: { email } }, cross)).status).toBe(403);
    for (let i = 0; i < 5; i += 1) {
      await ask(email);
      await messages.settled();
    }
    const refused = await app.refused(requestPasswordReset, { params: { email } });
    expect([refused.status, refused.body.code]).toEqual([429, 'proofs.tooManySent']);
    expect(await messages.emails(email)).toHaveLength(5);
  });

  it('whoever proves a sign-up address by the link takes the account without what others added', async () => {
    addSeconds(3600);
    const email = 'raunverulegur@netfang.is';
    const { body: thief } = await app.ask(signUp, {
      body: { email, full_name: 'Annar Maður', password, terms_accepted: true },
    });
    const as = { as: thief.access };
    await app.ask(addEmail, { params: { id: thief.id }, body: { email: 'thjofur@netfang.is' } }, as);
    await app.ask(
      addPhone,
      { params: { id: thief.id }, body: { country_code: { code: '+354' }, number: '6119999' } },
      as,
    );
    await ask(email);
    const { token } = await messages.link(email, 'forgot-password');
    await reset(token, 'eigandi2027');
    const owner = await signsIn(email, 'eigandi2027');
    const me = (await app.ask(currentUser, {}, { as: owner!.access })).body;
    expect(me).toMatchObject({
      email_addresses: [{ address: email, verified: true }],
      phones: [],
      has_verified_email_address: true,
    });
    expect((await app.refused(currentUser, {}, as)).status).toBe(401);
  });

  it('share links and invitations of whoever made the account end with the take-over', async () => {
    addSeconds(3600);
    const email = 'deilt@netfang.is';
    const { body: thief } = await app.ask(signUp, {
      body: { email, full_name: 'Annar Maður', password, terms_accepted: true },
    });
    const { body: link } = await app.ask(
      createProfileLink,
      { params: { id: thief.id }, body: { name: 'Mitt', includes_paychecks: true, expires_in_days: 30 } },
      { as: thief.access },
    );
    const token = /[\w-]{20,}$/.exec(link.url!)![0];
    await app.ask(getSharedProfile, { params: { token } });
    await ask(email);
    await reset((await messages.link(email, 'forgot-password')).token, 'eigandi2027');
    await app.runJobs();
    expect((await app.refused(getSharedProfile, { params: { token } })).status).toBe(410);
  });

  it('an electronic ID, a document and a second factor of whoever made the account are no way in, and keep nobody out', async () => {
    addSeconds(3600);
    const { db } = app.services;
    const { name, kennitala, birthDate } = madeUpPerson(madeUpKennitala(8_100_131))!;
    const visit = { return_url: 'http://heima.test/login', origin_host: 'http://heima.test' };
    const visitOf = async (as?: string) => {
      const browser = browserOf(app);
      const { body } = await browser.ask(createGatewaySession, { body: visit }, { as });
      await sandbox.act('dokobit-id', 'choose', { token: body.session_token, choice: kennitala });
      return { browser, token: body.session_token };
    };
    const email = 'onnur.raunveruleg@netfang.is';
    const { body: thief } = await app.ask(signUp, {
      body: { email, full_name: name, password, terms_accepted: true },
    });
    const [as, params] = [{ as: thief.access }, { id: thief.id }];
    const { body: document } = await app.ask(
      startVerification,
      { params, body: { return_url: 'http://heima.test/account/contact' } },
      as,
    );
    const tied = await visitOf(thief.access);
    await tied.browser.ask(activatePersonalId, { params: { ...params, token: tied.token } }, as);
    expect(await accountRow(app, thief.id)).toMatchObject({ birth_date: birthDate });
    const { body: begun } = await app.ask(
      beginSecondFactor,
      { params, body: { current_password: password } },
      as,
    );
    const code = new TOTP({ secret: Secret.fromBase32(begun.key) }).generate({
      timestamp: app.services.clock().getTime(),
    });
    await app.ask(confirmSecondFactor, { params, body: { code } }, as);
    const open = await visitOf(thief.access);

    await ask(email);
    await reset((await messages.link(email, 'forgot-password')).token, 'eigandi2027');
    const owner = (await signsIn(email, 'eigandi2027'))!;
    const held = await app.ask(ownIdentity, { params }, { as: owner.access });
    expect(held.body).toMatchObject({ verified: false, personal_id: null, verification: null });
    expect(await accountRow(app, thief.id)).toMatchObject({
      identity_verified_at: null,
      birth_date: null,
      primary_email_id: expect.any(String),
    });
    expect(
      await db.selectFrom('verification').select('id').where('id', '=', document.session_id).execute(),
    ).toEqual([]);
    const late = await open.browser.refused(
      activatePersonalId,
      { params: { ...params, token: open.token } },
      { as: owner.access },
    );
    expect(late.body.code).toBe('electronicId.eidExpired');
    // The electronic ID is nobody's now: it may open an account of its own.
    addSeconds(60);
    const back = await visitOf();
    addSeconds(3);
    const { body: answer } = await back.browser.ask(gatewayStatus, { params: { token: back.token } });
    expect(answer).toEqual({ status: 'waiting_for_email', message: 'user_not_found' });
  });

  it('E022: a change ends all other sessions and open links, and notifies the owner', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const other = await signsIn(who.email, password);
    await ask(who.email);
    const { token } = await messages.link(who.email);
    const changed = await app.ask(
      changePassword,
      { params: { id: who.id }, body: { current_password: password, new_password: 'fimm5' } },
      { as: who.access },
    );
    expect(changed.status).toBe(204);
    expect((await app.ask(currentUser, {}, { as: who.access })).status).toBe(200);
    expect((await app.refused(currentUser, {}, { as: other!.access })).status).toBe(401);
    expect(await signsIn(who.email, 'fimm5')).toBeTruthy();
    expect((await resetRefused(token, 'sumar2027')).body.code).toBe('proofs.linkMismatch');
    const [told] = await messages.emails(who.email);
    expect(told!.subject).toBe('Lykilorðinu þínu var breytt');
  });

  it('R071 R072 R073: five characters are enough; a shorter password and a wrong current one have the documents’ own texts', async () => {
    addSeconds(3600);
    const who = await person(app, { password });
    const change = (current: string, chosen: string) =>
      app.refused(
        changePassword,
        { params: { id: who.id }, body: { current_password: current, new_password: chosen } },
        { as: who.access },
      );
    expect((await change(password, 'fjór')).body.errors).toEqual({
      new_password: ['Lykilorð verður að vera amk 5 stafir'],
    });
    await app.ask(
      changePassword,
      { params: { id: who.id }, body: { current_password: password, new_password: 'fimm5' } },
      { as: who.access },
    );
    expect(await signsIn(who.email, 'fimm5')).toBeTruthy();
    const wrong = await change('rangt123', 'fimm5');
    expect([wrong.status, wrong.body.code]).toEqual([400, 'signIn.currentPasswordWrong']);
    expect(wrong.body.errors).toEqual({ current_password: ['Núverandi lykilorð rangt'] });
    for (let i = 0; i < 9; i += 1) await change('rangt123', 'fimm5');
    const limited = await change('fimm5', 'fimm6');
    expect([limited.status, limited.body.code]).toEqual([429, 'signIn.tooManySignIns']);
  });

  it('U16: nobody changes another person’s password, staff neither', async () => {
    addSeconds(3600);
    const [owner, stranger, staff] = [
      await person(app, { password }),
      await person(app, { password }),
      await person(app, { staff: true, password }),
    ];
    const body = { current_password: password, new_password: 'annad2027' };
    const params = { id: owner.id };
    expect((await app.refused(changePassword, { params, body }, { as: stranger.access })).status).toBe(404);
    expect((await app.refused(changePassword, { params, body }, { as: staff.access })).status).toBe(403);
    expect((await app.refused(changePassword, { params, body })).status).toBe(401);
    expect(await signsIn(owner.email, password)).toBeTruthy();
  });
});
