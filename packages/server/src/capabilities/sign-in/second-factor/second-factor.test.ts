import { deleteAccount } from '@heima/domain/accounts/deletion-endpoint.ts';
import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { acceptListing } from '@heima/domain/listing-publication/endpoints.ts';
import { refreshTokens } from '@heima/domain/sessions/endpoints.ts';
import { changePassword, signIn } from '@heima/domain/sign-in/endpoints.ts';
import * as contract from '@heima/domain/sign-in/second-factor-endpoints.ts';
import { controlClient } from '@heima/sandbox/control-client.ts';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newId } from '#platform/new-id.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';
import { workerSandbox } from '#testing/worker-sandbox.ts';

const password = 'leyndo12';

describe('the second factor', async () => {
  const app = await testApp();
  app.setTime(new Date('2027-05-01T12:00:00Z'));
  const { db, clock } = app.services;
  const { addSeconds } = app;
  const codeOf = (key: string, offset = 0) =>
    new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock().getTime() + offset * 1000 });
  const args = ({ id }: Person, body: object = {}) => ({ params: { id }, body }) as never;
  const enter = (email: string, code?: string) =>
    app.ask(signIn, { body: { email, password, ...(code ? { code } : {}) } });
  const refusedEntry = async (email: string, code?: string) =>
    (await app.refused(signIn, { body: { email, password, ...(code ? { code } : {}) } })).body.code;

  /** A person who signs in in two steps. */
  async function guarded(options = {}) {
    const one = await person(app, { verified: true, password, ...options });
    const begun = await app.ask(contract.beginSecondFactor, args(one, { current_password: password }), {
      as: one.access,
    });
    const { body } = await app.ask(
      contract.confirmSecondFactor,
      args(one, { code: codeOf(begun.body.key) }),
      {
        as: one.access,
      },
    );
    addSeconds(60);
    return { ...one, key: begun.body.key, uri: begun.body.uri, recovery: body.recovery_codes };
  }

  it('is offered with a key for the app, counts from the first code on, and asks for one at each sign-in', async () => {
    const one = await guarded();
    expect(one.uri).toMatch(/^otpauth:\/\/totp\/Heima:.+\?issuer=Heima&secret=[A-Z2-7]{32}&/);
    expect(one.recovery).toHaveLength(10);
    expect(await refusedEntry(one.email)).toBe('signIn.secondFactorNeeded');
    expect(await refusedEntry(one.email, '000000')).toBe('signIn.secondFactorWrong');
    await enter(one.email, codeOf(one.key));
    addSeconds(60);
    await enter(one.email, codeOf(one.key).replace(/(...)/, '$1 '));
    const row = await db
      .selectFrom('second_factor')
      .selectAll()
      .where('user_id', '=', one.id)
      .executeTakeFirstOrThrow();
    expect(row.key_encrypted).not.toContain(one.key);
  });

  it('found 33: a key dies half an hour after it was made, and with the password it was made with', async () => {
    const one = await person(app, { verified: true, password });
    const begin = async (current_password: string) =>
      (await app.ask(contract.beginSecondFactor, args(one, { current_password }), { as: one.access })).body
        .key;
    const refused = async (key: string) => {
      const sent = args(one, { code: codeOf(key) });
      const { status, body } = await app.refused(contract.confirmSecondFactor, sent, { as: one.access });
      return [status, body.code];
    };
    const over = [410, 'signIn.secondFactorSetUpOver'];
    const late = await begin(password);
    app.addSeconds(31 * 60);
    const { access } = (await enter(one.email)).body;
    one.access = access;
    expect(await refused(late)).toEqual(over);
    const old = await begin(password);
    const changed = {
      params: { id: one.id },
      body: { current_password: password, new_password: 'annad2027' },
    };
    await app.ask(changePassword, changed, { as: one.access });
    expect(await refused(old)).toEqual(over);
    const key = await begin('annad2027');
    await app.ask(contract.confirmSecondFactor, args(one, { code: codeOf(key) }), { as: one.access });
  });

  it('an unproved key changes nothing, and a new one replaces it', async () => {
    const one = await person(app, { verified: true, password });
    const begin = () =>
      app.ask(contract.beginSecondFactor, args(one, { current_password: password }), { as: one.access });
    const [first, second] = [(await begin()).body.key, (await begin()).body.key];
    await enter(one.email);
    const refused = await app.refused(contract.confirmSecondFactor, args(one, { code: codeOf(first) }), {
      as: one.access,
    });
    expect(refused.body.errors).toHaveProperty('code');
    await app.ask(contract.confirmSecondFactor, args(one, { code: codeOf(second) }), { as: one.access });
    expect(
      (
        await app.refused(contract.beginSecondFactor, args(one, { current_password: password }), {
          as: one.access,
        })
      ).body.code,
    ).toBe('signIn.secondFactorOn');
  });

  it('is said to need a password first, by whoever signs in by electronic ID alone', async () => {
    const one = await person(app, { verified: true });
    const { body } = await app.ask(contract.getSecondFactor, args(one), { as: one.access });
    expect(body).toMatchObject({ has_password: false, is_on: false });
  });

  it('needs the password to begin, and is nobody else’s to change', async () => {
    const one = await person(app, { verified: true, password });
    const refused = await app.refused(
      contract.beginSecondFactor,
      args(one, { current_password: 'annad123' }),
      {
        as: one.access,
      },
    );
    expect(refused.body.code).toBe('signIn.currentPasswordWrong');
    const other = await person(app);
    for (const endpoint of [contract.getSecondFactor, contract.beginSecondFactor, contract.endSecondFactor])
      expect(
        (
          await app.refused(
            endpoint as never,
            args(
              one,
              endpoint === contract.endSecondFactor ? { code: '123456' } : { current_password: password },
            ),
            { as: other.access },
          )
        ).status,
      ).toBe(404);
  });

  it('a code is good once, also when it is sent many times at the same time, and not outside of its time', async () => {
    const one = await guarded();
    const code = codeOf(one.key);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        enter(one.email, code).then(
          () => 'in',
          () => 'out',
        ),
      ),
    );
    expect(answers.sort()).toEqual(['in', 'out', 'out', 'out', 'out']);
    addSeconds(60);
    expect(await refusedEntry(one.email, codeOf(one.key, -90))).toBe('signIn.secondFactorWrong');
    expect(await refusedEntry(one.email, codeOf(one.key, 90))).toBe('signIn.secondFactorWrong');
    await enter(one.email, codeOf(one.key, -30));
  });

  it('a recovery code works once, in any writing, and its owner is notified', async () => {
    const one = await guarded();
    const [code = ''] = one.recovery;
    await enter(one.email, code.toLowerCase().replace('-', ' '));
    expect(await refusedEntry(one.email, code)).toBe('signIn.secondFactorWrong');
    const { body } = await app.ask(contract.getSecondFactor, args(one), { as: one.access });
    expect(body).toEqual({
      has_password: true,
      asks_electronic_id: false,
      is_on: true,
      is_required: false,
      recovery_codes_left: 9,
    });
    await app.runJobs();
    const emails = await controlClient(workerSandbox().url).mail({ to: one.email });
    expect(emails.map(({ subject }) => subject).sort()).toEqual([
      'Tveggja þrepa auðkenning er virk',
      'Varakóði var notaður',
    ]);
    const { body: fresh } = await app.ask(
      contract.replaceRecoveryCodes,
      args(one, { code: codeOf(one.key) }),
      { as: one.access },
    );
    expect(await refusedEntry(one.email, one.recovery[1])).toBe('signIn.secondFactorWrong');
    await enter(one.email, fresh.recovery_codes[0]);
  });

  it('the owner is notified of whoever has the password and guesses at codes, once a day', async () => {
    const one = await guarded();
    const told = async () => {
      await app.runJobs();
      const emails = await controlClient(workerSandbox().url).mail({ to: one.email });
      return emails.filter(({ subject }) => subject === 'Rangir kóðar við innskráningu').length;
    };
    for (let slip = 0; slip < 4; slip += 1) await refusedEntry(one.email, '000000');
    expect(await told()).toBe(0);
    for (let guess = 0; guess < 3; guess += 1) await refusedEntry(one.email, '000000');
    expect(await told()).toBe(1);
  });

  it('U17: wrong codes are counted like wrong passwords, and then the right one waits too', async () => {
    const one = await guarded();
    for (let attempt = 0; attempt < 10; attempt += 1) await refusedEntry(one.email, '000000');
    expect(await refusedEntry(one.email, codeOf(one.key))).toBe('signIn.tooManySignIns');
    const two = await guarded();
    for (let attempt = 0; attempt < 10; attempt += 1)
      await app.refused(contract.endSecondFactor, args(two, { code: '000000' }), { as: two.access });
    const refused = await app.refused(contract.endSecondFactor, args(two, { code: codeOf(two.key) }), {
      as: two.access,
    });
    expect(refused.status).toBe(429);
  });

  it('sessions opened by password alone end when it is switched on; it is switched off by a code', async () => {
    const one = await person(app, { verified: true, password });
    const { body: old } = await enter(one.email);
    const begun = await app.ask(contract.beginSecondFactor, args(one, { current_password: password }), {
      as: one.access,
    });
    await app.ask(contract.confirmSecondFactor, args(one, { code: codeOf(begun.body.key) }), {
      as: one.access,
    });
    expect((await app.refused(currentUser, {}, { as: old.access })).status).toBe(401);
    expect((await app.refused(refreshTokens, { body: { refresh: old.refresh } })).status).toBe(401);
    addSeconds(60);
    await app.ask(contract.endSecondFactor, args(one, { code: codeOf(begun.body.key) }), { as: one.access });
    await enter(one.email);
  });

  it('staff have no authority in a session opened by password alone, and keep the factor', async () => {
    const one = await person(app, { verified: true, staff: true, password });
    const { body: weak } = await enter(one.email);
    const act = (as: string) =>
      app.refused(acceptListing, { params: { id: newId() } } as never, {
        as,
      });
    expect((await act(weak.access)).body.code).toBe('common.strongSignInNeeded');
    expect((await app.ask(currentUser, {}, { as: weak.access })).body).toMatchObject({
      is_staff: false,
      needs_second_factor: true,
    });
    const begun = await app.ask(contract.beginSecondFactor, args(one, { current_password: password }), {
      as: weak.access,
    });
    await app.ask(contract.confirmSecondFactor, args(one, { code: codeOf(begun.body.key) }), {
      as: weak.access,
    });
    expect((await app.ask(currentUser, {}, { as: weak.access })).body).toMatchObject({
      is_staff: true,
      needs_second_factor: false,
    });
    expect((await act(weak.access)).status).not.toBe(403);
    addSeconds(60);
    const { body: strong } = await enter(one.email, codeOf(begun.body.key));
    expect((await act(strong.access)).status).not.toBe(403);
    expect(
      (
        await app.refused(contract.endSecondFactor, args(one, { code: codeOf(begun.body.key) }), {
          as: strong.access,
        })
      ).body.code,
    ).toBe('signIn.secondFactorRequired');
  });

  it('eye B16: the account of who signs in in two steps is deleted by a code or the password only', async () => {
    const one = await guarded();
    const remove = (body: { code?: string; current_password?: string }) =>
      app.refused(deleteAccount, { params: { id: one.id }, body }, { as: one.access });
    for (const [body, code, field] of [
      [{}, 'common.invalidInput', 'code'],
      [{ code: '000000' }, 'signIn.secondFactorWrong', 'code'],
      [{ current_password: 'annad' }, 'signIn.currentPasswordWrong', 'current_password'],
    ] as const) {
      const refused = await remove(body);
      expect([refused.status, refused.body.code, Object.keys(refused.body.errors!)]).toEqual([
        400,
        code,
        [field],
      ]);
    }
    const right = { params: { id: one.id }, body: { code: codeOf(one.key) } };
    expect((await app.ask(deleteAccount, right, { as: one.access })).status).toBe(204);
    const other = await guarded();
    const byPassword = { params: { id: other.id }, body: { current_password: password } };
    expect((await app.ask(deleteAccount, byPassword, { as: other.access })).status).toBe(204);
    // Codes cannot be guessed here either.
    const guessed = await guarded();
    const guess = { params: { id: guessed.id }, body: { code: '000000' } };
    const tries: number[] = [];
    for (let n = 0; n < 30; n += 1)
      tries.push((await app.refused(deleteAccount, guess, { as: guessed.access })).status);
    expect(tries.at(-1)).toBe(429);
  });
});
