import {
  addEmail,
  addPhone,
  checkEmail,
  sendEmailConfirmation,
  sendPhoneCode,
} from '@heima/domain/contacts/endpoints.ts';
import { startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import type { CallArguments, Endpoint } from '@heima/domain/shared/endpoint.ts';
import { changePassword, requestPasswordReset, signIn } from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { browserOf, personOfNumber } from '#capabilities/electronic-id/browser.builder.ts';
import { hashPassword } from '#platform/password-hash.ts';
import { person } from '#testing/people.ts';
import { type AskOptions, testApp } from '#testing/test-app.ts';

const password = 'vetur2026';

describe('limits that strangers use up do not shut the owner out (found 38)', async () => {
  const app = await testApp({ TRUSTED_PROXIES: '127.0.0.1', EID_STARTS_PER_ADDRESS: '1000' });
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  const from = (address: string): AskOptions => ({ headers: { 'x-forwarded-for': address } });
  /** Asks from an address again and again. @returns how often it was answered before 429 */
  const useUp = async <E extends Endpoint>(
    endpoint: E,
    args: CallArguments<E>,
    address: string,
    most = 400,
  ) => {
    for (let count = 0; count < most; count += 1) {
      const status = await app.ask(endpoint, args, from(address)).then(
        () => 200,
        (error: Error) => Number(/: (\d{3}) /.exec(error.message)?.[1]),
      );
      if (status === 429) return count;
    }
    return most;
  };
  const strangers = Array.from({ length: 20 }, (_, index) => `198.51.100.${index + 1}`);

  /** A browser that its owner has signed in with, and now asks from an address that nobody knows. */
  async function ownBrowser(email: string) {
    const browser = browserOf(app);
    await browser.ask(signIn, { body: { email, password } }, from('203.0.113.1'));
    for (const name of ['heima_access', 'heima_refresh']) browser.jar.delete(name);
    return browser;
  }

  it('electronic ID: three starts from an address end there, the owner elsewhere and in the own browser go on', async () => {
    const [one, other] = ['6941001', '6941002'];
    const { id, email } = await personOfNumber(app, one);
    const password_hash = await hashPassword(password);
    await app.services.db.updateTable('app_user').set({ password_hash }).where('id', '=', id).execute();
    const ask = { body: { phone: one } };
    expect(await useUp(startMobileLogin, ask, strangers[0]!)).toBe(3);
    await app.ask(startMobileLogin, ask, from('203.0.113.7'));
    for (const stranger of strangers.slice(1)) await useUp(startMobileLogin, ask, stranger, 3);
    expect((await app.refused(startMobileLogin, ask, from('203.0.113.8'))).status).toBe(429);
    const browser = await ownBrowser(email);
    await browser.ask(startMobileLogin, ask, from('203.0.113.9'));
    // The mark is of one person and opens no other's limit.
    await personOfNumber(app, other);
    const theirs = { body: { phone: other } };
    for (const stranger of strangers) await useUp(startMobileLogin, theirs, stranger, 3);
    expect((await browser.refused(startMobileLogin, theirs, from('203.0.113.9'))).status).toBe(429);
  });

  it('signing in: thirty wrong passwords of strangers, and the own browser still comes in, from any address', async () => {
    addSeconds(3600);
    const { email } = await person(app, { verified: true, password });
    const browser = await ownBrowser(email);
    const wrong = { body: { email, password: 'rangt12345' } };
    for (const stranger of strangers.slice(0, 5)) await useUp(signIn, wrong, stranger, 12);
    const right = { body: { email, password } };
    expect((await app.refused(signIn, right, from('203.0.113.20'))).status).toBe(429);
    await browser.ask(signIn, right, from('203.0.113.20'));
    // A made-up mark, and one that is changed, are no marks.
    const forged = browserOf(app);
    forged.jar.set('heima_device', `${browser.jar.get('heima_device')!.slice(0, -1)}x`);
    expect((await forged.refused(signIn, right, from('203.0.113.21'))).status).toBe(429);
  }, 40_000);

  it('reset links and the question whether there is an account', async () => {
    addSeconds(3600);
    const { email } = await person(app, { verified: true, password });
    const browser = await ownBrowser(email);
    const ask = { params: { email } };
    expect(await useUp(requestPasswordReset, ask, strangers[0]!, 30)).toBe(5);
    await app.ask(requestPasswordReset, ask, from('203.0.113.30'));
    for (const stranger of strangers.slice(1, 8)) await useUp(requestPasswordReset, ask, stranger, 6);
    expect((await app.refused(requestPasswordReset, ask, from('203.0.113.31'))).status).toBe(429);
    await browser.ask(requestPasswordReset, ask, from('203.0.113.31'));
    const free = { params: { email: 'laust.netfang@daemi.is' } };
    expect(await useUp(checkEmail, free, strangers[0]!, 30)).toBe(20);
    await app.ask(checkEmail, free, from('203.0.113.32'));
  });

  it('codes and confirmations: an account that names the number or address of another uses up its own only', async () => {
    addSeconds(3600);
    const [stranger, owner] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const add = async ({ id, access }: typeof owner) => ({
      phone: (
        await app.ask(
          addPhone,
          { params: { id }, body: { country_code: { code: '+354' }, number: '6942001' } },
          { as: access },
        )
      ).body.id,
      email: (
        await app.ask(addEmail, { params: { id }, body: { email: 'sameiginlegt@daemi.is' } }, { as: access })
      ).body.id,
    });
    const [theirs, own] = [await add(stranger), await add(owner)];
    const statuses = async (access: string, { phone, email }: typeof own) => {
      addSeconds(61);
      const code = await app.ask(sendPhoneCode, { params: { id: phone } }, { as: access }).catch(() => 429);
      const link = await app
        .ask(sendEmailConfirmation, { params: { id: email }, body: {} }, { as: access })
        .catch(() => 429);
      return [code !== 429, link !== 429];
    };
    for (let at = 0; at < 12; at += 1) await statuses(stranger.access, theirs);
    expect(await statuses(stranger.access, theirs)).toEqual([false, false]);
    expect(await statuses(owner.access, own)).toEqual([true, true]);
  });

  it('the current password: a taken session that guesses leaves the owner’s own alone', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const other = (await app.ask(signIn, { body: { email: who.email, password } })).body;
    const guess = (current_password: string) => ({
      params: { id: who.id },
      body: { current_password, new_password: 'annad2027' },
    });
    for (let at = 0; at < 11; at += 1)
      await app.refused(changePassword, guess('rangt12345'), { as: other.access });
    expect((await app.refused(changePassword, guess(password), { as: other.access })).status).toBe(429);
    await app.ask(changePassword, guess(password), { as: who.access });
  }, 40_000);
});
