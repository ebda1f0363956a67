import { provedMinutes } from '@heima/domain/electronic-id/eid-limits.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginScreen } from '#areas/auth/login/login-screen.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { LoginModal } from './login-modal.tsx';

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
const place = {
  assign: vi.fn(),
  reload: vi.fn(),
  origin: 'http://heima.test',
  pathname: '/listings',
  search: '?a=1',
  hash: '',
};
const user = { id: '01990000-0000-7000-8000-000000000001', full_name: 'Jóna', birth_date: null };
const token = 'a'.repeat(64);
type Reply = Parameters<typeof fakeApi>[0] extends (request: never) => infer R ? Awaited<R> : never;

const server = (status: Reply[], create?: Reply) =>
  fakeApi(({ path }) => {
    if (path === '/e-sign/doko/create-session')
      return create ?? { status: 200, body: { session_token: token, url: 'http://gatt.test/auth/x' } };
    if (path === `/e-sign/doko/status/${token}`) return status.length > 1 ? status.shift()! : status[0]!;
    if (path === '/e-sign/doko/create-user')
      return create ?? { status: 201, body: { access: 'a', refresh: 'r' } };
    return { status: 200, body: user };
  });
const comeBack = async (query = `?from=%2Faccount%2Fcontact&session_token=${token}`) =>
  (await renderInPage(<LoginScreen />, sets, { address: `/login${query}` })).router;
