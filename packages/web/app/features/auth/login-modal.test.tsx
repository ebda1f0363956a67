import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { LoginHost } from './login-host.tsx';
import { LoginModal } from './login-modal.tsx';
import type { LoginRequest } from './login-request.ts';
import { backFrom, firstLoginView } from './login-views.ts';
import { closeLogin, openLogin } from './open-login.ts';
import { loadLateViews } from './view-parts.ts';

const sets = [
  'accounts',
  'auth',
  'common',
  'contacts',
  'electronicId',
  'identity',
  'proofs',
  'sessions',
  'signIn',
  'validation',
];
const place = { assign: vi.fn(), reload: vi.fn(), pathname: '/', search: '', hash: '' };
const user = { id: '01990000-0000-7000-8000-000000000001', full_name: 'Jóna Jónsdóttir' };
const known = 'jona@daemi.is';

/** The accounts of the test: one known address with the password "rett1234". */
const server = () =>
  fakeApi(({ method, path, body }) => {
    if (path === `/emails/${encodeURIComponent(known)}`)
      return refused(400, 'contacts.emailExists', 'Netfangið er þegar í notkun.');
    if (path.startsWith('/emails/')) return { status: 204 };
    if (path === '/token')
      return (body as { password: string }).password === 'rett1234'
        ? { status: 200, body: { access: 'a', refresh: 'r' } }
        : (body as { password: string }).password === 'bilun'
          ? refused(500, 'common.unexpected', 'Innri villa.')
          : refused(400, 'signIn.invalidCredentials', 'Netfang eða lykilorð ekki rétt.');
    if (path.startsWith('/forgot-password/'))
      return path.includes('nei')
        ? refused(404, 'signIn.noSuchEmail', 'Enginn notandi skráður með þetta netfang.')
        : { status: 200, body: { expires_at: '2026-11-28T12:00:00Z' } };
    if (method === 'POST' && path === '/users')
      return { status: 201, body: { ...user, access: 'a', refresh: 'r' } };
    return { status: 200, body: user };
  });

const open = async (request: LoginRequest = {}, close = vi.fn()) => {
  if (request.view) await loadLateViews();
  await renderInPage(<LoginModal request={request} onClose={close} />, sets);
  return close;
};

const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The control, not the dialog that may be called the same. */
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });

const toEmail = () => press('Netfang og lykilorð');
const giveEmail = async (address: string, next: string) => {
  toEmail();
  type('Netfang', address);
  press('Halda áfram');
  await waitFor(() => expect(title()).toBe(next));
};

