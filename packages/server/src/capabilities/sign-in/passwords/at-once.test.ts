import { setTimeout as wait } from 'node:timers/promises';
import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { startMobileLogin } from '@heima/domain/electronic-id/endpoints.ts';
import { changePassword, requestPasswordReset, signIn } from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { personOfNumber } from '#capabilities/electronic-id/browser.builder.ts';
import { messagesOf } from '#testing/messages.ts';
import { person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const password = 'vetur2026';

describe('passwords and sign-ins at the same time', async () => {
  const app = await testApp({ TRUSTED_PROXIES: '127.0.0.1' });
  const { db } = app.services;

  it('a sign-in by the old password that is under way at the change opens nothing', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { id, access, email } = await person(app, { password });
      const tries = Array.from({ length: 6 }, (_, n) =>
        wait(n * 15).then(() =>
          app.ask(signIn, { body: { email, password } }).then(
            ({ body }) => body.access,
            () => undefined,
          ),
        ),
      );
      await app.ask(
        changePassword,
        { params: { id }, body: { current_password: password, new_password: 'sumar2027' } },
        { as: access },
      );
      const opened = (await Promise.all(tries)).filter((token) => token !== undefined);
      for (const token of opened)
        expect((await app.refused(currentUser, {}, { as: token })).status).toBe(401);
    }
  });

  it('of two changes at once from the same password one counts', async () => {
    const { id, access } = await person(app, { password });
    const change = (to: string) =>
      app
        .ask(
          changePassword,
          { params: { id }, body: { current_password: password, new_password: to } },
          { as: access },
        )
        .then(
          () => 'changed',
          () => 'refused',
        );
    expect(
      (await Promise.all([change('sumar2027'), change('haust2028'), change('vor20299')])).sort(),
    ).toEqual(['changed', 'refused', 'refused']);
  });

  it('links asked for at once leave one that works', async () => {
    const { email } = await person(app, { verified: true });
    await Promise.allSettled(
      Array.from({ length: 5 }, () => app.ask(requestPasswordReset, { params: { email } })),
    );
    const open = await db
      .selectFrom('proof')
      .innerJoin('email_address', 'email_address.id', 'proof.subject_id')
      .select('proof.id')
      .where('email_address.address', '=', email)
      .where('proof.ended_at', 'is', null)
      .execute();
    expect(open).toHaveLength(1);
  });

  it('U17: strangers who ask for links or for the phone do not keep the owner from theirs', async () => {
    const number = '6988123';
    const { email } = await personOfNumber(app, number);
    let from = 0;
    const stranger = () => {
      from += 1;
      return { headers: { 'x-forwarded-for': `10.9.${from}.1` } };
    };
    const link = (how = {}) => app.ask(requestPasswordReset, { params: { email } }, how);
    const phone = (how = {}) => app.ask(startMobileLogin, { body: { phone: number } }, how);
    for (let asked = 0; asked < 25; asked += 1) await link(stranger());
    for (let asked = 0; asked < 15; asked += 1) await phone(stranger());
    expect((await app.refused(requestPasswordReset, { params: { email } }, stranger())).status).toBe(429);
    expect((await app.refused(startMobileLogin, { body: { phone: number } }, stranger())).status).toBe(429);
    // Where the owner has signed in before.
    await link();
    await phone();
  });

  it('an address that nobody has proved gets one e-mail a day of each kind of change', async () => {
    const messages = await messagesOf(app);
    const { id, access, email } = await person(app, { password });
    for (const [before, after] of [
      [password, 'sumar2027'],
      ['sumar2027', 'haust2028'],
      ['haust2028', 'vor20299'],
    ] as const)
      await app.ask(
        changePassword,
        { params: { id }, body: { current_password: before, new_password: after } },
        { as: access },
      );
    expect(await messages.emails(email)).toHaveLength(1);
  });
});