const pending = { status: 200, body: { status: 'pending' } };
const unknown = { status: 200, body: { status: 'waiting_for_email', message: 'user_not_found' } };
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('location', place);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('signing in at the identity gateway', () => {
  it('V024 R051 R102: asks for a visit with addresses of ours and goes there; Back leads to the mobile view', async () => {
    const { seen } = server([pending]);
    await renderInPage(<LoginModal request={{}} onClose={vi.fn()} />, sets);
    press('Rafræn skilríki á korti eða í appi');
    press('Halda áfram með skilríkjum');
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('http://gatt.test/auth/x'));
    expect(seen[0]!.body).toEqual({
      return_url: 'http://heima.test/login?from=%2Flistings%3Fa%3D1',
      origin_host: 'http://heima.test',
    });
    expect(screen.getByRole('button', { name: 'Halda áfram með skilríkjum' }).getAttribute('aria-busy')).toBe(
      'true',
    );
    press('Til baka');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Skráðu þig inn');
  });

  it('a gateway that is down says so, and the e-mail stays open', async () => {
    server([pending], refused(503, 'common.providerDown', 'Þjónustan svarar ekki.'));
    await renderInPage(<LoginModal request={{ view: 'personal-id' }} onClose={vi.fn()} />, sets);
    press('Halda áfram með skilríkjum');
    expect((await screen.findByRole('alert')).textContent).toBe('Þjónustan svarar ekki.');
    press('Netfang og lykilorð');
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Netfang');
  });

  it('V026 R103: reads the status by the token, which leaves the address at once, and goes where one wanted', async () => {
    const { seen } = server([
      pending,
      { status: 200, body: { status: 'success', access: 'a', refresh: 'r' } },
    ]);
    const router = await comeBack();
    expect(screen.getByText('Skilríkin eru athuguð …')).toBeTruthy();
    await waitFor(() => expect(router.state.location.search).toBe('?from=%2Faccount%2Fcontact'));
    await advance(3100);
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('/account/contact'));
    expect(seen.filter(({ path }) => path.includes(token))).toHaveLength(2);
  });

  it('V025 R104 R106 R052: an unknown person gives an e-mail address and has an account', async () => {
    const { seen } = server([unknown]);
    await comeBack();
    const field = await screen.findByLabelText('Netfang', { selector: 'input' });
    await waitFor(() => expect(document.activeElement).toBe(field));
    fireEvent.change(field, { target: { value: 'ný@' } });
    press('Búa til aðgang');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    fireEvent.change(field, { target: { value: 'ny@daemi.is' } });
    press('Búa til aðgang');
    await waitFor(() => expect(title()).toBe('Gott að fá þig með'));
    expect(seen.find(({ path }) => path.endsWith('create-user'))!.body).toEqual({
      email: 'ny@daemi.is',
      token,
    });
  });

  it('an address that is taken leads to its password; Back of the e-mail view to the mobile view (R052)', async () => {
    server([unknown], refused(400, 'contacts.emailExists', 'Netfangið er þegar í notkun.', { email: ['x'] }));
    await comeBack();
    fireEvent.change(await screen.findByLabelText('Netfang', { selector: 'input' }), {
      target: { value: 'jona@daemi.is' },
    });
    press('Búa til aðgang');
    await waitFor(() => expect(title()).toBe('Lykilorð'));
    expect(screen.getByRole('alert').textContent).toBe('Netfangið er þegar í notkun.');
    cleanup();
    server([unknown]);
    const router = await comeBack();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    await waitFor(() => expect(router.state.location.search).toBe('?from=%2Faccount%2Fcontact'));
    press('Til baka');
    await advance(5000);
    expect(title()).toBe('Skráðu þig inn');
    expect(router.state.location.search).toBe('?from=%2Faccount%2Fcontact');
  });

  it.each([
    ['electronicId.eidCancelled', 'Hætt var við auðkenningu.'],
    ['electronicId.eidExpired', 'Beiðnin er útrunnin. Byrjaðu aftur.'],
  ] as const)('R105: %s is a red toast, and one may begin again', async (code, detail) => {
    server([refused(400, code, detail)]);
    await comeBack();
    const toast = await screen.findByText(detail);
    expect(toast.closest('[data-tone]')?.getAttribute('data-tone')).toBe('danger');
    expect(screen.getByRole('button', { name: 'Halda áfram með skilríkjum' })).toBeTruthy();
  });

  const reload = async () => {
    cleanup();
    return comeBack('?from=%2Faccount%2Fcontact');
  };

  it('R104: a reload while the address is asked for goes on with the proved identity', async () => {
    const { seen } = server([unknown]);
    await comeBack();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    await reload();
    fireEvent.change(await screen.findByLabelText('Netfang', { selector: 'input' }), {
      target: { value: 'ny@daemi.is' },
    });
    press('Búa til aðgang');
    await waitFor(() => expect(title()).toBe('Gott að fá þig með'));
    expect(seen.find(({ path }) => path.endsWith('create-user'))!.body).toMatchObject({ token });
    await reload();
    expect(title()).toBe('Skráðu þig inn');
  });

  it('a token that was refused, or left for another way of signing in, is not taken up again', async () => {
    server([refused(400, 'electronicId.eidCancelled', 'Hætt var við auðkenningu.')]);
    await comeBack();
    await screen.findByRole('button', { name: 'Halda áfram með skilríkjum' });
    await reload();
    expect(title()).toBe('Skráðu þig inn');
    cleanup();
    server([unknown]);
    await comeBack();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    press('Til baka');
    await waitFor(() => expect(title()).toBe('Skráðu þig inn'));
    await reload();
    expect(title()).toBe('Skráðu þig inn');
  });

  it('a token is kept no longer than the server keeps what it proved', async () => {
    server([unknown]);
    await comeBack();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    vi.setSystemTime(Date.now() + provedMinutes * 60_000 + 1);
    await reload();
    expect(title()).toBe('Skráðu þig inn');
  });

  it('a proof that ran out before the address was given begins anew', async () => {
    server([unknown], refused(400, 'electronicId.eidExpired', 'Beiðnin er útrunnin. Byrjaðu aftur.'));
    await comeBack();
    fireEvent.change(await screen.findByLabelText('Netfang', { selector: 'input' }), {
      target: { value: 'jona@daemi.is' },
    });
    press('Búa til aðgang');
    expect(await screen.findByText('Beiðnin er útrunnin. Byrjaðu aftur.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Halda áfram með skilríkjum' })).toBeTruthy();
  });
});
