import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { LoginSecurityScreen } from './login-security-screen.tsx';

const address = 'jona@daemi.is';

/** The account of somebody with or without a password, whose address is confirmed or not. */
const server = (state: { has_password: boolean; is_on?: boolean; verified?: boolean }) =>
  fakeApi(({ path }) => {
    if (path === '/auth/user')
      return {
        status: 200,
        body: {
          id: 'u1',
          primary_email_id: 'e1',
          email_addresses: [{ id: 'e1', address, verified: state.verified ?? true }],
        },
      };
    if (path === '/users/u1/second-factor')
      return { status: 200, body: { is_on: false, is_required: false, recovery_codes_left: 10, ...state } };
    if (path.startsWith('/forgot-password/'))
      return path.endsWith(encodeURIComponent(address))
        ? { status: 200, body: { expires_at: '2026-11-29T12:00:00Z' } }
        : refused(404, 'signIn.noSuchEmail', 'Enginn notandi skráður með þetta netfang.');
    if (path === '/users/u1/second-factor/end') return { status: 204 };
    return { status: 200, body: { items: [] } };
  });

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const open = () =>
  renderInPage(<LoginSecurityScreen />, [
    'accounts',
    'contacts',
    'electronicId',
    'identity',
    'loginSecurityScreen',
    'proofs',
    'sessions',
    'signIn',
  ]);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('password and two steps', () => {
  it('V031: whoever has no password is not asked for one, and gets a link to choose a first one', async () => {
    const { seen } = server({ has_password: false });
    await open();
    const password = await section('Lykilorð');
    await password.findByText('Þú skráir þig inn með rafrænum skilríkjum og ert ekki með lykilorð.');
    expect(password.queryByLabelText('Núverandi lykilorð')).toBeNull();
    fireEvent.click(password.getByRole('button', { name: 'Senda tengil' }));
    expect((await password.findByRole('status')).textContent).toContain(`Við sendum tengil á ${address}`);
    expect(seen.filter(({ path }) => path.startsWith('/forgot-password/')).length).toBe(1);
    const factor = await section('Tveggja þrepa auðkenning');
    expect(factor.getByText(/Hún á aðeins við þegar skráð er inn með lykilorði/)).toBeTruthy();
    expect(factor.queryByRole('button')).toBeNull();
  });

  it('without a confirmed address the way to one is shown instead', async () => {
    server({ has_password: false, verified: false });
    await open();
    const password = await section('Lykilorð');
    const link = await password.findByRole('link', { name: 'Staðfesta netfang' });
    expect(link.getAttribute('href')).toBe('/account/contact');
    expect(password.queryByRole('button')).toBeNull();
  });

  it('V031: whoever has a password changes it, and may set up two steps', async () => {
    server({ has_password: true });
    await open();
    expect(await (await section('Lykilorð')).findByLabelText('Núverandi lykilorð')).toBeTruthy();
    const factor = await section('Tveggja þrepa auðkenning');
    expect(await factor.findByRole('button', { name: 'Setja upp' })).toBeTruthy();
  });

  it('X02: switching two steps off leaves the focus at what can be done next', async () => {
    const state = { has_password: true, is_on: true };
    server(state);
    await open();
    const factor = await section('Tveggja þrepa auðkenning');
    const off = await factor.findByRole('button', { name: 'Slökkva' });
    off.focus();
    fireEvent.click(off);
    const code = await screen.findByLabelText('Kóði úr forritinu eða varakóði');
    state.is_on = false;
    fireEvent.change(code, { target: { value: '123456' } });
    await act(async () => fireEvent.submit(code.closest('form')!));
    const begin = await factor.findByRole('button', { name: 'Setja upp' });
    await waitFor(() => expect(document.activeElement).toBe(begin));
  });
});
