import { currentUser, signUp, updateUser } from '@heima/domain/accounts/endpoints.ts';
import {
  addEmail,
  confirmEmail,
  removeEmail,
  sendEmailConfirmation,
} from '@heima/domain/contacts/endpoints.ts';
import {
  requestPasswordReset,
  resetPasswordByLink,
  signIn,
  validateResetLink,
} from '@heima/domain/sign-in/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { messagesOf } from '#testing/messages.ts';
import { type Person, person } from '#testing/people.ts';
import { testApp } from '#testing/test-app.ts';

const password = 'vetur2026';
let made = 0;
const nextAddress = () => {
  made += 1;
  return `Annad.${made}@netfang.is`;
};

describe('e-mail addresses', async () => {
  const app = await testApp({ APP_PUBLIC_ORIGINS: 'https://app.heima.test' });
  const messages = await messagesOf(app);
  app.setTime(new Date('2026-11-28T12:00:00Z'));
  const { addSeconds } = app;
  const add = async (who: Person, email: string) =>
    (await app.ask(addEmail, { params: { id: who.id }, body: { email } }, { as: who.access })).body;
  const addRefused = (who: Person, email: string) =>
    app.refused(addEmail, { params: { id: who.id }, body: { email } }, { as: who.access });
  const send = (who: Person, id: string, url?: string) =>
    app.ask(sendEmailConfirmation, { params: { id }, body: { url } }, { as: who.access });
  const confirm = async (address: string) =>
    app.ask(confirmEmail, { body: { token: (await messages.link(address)).token } });
  const timesVerified = async (who: Person) =>
    (
      await app.services.db
        .selectFrom('audit_entry')
        .select('id')
        .where('subject_id', '=', who.id)
        .where('action', '=', 'contacts.emailProved')
        .execute()
    ).length;
  const me = async (who: Person) => (await app.ask(currentUser, {}, { as: who.access })).body;
  const change = (who: Person, body: object) =>
    app.ask(updateUser, { params: { id: who.id }, body }, { as: who.access });
  const signs = (email: string) =>
    app.ask(signIn, { body: { email, password } }).then(
      () => true,
      () => false,
    );
  const subjects = async (address: string) => (await messages.emails(address)).map(({ subject }) => subject);

  it('U10 E032 E034 E035: a new address counts for nothing until it is proved, and the old one gets an e-mail', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const address = nextAddress();
    const email = await add(who, address);
    expect(email).toEqual({ id: email.id, address, verified: false });
    expect(await subjects(who.email)).toEqual(['Nýju netfangi var bætt við aðganginn þinn']);
    expect([await signs(address), await signs(who.email)]).toEqual([false, true]);
    const reset = await app.refused(requestPasswordReset, { params: { email: address } });
    expect(reset.status).toBe(404);
    const early = await app.refused(
      updateUser,
      { params: { id: who.id }, body: { primary_email_id: email.id } },
      { as: who.access },
    );
    expect([early.status, early.body.code]).toEqual([400, 'contacts.emailNotVerified']);
    await send(who, email.id);
    expect((await confirm(address)).body.email).toBe(address);
    expect([await signs(address.toUpperCase()), await signs(who.email)]).toEqual([true, true]);
    expect((await me(who)).primary_email_id).not.toBe(email.id);
    const changed = await change(who, { primary_email_id: email.id });
    expect(changed.body.primary_email_id).toBe(email.id);
    expect((await subjects(who.email))[0]).toBe('Aðalnetfanginu þínu var breytt');
  });

  it('U10 E019: changing the address keeps the present one until the new one is confirmed', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password, language: 'en' });
    const address = nextAddress();
    const before = await me(who);
    const asked = await change(who, { email: address });
    expect(asked.body.primary_email_id).toBe(before.primary_email_id);
    expect(await signs(address)).toBe(false);
    expect(await subjects(who.email)).toEqual(['A new e-mail address was added to your account']);
    const [email] = await messages.emails(address);
    expect(email!.subject).toBe('Confirm your e-mail address');
    await confirm(address);
    const after = await me(who);
    const primary = after.email_addresses.find(({ id }) => id === after.primary_email_id);
    expect(primary).toMatchObject({ address, verified: true });
    const [told] = await messages.emails(who.email);
    expect(told!.subject).toBe('Your primary e-mail address was changed');
    expect(told!.text).toContain(address);
    expect(told!.links[0]!.href).toBe('http://heima.test/account/login-security');
    const back = await change(who, { email: who.email.toUpperCase() });
    expect(back.body.primary_email_id).toBe(before.primary_email_id);
  });

  it.each(['another address', 'the present one', 'a proved one by its id'])(
    'found 33: the link of a wished address is void once %s is wished for instead',
    async (newer) => {
      addSeconds(3600);
      const who = await person(app, { verified: true, password });
      const [dropped, wanted] = [nextAddress(), nextAddress()];
      const { primary_email_id } = await me(who);
      await change(who, { email: dropped });
      const { token } = await messages.link(dropped);
      if (newer === 'another address') await change(who, { email: wanted });
      else await change(who, newer === 'the present one' ? { email: who.email } : { primary_email_id });
      const refused = await app.refused(confirmEmail, { body: { token } });
      expect([refused.status, refused.body.code]).toEqual([400, 'proofs.linkMismatch']);
      expect([await signs(dropped), await signs(who.email)]).toEqual([false, true]);
      expect((await app.refused(requestPasswordReset, { params: { email: dropped } })).status).toBe(404);
      if (newer === 'another address') await confirm(wanted);
      // A link that is asked for anew confirms the address, and makes it primary for no dead wish.
      const { id } = (await me(who)).email_addresses.find(({ address }) => address === dropped)!;
      addSeconds(300);
      await send(who, id);
      await confirm(dropped);
      expect((await me(who)).primary_email_id).not.toBe(id);
    },
  );

  it('an address that is only added keeps its link beside a wish for another (found 33)', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    await change(who, { email: nextAddress() });
    await confirm(address);
    expect(await signs(address)).toBe(true);
  });

  it('found 33: links to a mistyped sign-up address die with the wish for another, and with its proof', async () => {
    addSeconds(3600);
    const mistyped = 'mistok.annad@netfang.is';
    const { body } = await app.ask(signUp, {
      body: { email: mistyped, full_name: 'Jón Jónsson', password, terms_accepted: true },
    });
    const who = { id: body.id, access: body.access, email: mistyped };
    const confirmation = await messages.link(mistyped);
    await app.ask(requestPasswordReset, { params: { email: mistyped } });
    const reset = await messages.link(mistyped);
    expect(reset.token).not.toBe(confirmation.token);
    const wanted = nextAddress();
    await change(who, { email: wanted });
    const confirming = await app.refused(confirmEmail, { body: { token: confirmation.token } });
    expect(confirming.body.code).toBe('proofs.linkMismatch');
    // Until the other one is proved, whoever signs in with the address may still choose a password.
    await app.ask(validateResetLink, { params: { token: reset.token } });
    await confirm(wanted);
    const chosen = { params: { token: reset.token }, body: { password: 'Sumar 2027!' } };
    expect((await app.refused(resetPasswordByLink, chosen)).body.code).toBe('proofs.linkMismatch');
    expect((await app.refused(validateResetLink, { params: { token: reset.token } })).status).toBe(400);
    expect((await me(who)).email_addresses).toHaveLength(2);
    expect([await signs(wanted), await signs(mistyped)]).toEqual([true, false]);
  });

  it('a mistyped sign-up address stops signing in once the right one is proved', async () => {
    addSeconds(3600);
    const mistyped = `mistok@netfang.is`;
    const { body } = await app.ask(signUp, {
      body: { email: mistyped, full_name: 'Jón Jónsson', password, terms_accepted: true },
    });
    const who = { id: body.id, access: body.access, email: mistyped };
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    await confirm(address);
    expect((await me(who)).primary_email_id).toBe(id);
    expect([await signs(address), await signs(mistyped)]).toEqual([true, false]);
    const reset = await app.refused(requestPasswordReset, { params: { email: mistyped } });
    expect(reset.status).toBe(404);
  });

  it('U04 R160: an address that signs in is refused, an unproved claim of another is none', async () => {
    addSeconds(3600);
    const [one, two] = [await person(app, { verified: true }), await person(app, { verified: true })];
    const taken = await addRefused(one, two.email.toUpperCase());
    expect([taken.status, taken.body.code]).toEqual([400, 'contacts.emailExists']);
    const address = nextAddress();
    const [mine, theirs] = [await add(one, address), await add(two, address)];
    expect((await addRefused(one, address.toLowerCase())).body.code).toBe('contacts.emailExists');
    await send(one, mine.id);
    const first = await messages.link(address);
    await send(two, theirs.id);
    const second = await messages.link(address);
    await app.ask(confirmEmail, { body: { token: first.token } });
    const late = await app.refused(confirmEmail, { body: { token: second.token } });
    expect([late.status, late.body.code]).toEqual([400, 'contacts.emailExists']);
    const invalid = await addRefused(one, 'ekki@netfang');
    expect(invalid.body.errors).toEqual({ email: ['Sláðu inn gilt netfang.'] });
  });

  it('R157: a link leads to a page of ours, by whole address or path, and nowhere else', async () => {
    addSeconds(3600);
    const who = await person(app);
    const { id } = await add(who, nextAddress());
    for (const url of [
      'https://evil.is/emailconfirmation',
      '//evil.is',
      'http://heima.test@evil.is/',
      'http://a:b@heima.test/',
      'http://heima.test:81/',
      'javascript:alert(1)',
      'http://heima.test.evil.is',
      '\\\\evil.is',
      'http://heima.test//evil.is/',
      'http://heima.test/%5Cevil.is',
      '/a/..//evil.is',
    ]) {
      const refused = await app.refused(
        sendEmailConfirmation,
        { params: { id }, body: { url } },
        { as: who.access },
      );
      expect([url, refused.status, Object.keys(refused.body.errors!)]).toEqual([url, 400, ['url']]);
    }
    const address = (await me(who)).email_addresses.find((email) => email.id === id)!.address;
    await send(who, id, 'http://heima.test/profile/edit?tab=1#x');
    const { url, token } = await messages.link(address);
    expect(url).toBe(`http://heima.test/profile/edit?tab=1&token=${token}`);
    addSeconds(61);
    await send(who, id, 'https://app.heima.test/profile');
    expect((await messages.link(address)).url).toMatch(/^https:\/\/app\.heima\.test\/profile\?token=/);
    addSeconds(61);
    await send(who, id, '/emailconfirmation/');
    expect((await messages.link(address)).url).toMatch(/^http:\/\/heima\.test\/emailconfirmation\/\w/);
  });

  it('G02: a link proves once, also when pressed twice at the same time, for 24 hours, and only the newest', async () => {
    addSeconds(3600);
    const who = await person(app);
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    const first = await messages.link(address);
    const soon = await app.refused(sendEmailConfirmation, { params: { id }, body: {} }, { as: who.access });
    expect([soon.status, soon.body.code, soon.headers['retry-after']]).toEqual([
      429,
      'proofs.sentRecently',
      '60',
    ]);
    addSeconds(60);
    await send(who, id);
    const second = await messages.link(address);
    const old = await app.refused(confirmEmail, { body: { token: first.token } });
    expect([old.status, old.body.code]).toEqual([400, 'proofs.linkMismatch']);
    addSeconds(24 * 3600);
    const late = await app.refused(confirmEmail, { body: { token: second.token } });
    expect([late.status, late.body.code]).toEqual([410, 'proofs.linkExpired']);
    const bad = await app.refused(confirmEmail, { body: { token: 'bull' } });
    expect(bad.body.code).toBe('proofs.linkExpired');
    const changed = second.token.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    const mismatch = await app.refused(confirmEmail, { body: { token: changed } });
    expect(mismatch.body.code).toBe('proofs.linkMismatch');
    const fresh = await person(app);
    await app.ask(
      sendEmailConfirmation,
      { params: { id: (await me(fresh)).primary_email_id! }, body: {} },
      { as: fresh.access },
    );
    const { token } = await messages.link(fresh.email);
    const both = await Promise.allSettled([
      app.ask(confirmEmail, { body: { token } }),
      app.ask(confirmEmail, { body: { token } }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
    expect(await timesVerified(fresh)).toBe(1);
  });

  it('E035: a link that was used says again that the address is confirmed, changes nothing and sends nothing else', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    const first = await messages.link(address);
    addSeconds(60);
    await send(who, id);
    const { token } = await messages.link(address);
    const again = (one: string) => app.ask(confirmEmail, { body: { token: one } });
    await again(token);
    const before = await me(who);
    expect((await again(token)).body).toEqual({ email: address });
    // The earlier e-mail too: its holder is the owner of the address.
    expect((await again(first.token)).body).toEqual({ email: address });
    expect(await me(who)).toEqual(before);
    expect(await timesVerified(who)).toBe(1);
    addSeconds(24 * 3600);
    const late = await app.refused(confirmEmail, { body: { token } });
    expect([late.status, late.body.code]).toEqual([400, 'proofs.linkMismatch']);
  });

  it('E035: a link that was used is refused once its address is removed, and when it is of another kind', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    const { token } = await messages.link(address);
    await app.ask(confirmEmail, { body: { token } });
    const reset = await app.refused(validateResetLink, { params: { token } });
    expect(reset.body.code).toBe('proofs.linkMismatch');
    await app.ask(removeEmail, { params: { id } }, { as: who.access });
    expect((await app.refused(confirmEmail, { body: { token } })).body.code).toBe('proofs.linkMismatch');
    await add(who, address);
    expect((await app.refused(confirmEmail, { body: { token } })).body.code).toBe('proofs.linkMismatch');
  });

  it('R161: neither the last nor the primary address is removed; a removed one no longer signs in and gets an e-mail', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true, password });
    const primary = (await me(who)).primary_email_id!;
    const remove = (id: string) => app.refused(removeEmail, { params: { id } }, { as: who.access });
    expect((await remove(primary)).body.code).toBe('contacts.lastEmail');
    const address = nextAddress();
    const { id } = await add(who, address);
    expect((await remove(primary)).body.code).toBe('contacts.primaryEmail');
    await send(who, id);
    await confirm(address);
    await app.ask(removeEmail, { params: { id } }, { as: who.access });
    expect((await me(who)).email_addresses).toHaveLength(1);
    expect(await signs(address)).toBe(false);
    expect((await subjects(address))[0]).toBe('Netfangi var eytt úr aðganginum þínum');
  });

  it('a removed address takes its open links with it', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    const address = nextAddress();
    const { id } = await add(who, address);
    await send(who, id);
    const { token } = await messages.link(address);
    await app.ask(removeEmail, { params: { id } }, { as: who.access });
    expect((await app.refused(confirmEmail, { body: { token } })).body.code).toBe('proofs.linkMismatch');
  });

  it('an address the mail server refuses is reported, and not tried again at once', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    const { id } = await add(who, `bounce+${who.id.slice(-4)}@netfang.is`);
    await send(who, id);
    await messages.settled();
    addSeconds(61);
    const refused = await app.refused(
      sendEmailConfirmation,
      { params: { id }, body: {} },
      { as: who.access },
    );
    expect([refused.status, refused.body.code]).toEqual([400, 'contacts.sendFailed']);
    expect(refused.body.detail).toBe('Ekki tókst að senda á netfangið.');
    await app.services.db
      .updateTable('email_address')
      .set({ undeliverable_at: new Date(app.services.clock().getTime() - 3600 * 1000) })
      .where('id', '=', id)
      .execute();
    expect((await send(who, id)).status).toBe(200);
  });

  it('U16: another person’s address is not found, by staff neither', async () => {
    addSeconds(3600);
    const [owner, stranger, staff] = [
      await person(app, { verified: true }),
      await person(app),
      await person(app, { staff: true }),
    ];
    const id = (await me(owner)).primary_email_id!;
    const missing = '01900000-0000-7000-8000-000000000000';
    for (const who of [stranger, staff])
      for (const one of [id, missing]) {
        const answers = [
          await app.refused(removeEmail, { params: { id: one } }, { as: who.access }),
          await app.refused(sendEmailConfirmation, { params: { id: one }, body: {} }, { as: who.access }),
        ];
        expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
          [404, 'common.notFound'],
          [404, 'common.notFound'],
        ]);
      }
    expect((await app.refused(removeEmail, { params: { id: 'x' } }, { as: owner.access })).status).toBe(404);
  });

  it('keeps ten addresses of a person at most', async () => {
    addSeconds(3600);
    const who = await person(app, { verified: true });
    for (let i = 0; i < 9; i += 1) await add(who, nextAddress());
    expect((await addRefused(who, nextAddress())).body.code).toBe('contacts.tooManyContacts');
  });
});
