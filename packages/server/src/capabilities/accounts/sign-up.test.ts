import { currentUser, signUp } from '@heima/domain/accounts/endpoints.ts';
import { checkEmail, confirmEmail } from '@heima/domain/contacts/endpoints.ts';
import { signIn } from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { testApp } from '#testing/test-app.ts';

const form = (email: string, more: object = {}) => ({
  body: {
    email,
    full_name: "Олена Лук'яненко",
    password: 'vetur2026',
    terms_accepted: true as const,
    ...more,
  },
});

describe('signing up', async () => {
  const app = await testApp();
  const { db } = app.services;
  const messages = await messagesOf(app);

  it('E009 R158 R165: creates the person, signs in, and its e-mail confirms the address once', async () => {
    const { status, body } = await app.ask(signUp, form('Olena.L+heima@Daemi.is', { user_type: 'LL' }), {
      language: 'ua',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      full_name: "Олена Лук'яненко",
      user_type: 'LL',
      is_staff: false,
      primary_language: 'ua',
      email_addresses: [{ address: 'Olena.L+heima@Daemi.is', verified: false }],
      has_verified_email_address: false,
    });
    const { token, url } = await messages.link('olena.l+heima@daemi.is');
    expect(url).toBe(`http://heima.test/emailconfirmation/${token}`);
    const [email] = await messages.emails('olena.l+heima@daemi.is');
    expect(email!.subject).toBe('Підтвердьте свою електронну адресу');
    expect(email!.text).toContain('Вітаємо, Олена!');
    expect(email!.html).toContain('<html lang="uk">');
    const confirmed = await app.ask(confirmEmail, { body: { token } });
    expect(confirmed.body).toEqual({ email: 'Olena.L+heima@Daemi.is' });
    const me = await app.ask(currentUser, {}, { as: body.access });
    expect(me.body.has_verified_email_address).toBe(true);
    const again = await app.ask(confirmEmail, { body: { token } });
    expect(again.body).toEqual(confirmed.body);
  });

  it('keeps neither the password nor the token of the e-mail', async () => {
    const { body } = await app.ask(signUp, form('leyndarmal@daemi.is'));
    const { token } = await messages.link('leyndarmal@daemi.is');
    const user = await db
      .selectFrom('app_user')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow();
    expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(user.terms_accepted_at).toBeInstanceOf(Date);
    const proofs = await db.selectFrom('proof').selectAll().where('user_id', '=', body.id).execute();
    expect(JSON.stringify(proofs)).not.toContain(token.slice(32));
    const kept = await db.selectFrom('refresh_token').selectAll().execute();
    expect(JSON.stringify(kept)).not.toContain(body.refresh);
  });

  it('U04 R056 R096: an address in other case or form is the same, plus parts are not', async () => {
    await app.ask(signUp, form('Þóra@Daemi.is'.normalize('NFD')));
    for (const email of ['þóra@daemi.is', 'ÞÓRA@DAEMI.IS', '  Þóra@Daemi.is ']) {
      const refused = await app.refused(signUp, form(email));
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        code: 'contacts.emailExists',
        error: 'email_exists',
        detail: 'Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.',
        errors: { email: ['Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.'] },
      });
      const check = await app.refused(checkEmail, { params: { email } });
      expect([check.status, check.body.code]).toEqual([400, 'contacts.emailExists']);
      const signed = await app.ask(signIn, { body: { email, password: 'vetur2026' } });
      expect(signed.body.access).toBeTruthy();
    }
    const free = await app.ask(checkEmail, { params: { email: 'þóra+2@daemi.is' } });
    expect(free.status).toBe(204);
  });

  it('U04: of ten sign-ups at once with one address one succeeds', async () => {
    const all = await Promise.allSettled(
      Array.from({ length: 10 }, () => app.ask(signUp, form('samtimis@daemi.is'))),
    );
    expect(all.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    for (const one of all) if (one.status === 'rejected') expect(String(one.reason)).toContain('400');
    expect(await messages.emails('samtimis@daemi.is')).toHaveLength(1);
  });

  it.each([
    ['R062 R065 C03', { password: 'stutt12' }, 'password'],
    ['R063', { password: '12345678' }, 'password'],
    ['R064', { password: 'adeinsstafir' }, 'password'],
    ['R065', { password: 'vetur2026!' }, 'password'],
    ['R068', { email: '' }, 'email'],
    ['R057', { email: 'ekki netfang' }, 'email'],
    ['R069', { terms_accepted: false }, 'terms_accepted'],
    ['R069', { terms_accepted: 'true' }, 'terms_accepted'],
    ['R124', { full_name: 'Jón 3.' }, 'full_name'],
    ['R125', { full_name: '- -' }, 'full_name'],
    ['mass assignment', { is_staff: true }, 'is_staff'],
    ['mass assignment', { has_verified_email_address: true }, 'has_verified_email_address'],
    ['wrong type', { email: { $gt: '' } }, 'email'],
  ])('%s: refuses %o at its field', async (_, more, field) => {
    const refused = await app.refused(signUp, form('villur@daemi.is', more));
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors ?? {})).toEqual([field]);
    expect(refused.body.errors![field]![0]).toMatch(/^[A-ZÁÉÍÓÚÝÞÆÖ].{10}/);
  });

  it('R069: missing acceptance of the terms is reported in the reader’s language', async () => {
    const { terms_accepted: _, ...body } = form('an@daemi.is').body;
    const refused = await app.refused(signUp, { body: body as never }, { language: 'en' });
    expect(refused.body.errors).toEqual({ terms_accepted: ['Accept the terms to continue.'] });
  });

  it('E008: what is no address is not found, never answered as existing', async () => {
    const refused = await app.refused(checkEmail, { params: { email: 'ekki-netfang' } });
    expect(refused.status).toBe(404);
  });
});

describe('asking for accounts', async () => {
  const app = await testApp();

  it('C50: one address asked about over and over is limited, however it is asked', async () => {
    const email = 'spurt@daemi.is';
    for (let i = 0; i < 20; i += 1) await app.ask(checkEmail, { params: { email } });
    const check = await app.refused(checkEmail, { params: { email: email.toUpperCase() } });
    expect(check.status).toBe(429);
    expect(Number(check.headers['retry-after'])).toBeGreaterThan(0);
    expect((await app.refused(signUp, form(email))).status).toBe(429);
  });

  it('C50: one network address asking about many is limited over all such calls together', async () => {
    app.setTime(new Date(Date.now() + 3600_000));
    for (let i = 0; i < 100; i += 1) await app.ask(checkEmail, { params: { email: `n${i}@daemi.is` } });
    expect((await app.refused(checkEmail, { params: { email: 'n100@daemi.is' } })).status).toBe(429);
    expect((await app.refused(signUp, form('n101@daemi.is'))).status).toBe(429);
    app.setTime(new Date(Date.now() + 2 * 3600_000));
    expect((await app.ask(checkEmail, { params: { email: 'n100@daemi.is' } })).status).toBe(204);
  });
});