beforeEach(() => vi.stubGlobal('location', place));
afterEach(() => {
  act(closeLogin);
  cleanup();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('login views', () => {
  it('R046 R047 R048 R049 R050 R051 R052: starts with the phone, and Back leads where the documents say', () => {
    expect(firstLoginView).toBe('mobile');
    expect(backFrom('mobile')).toBeUndefined();
    expect(backFrom('email')).toBe('mobile');
    expect(backFrom('password')).toBe('email');
    expect(backFrom('signup')).toBe('email');
    expect(backFrom('forgot-info')).toBe('password');
    expect(backFrom('personal-id')).toBe('mobile');
    expect(backFrom('personal-id-email')).toBe('mobile');
    expect(backFrom('bio')).toBeUndefined();
  });
});

describe('login modal', () => {
  it('V017 R017 R046 X02: 568 px wide, named by its title, in the mobile view with the focus in the number', async () => {
    server();
    await open();
    const panel = screen.getByRole('dialog', { name: 'Skráðu þig inn' }).querySelector('[data-width]');
    expect(getComputedStyle(panel!).maxWidth).toBe('568px');
    expect(document.activeElement).toBe(field('Símanúmer'));
    expect(screen.queryByRole('button', { name: 'Til baka' })).toBeNull();
  });

  it('R058 R059 R060 R061: digits only, at most seven, code fixed, and a message for a short number', async () => {
    const { seen } = server();
    await open();
    type('Símanúmer', '6a1b1-2');
    expect((field('Símanúmer') as HTMLInputElement).value).toBe('611 2');
    expect(screen.getByText('+354')).toBeTruthy();
    press('Halda áfram');
    expect(screen.getByText('Sláðu inn sjö tölustafa símanúmer')).toBeTruthy();
    expect(seen).toEqual([]);
    type('Símanúmer', '611 2345');
    type('Símanúmer', '611 23456');
    expect((field('Símanúmer') as HTMLInputElement).value).toBe('611 2345');
  });

  it('found 6: a pasted number loses its own calling code; one that is no Icelandic number stays and is refused', async () => {
    const { seen } = server();
    await open();
    for (const own of ['00354 611 2345', '+354 611-2345', '354 6112345', '(+354) 611 2345']) {
      type('Símanúmer', own);
      expect((field('Símanúmer') as HTMLInputElement).value).toBe('611 2345');
    }
    for (const other of ['+354 611 2345 678', '+380 50 123 4567', '+47 581 23 45 6', '0047 58123456']) {
      type('Símanúmer', other);
      expect((field('Símanúmer') as HTMLInputElement).value).toBe(other);
      press('Halda áfram');
      expect(screen.getByText('Sláðu inn sjö tölustafa símanúmer')).toBeTruthy();
    }
    expect(seen).toEqual([]);
  });

  it('V019 R057: Next asks for an address of the loose form, when it is pressed and when one leaves', async () => {
    server();
    await open();
    toEmail();
    expect(document.activeElement).toBe(field('Netfang'));
    press('Halda áfram');
    expect(screen.getByText('Sláðu inn gilt netfang')).toBeTruthy();
    expect(document.activeElement).toBe(field('Netfang'));
    type('Netfang', 'jona@daemi');
    fireEvent.blur(field('Netfang'));
    expect(screen.getByText('Sláðu inn gilt netfang')).toBeTruthy();
    type('Netfang', 'jóna+leiga@dæmi.is');
    expect(screen.queryByText('Sláðu inn gilt netfang')).toBeNull();
  });

  it('R054 R055 R056: 400 of the check leads to the password, a free address to sign-up', async () => {
    server();
    await open();
    await giveEmail(known, 'Lykilorð');
    expect(screen.getByText(known)).toBeTruthy();
    press('Til baka');
    expect((field('Netfang') as HTMLInputElement).value).toBe(known);
    type('Netfang', 'ny@daemi.is');
    press('Halda áfram');
    await waitFor(() => expect(title()).toBe('Nýr aðgangur'));
    press('Til baka');
    expect(title()).toBe('Netfang');
    press('Til baka');
    expect(title()).toBe('Skráðu þig inn');
  });

  it('V020 R070 R087 R088: the hint of eight never blocks; a wrong password and any other failure have their texts', async () => {
    server();
    await open();
    await giveEmail(known, 'Lykilorð');
    expect(screen.getByText('Lykilorð er oftast 8 stafir eða lengra.')).toBeTruthy();
    type('Lykilorð', 'abcde');
    press('Skrá inn');
    expect((await screen.findByRole('alert')).textContent).toBe('Netfang eða lykilorð ekki rétt.');
    expect((field('Lykilorð') as HTMLInputElement).value).toBe('abcde');
    type('Lykilorð', 'bilun');
    press('Skrá inn');
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Eitthvað fór úrskeiðis. Reyndu aftur.'),
    );
  });

  it('R053: after signing in the callback runs, then the redirect path is opened', async () => {
    server();
    const onSuccess = vi.fn();
    await open({ redirect: '/listings/1?apply', onSuccess });
    await giveEmail(known, 'Lykilorð');
    type('Lykilorð', 'rett1234');
    press('Skrá inn');
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('/listings/1?apply'));
    expect(onSuccess).toHaveBeenCalledTimes(1);
  });

  it('V022 R091 R050: a forgotten password leads to the info view, Back to the password', async () => {
    server();
    await open();
    await giveEmail(known, 'Lykilorð');
    press('Gleymt lykilorð');
    await waitFor(() => expect(title()).toBe('Athugaðu tölvupóstinn'));
    press('Til baka');
    expect(title()).toBe('Lykilorð');
  });

  it('R089: no user with the address is reported in the modal, also where it begins at the password', async () => {
    server();
    await renderInPage(<LoginHost />, sets);
    act(() => openLogin({ view: 'password', email: 'nei@daemi.is' }));
    expect(await screen.findByText('nei@daemi.is')).toBeTruthy();
    expect(document.activeElement).toBe(field('Lykilorð'));
    press('Gleymt lykilorð');
    expect((await screen.findByRole('alert')).textContent).toBe('Enginn notandi skráður með þetta netfang.');
  });

  it('V021 R062 R063 R064 R065 R066 R067 R069: a button that cannot go on says what is missing, at the fields', async () => {
    const { seen } = server();
    await open();
    await giveEmail('ny@daemi.is', 'Nýr aðgangur');
    const terms = screen.getByRole('checkbox');
    expect((terms as HTMLInputElement).checked).toBe(false);
    const isWrong = (control: Element) => control.getAttribute('aria-invalid') === 'true';
    press('Búa til aðgang');
    await screen.findByText('Samþykktu skilmálana til að halda áfram.');
    expect([field('Fullt nafn'), field('Lykilorð'), terms].map(isWrong)).toEqual([true, true, true]);
    expect(document.activeElement).toBe(field('Fullt nafn'));
    type('Fullt nafn', 'Jóna Jónsdóttir');
    fireEvent.click(terms);
    for (const wrong of ['abc1234', 'abcdefgh', '12345678', 'abcd123!']) {
      type('Lykilorð', wrong);
      press('Búa til aðgang');
      await waitFor(() => expect(isWrong(field('Lykilorð')), wrong).toBe(true));
      expect(document.activeElement).toBe(field('Lykilorð'));
    }
    fireEvent.blur(field('Lykilorð'));
    expect(
      screen.getByText(/^Lykilorð þarf að vera minnst 8 stafir/).closest('[id$="-error"]'),
    ).not.toBeNull();
    type('Lykilorð', 'abcd1234');
    fireEvent.click(terms);
    press('Búa til aðgang');
    await screen.findByText('Samþykktu skilmálana til að halda áfram.');
    expect(document.activeElement).toBe(terms);
    expect(seen.some(({ path }) => path === '/users')).toBe(false);
    fireEvent.click(terms);
    press('Búa til aðgang');
    await waitFor(() => expect(title()).toBe('Gott að fá þig með'));
    expect(seen.find(({ path }) => path === '/users')!.body).toEqual({
      full_name: 'Jóna Jónsdóttir',
      password: 'abcd1234',
      terms_accepted: true,
      email: 'ny@daemi.is',
    });
  });

  it('V023 R114 R116 R141: the bio view follows sign-up; Continue asks for words and birth date', async () => {
    const { seen } = server();
    await open();
    await giveEmail('ny@daemi.is', 'Nýr aðgangur');
    type('Fullt nafn', 'Jóna');
    type('Lykilorð', 'abcd1234');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Búa til aðgang');
    await waitFor(() => expect(title()).toBe('Gott að fá þig með'));
    expect(field('Um þig').getAttribute('rows')).toBe('3');
    press('Halda áfram');
    await screen.findByText('Skrifaðu nokkur orð um þig, eða gerðu þetta síðar.');
    expect(screen.getByText('Veldu dag, mánuð og ár.')).toBeTruthy();
    expect(document.activeElement).toBe(field('Um þig'));
    type('Um þig', 'Kennari.');
    press('Halda áfram');
    await waitFor(() => expect(document.activeElement).toBe(field('Dagur')));
    type('Dagur', '29');
    type('Mánuður', '2');
    type('Ár', '1996');
    type('Um þig', '  ');
    press('Halda áfram');
    await screen.findByText('Skrifaðu nokkur orð um þig, eða gerðu þetta síðar.');
    expect(seen.some(({ method }) => method === 'PATCH')).toBe(false);
    type('Um þig', 'Kennari.');
    press('Halda áfram');
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    const update = seen.find(({ method }) => method === 'PATCH')!;
    expect(update.path).toBe(`/users/${user.id}`);
    expect(update.body).toEqual({ bio: 'Kennari.', birth_date: '1996-02-29' });
  });

  it('who leaves for the identity gateway notes first what is to be finished on the way back', async () => {
    server();
    const onLeave = vi.fn();
    await open({ view: 'personal-id', onLeave });
    press('Halda áfram með skilríkjum');
    expect(onLeave).toHaveBeenCalledTimes(1);
  });

  it('R114: asking can be switched off, and the question can wait', async () => {
    server();
    await open({ view: 'signup', email: 'ny@daemi.is', askBio: false });
    type('Fullt nafn', 'Jóna');
    type('Lykilorð', 'abcd1234');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Búa til aðgang');
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
  });

  it('eye B5: what the sign-in is for is said in every view on the way to an account', async () => {
    server();
    const title = 'Skráðu þig inn til að vista leitina';
    await open({ title });
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByText(title)).toHaveLength(1);
    toEmail();
    expect(screen.getByText(title).tagName).toBe('P');
    cleanup();
    await open({ title, view: 'signup', email: 'ny@daemi.is' });
    expect(screen.getByText(title)).toBeTruthy();
    type('Fullt nafn', 'Jóna');
    type('Lykilorð', 'abcd1234');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Búa til aðgang');
    await screen.findByRole('heading', { name: 'Gott að fá þig með' });
    // By now one is signed in: nothing asks for that any more.
    expect(screen.queryByText(title)).toBeNull();
  });

  it('eye B5: who signs up to let a home is not asked for what tenants tell of themselves', async () => {
    server();
    await open({ view: 'signup', email: 'ny@daemi.is', userType: 'LL' });
    type('Fullt nafn', 'Jóna');
    type('Lykilorð', 'abcd1234');
    fireEvent.click(screen.getByRole('checkbox'));
    press('Búa til aðgang');
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
  });

  it('X02: Escape closes in every view before signing in', async () => {
    server();
    const close = await open();
    toEmail();
    fireEvent.keyDown(field('Netfang'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
