import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import {
  activateMobileLogin,
  activateMobileLoginStatus,
  mobileLoginStatus,
  startMobileLogin,
} from '@heima/domain/electronic-id/endpoints.ts';
import { ownIdentity } from '@heima/domain/identity/endpoints.ts';
import { getSecondFactor } from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { describe, expect, it } from 'vitest';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { accountRow, browserOf, holderOf, personOfNumber } from './browser.builder.ts';

describe('tying the phone’s electronic ID to an account', async () => {
  const app = await testApp({ EID_STARTS_PER_ADDRESS: '1000' });
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  let made = 0;
  const newNumber = () => `66${String(20_000 + ++made).padStart(5, '0')}`;
  const begin = async (user: { id: string; access: string }) => {
    addSeconds(10);
    const browser = browserOf(app);
    const { body } = await browser.ask(activateMobileLogin, { params: { id: user.id } }, { as: user.access });
    const ask = () => {
      addSeconds(3);
      return browser.ask(
        activateMobileLoginStatus,
        { params: { id: user.id, token: body.token } },
        { as: user.access },
      );
    };
    const refused = async () => {
      addSeconds(3);
      const answer = await browser.refused(
        activateMobileLoginStatus,
        { params: { id: user.id, token: body.token } },
        { as: user.access },
      );
      return [answer.status, answer.body.code];
    };
    return { browser, body, ask, refused };
  };

  it('E013 E014 V042: shows a control code, waits, and ties name, birth date and national id', async () => {
    const number = newNumber();
    const user = await personOfNumber(app, number);
    const { body, ask } = await begin(user);
    expect(body.control_code).toMatch(/^\d{4}$/);
    expect((await ask()).body).toEqual({ status: 'pending' });
    expect((await ask()).body).toEqual({ status: 'success' });
    const { name, birthDate, kennitala } = holderOf(number);
    const { body: identity } = await app.ask(ownIdentity, { params: { id: user.id } }, { as: user.access });
    expect(identity).toEqual({
      verified: true,
      full_name: name,
      birth_date: birthDate,
      personal_id: kennitala,
      personal_id_country: 'IS',
      mobile_login: true,
      personal_id_login: false,
      verification: null,
    });
    // Once more changes nothing and is no error.
    const again = await begin(user);
    await again.ask();
    expect((await again.ask()).body).toEqual({ status: 'success' });
  });

  it('whoever has no password deletes the account only once the electronic ID is given anew, at this session', async () => {
    const user = await personOfNumber(app, newNumber());
    const factor = () => app.ask(getSecondFactor, { params: { id: user.id } }, { as: user.access });
    expect((await factor()).body.asks_electronic_id).toBe(false);
    addSeconds(11 * 60);
    expect((await factor()).body).toMatchObject({ has_password: false, asks_electronic_id: true });
    const deletion = { params: { id: user.id }, body: {} };
    for (const body of [{}, { current_password: 'eitthvad1' }]) {
      const refused = await app.refused(deleteAccount, { ...deletion, body }, { as: user.access });
      expect([refused.status, refused.body.code]).toEqual([403, 'signIn.ownerProofNeeded']);
    }
    const { ask } = await begin(user);
    await ask();
    expect((await app.refused(deleteAccount, deletion, { as: user.access })).status).toBe(403);
    expect((await ask()).body).toEqual({ status: 'success' });
    expect((await factor()).body.asks_electronic_id).toBe(false);
    expect((await app.ask(deleteAccount, deletion, { as: user.access })).status).toBe(204);
  });

  it('found 33: a request dies when the number it went to is no longer the person’s own', async () => {
    const user = await personOfNumber(app, newNumber());
    const { ask, refused } = await begin(user);
    expect((await ask()).body).toEqual({ status: 'pending' });
    await app.services.db
      .updateTable('app_user')
      .set({ primary_phone_id: null })
      .where('id', '=', user.id)
      .execute();
    expect(await refused()).toEqual([400, 'electronicId.eidExpired']);
    const { body } = await app.ask(ownIdentity, { params: { id: user.id } }, { as: user.access });
    expect(body.verified).toBe(false);
  });

  it('needs a verified number of one’s own', async () => {
    const user = await person(app);
    const { status, body } = await app.refused(
      activateMobileLogin,
      { params: { id: user.id } },
      { as: user.access },
    );
    expect([status, body.code]).toEqual([400, 'contacts.phoneNotVerified']);
  });

  it('U16: is one’s own, also for staff; its token signs nobody in', async () => {
    const [user, other, staff] = [
      await personOfNumber(app, newNumber()),
      await person(app),
      await person(app, { staff: true }),
    ];
    for (const somebody of [other, staff]) {
      const refused = await app.refused(
        activateMobileLogin,
        { params: { id: user.id } },
        { as: somebody.access },
      );
      expect([refused.status, refused.body.code]).toEqual([404, 'common.notFound']);
      const identity = await app.refused(ownIdentity, { params: { id: user.id } }, { as: somebody.access });
      expect(identity.status).toBe(404);
    }
    const { browser, body, ask } = await begin(user);
    const stolen = await browser.refused(mobileLoginStatus, { params: { token: body.token } });
    expect(stolen.body.code).toBe('electronicId.eidExpired');
    await ask();
    expect((await ask()).body.status).toBe('success');
    // A sign-in's token ties nothing either.
    const visitor = browserOf(app);
    addSeconds(10);
    const { body: login } = await visitor.ask(startMobileLogin, {
      body: { phone: newNumber(), email: 'x@daemi.is' },
    });
    const tied = await visitor.refused(
      activateMobileLoginStatus,
      { params: { id: other.id, token: login.token } },
      { as: other.access },
    );
    expect(tied.body.code).toBe('electronicId.eidExpired');
  });

  it('R126: another name, another account’s ID and another ID are refused', async () => {
    const stranger = await personOfNumber(app, newNumber(), 'Einhver Annar');
    const one = await begin(stranger);
    await one.ask();
    expect(await one.refused()).toEqual([409, 'identity.nameDiffers']);
    expect((await accountRow(app, stranger.id)).identity_verified_at).toBeNull();

    const [first, second] = [newNumber(), newNumber()];
    const owner = await personOfNumber(app, first);
    const two = await begin(owner);
    await two.ask();
    await two.ask();
    await app.services.db
      .updateTable('phone')
      .set({ number: second, e164: `+354${second}` })
      .where('user_id', '=', owner.id)
      .execute();
    const three = await begin(owner);
    await three.ask();
    expect(await three.refused()).toEqual([409, 'identity.identityDiffers']);
  });

  it.each([
    ['8880001', 'electronicId.eidCancelled'],
    ['8880003', 'electronicId.eidExpired'],
  ])('R083: %s ends with %s', async (number, code) => {
    const { refused } = await begin(await personOfNumber(app, number));
    expect(await refused()).toEqual([400, code]);
  });
});
