import type { OwnIdentity } from '@heima/domain/identity/endpoints.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { IdentitySection } from './identity-section.tsx';

const sets = ['accounts', 'contacts', 'electronicId', 'identity', 'proofs', 'sessions', 'signIn'];
const id = '01990000-0000-7000-8000-000000000001';
const session = '01990000-0000-7000-8000-000000000002';
const token = 'b'.repeat(64);
const place = {
  assign: vi.fn(),
  origin: 'http://heima.test',
  pathname: '/profile/edit',
  search: '',
  hash: '',
};
const phone = { id: 'p1', country_code: '+354', country_code_obj: null, number: '6112345', verified: true };
const account = { id, phones: [phone], primary_phone_id: 'p1' };
const nothing: OwnIdentity = {
  verified: false,
  full_name: 'Jóna Jónsdóttir',
  birth_date: null,
  personal_id: null,
  personal_id_country: null,
  mobile_login: false,
  personal_id_login: false,
  verification: null,
};
const proved: OwnIdentity = {
  ...nothing,
  verified: true,
  birth_date: '1930-01-01',
  personal_id: '0101302399',
  personal_id_country: 'IS',
  mobile_login: true,
};
const verification = (status: string, code: number | null, under_review = false) =>
  ({ session_id: session, status, code, under_review, review_refused: null }) as OwnIdentity['verification'];

type Request = Parameters<Parameters<typeof fakeApi>[0]>[0];
type Reply = Awaited<ReturnType<Parameters<typeof fakeApi>[0]>>;

/** Answers with the identity as it is at the time, and with what a test adds. */
const server = (
  identity: () => OwnIdentity,
  answer: (request: Request) => Reply | undefined = () => undefined,
) =>
  fakeApi((request) => {
    if (request.path === `/users/${id}/identity`) return { status: 200, body: identity() };
    return answer(request) ?? { status: 500, body: { code: 'common.unexpected', detail: '' } };
  });
const show = (address = '/profile/edit') =>
  renderInPage(<IdentitySection account={account} page="/profile/edit" />, sets, { address });
const part = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('location', place);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('V042: the phone’s electronic ID', () => {
  const begun: Reply = {
    status: 200,
    body: {
      control_code: '4271',
      token: 't',
      expires_at: new Date(Date.now() + 120_000).toISOString(),
    },
  };
  const statusPath = `/users/${id}/activate-mobile-login/status/t`;

  it('shows the control code, asks until it is tied, and then what it says', async () => {
    let now = nothing;
    const replies: Reply[] = [
      { status: 200, body: { status: 'pending' } },
      { status: 200, body: { status: 'success' } },
    ];
    const { seen } = server(
      () => now,
      ({ path, method }) => {
        if (path === statusPath) return replies.shift();
        return method === 'POST' ? begun : undefined;
      },
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Virkja skilríki í síma' }));
    await advance(0);
    expect(await screen.findByText('4271')).toBeTruthy();
    expect(screen.getByText('611 2345')).toBeTruthy();
    now = proved;
    await advance(3000);
    expect(await screen.findByText('Skilríki í síma eru tengd aðganginum')).toBeTruthy();
    await waitFor(() => expect(part('Rafræn skilríki í síma').getByText('Virkt')).toBeTruthy());
    expect(screen.getByText('010130-2399')).toBeTruthy();
    expect(screen.queryByText('4271')).toBeNull();
    expect(seen.filter(({ path }) => path === statusPath)).toHaveLength(2);
  });

  it('a refusal clears the code and shows why; it can be cancelled and begun again', async () => {
    server(
      () => nothing,
      ({ path }) => (path === statusPath ? refused(409, 'identity.nameDiffers', 'Nafnið er annað.') : begun),
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Virkja skilríki í síma' }));
    await advance(0);
    expect((await screen.findByRole('alert')).textContent).toBe('Nafnið er annað.');
    expect(screen.queryByText('4271')).toBeNull();
    expect(screen.getByRole('button', { name: 'Virkja skilríki í síma' })).toBeTruthy();
  });

  it('says that a number must be verified first', async () => {
    server(() => nothing);
    await renderInPage(
      <IdentitySection account={{ id, phones: [], primary_phone_id: null }} page="/profile/edit" />,
      sets,
    );
    expect(await screen.findByText('Skráðu og staðfestu símanúmer fyrst.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Virkja skilríki í síma' })).toBeNull();
  });
});

describe('V043: other electronic IDs', () => {
  it('goes to the gateway and comes back to this page', async () => {
    const { seen } = server(
      () => nothing,
      () => ({ status: 200, body: { session_token: token, url: 'http://gatt.test/x' } }),
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Tengja skilríki' }));
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('http://gatt.test/x'));
    expect(seen.find(({ method }) => method === 'POST')!.body).toEqual({
      return_url: 'http://heima.test/profile/edit?identity=1',
      origin_host: 'http://heima.test',
    });
  });

  it('ties the ID by the token, which leaves the address at once', async () => {
    let now = nothing;
    server(
      () => now,
      ({ path }) => {
        if (path !== `/users/${id}/activate-personal-id/${token}`) return undefined;
        now = { ...proved, mobile_login: false, personal_id_login: true };
        return { status: 200, body: { status: 'success' } };
      },
    );
    const { router } = await show(`/profile/edit?identity=1&session_token=${token}`);
    await waitFor(() => expect(router.state.location.search).toBe('?identity=1'));
    expect(await screen.findByText('Skilríkin eru tengd aðganginum')).toBeTruthy();
    await waitFor(() => expect(part('Önnur rafræn skilríki').getByText('Virkt')).toBeTruthy());
  });

  it.each([
    ['the server’s message', 'Hætt var við auðkenningu.', 'Hætt var við auðkenningu.'],
    ['Unknown error where it says nothing', '', 'Óþekkt villa'],
  ])('R108: a failure shows %s', async (_, detail, text) => {
    server(
      () => nothing,
      () => refused(400, 'electronicId.eidCancelled', detail),
    );
    await show(`/profile/edit?session_token=${token}`);
    expect((await screen.findByRole('alert')).textContent).toBe(text);
    expect(screen.getByRole('button', { name: 'Tengja skilríki' })).toBeTruthy();
  });
});

describe('V041: verification of a document', () => {
  it.each([
    ['R109', 'completed', 9001, /Staðfest: skilríkin voru samþykkt/, undefined],
    ['R110', 'declined', 9102, /Skilríkjunum var hafnað/, 'Reyna aftur'],
    ['R111', 'resubmission', 9103, /Myndirnar dugðu ekki/, 'Halda áfram hjá Veriff'],
    ['R112', 'expired', 9104, /Tíminn rann út/, 'Reyna aftur'],
    ['R113', 'error', 0, /Villa kom upp hjá þjónustunni/, 'Reyna aftur'],
    ['R109', 'pending', null, /Beðið er eftir niðurstöðu/, 'Halda áfram hjá Veriff'],
  ] as const)('%s: %s (%s) has its words and its way on', async (_, status, code, text, way) => {
    server(
      () => ({ ...nothing, verification: verification(status, code) }),
      ({ path }) =>
        path.includes('/veriff/status/') ? { status: 200, body: verification(status, code) } : undefined,
    );
    await show();
    expect((await screen.findByText(text)).closest('[role="status"]')).not.toBeNull();
    const buttons = part('Vegabréf eða nafnskírteini').queryAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(way ? [way] : []);
  });

  it('an accepted document of another name is said to be looked at', async () => {
    server(() => ({ ...nothing, verification: verification('completed', 9001, true) }));
    await show();
    expect(await screen.findByText(/Starfsfólk okkar skoðar það/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Senda önnur skilríki' })).toBeTruthy();
  });

  it('V041: a refusal of staff says why and when, and another document can be sent', async () => {
    const review_refused = { reason: 'Nafnið er annað.', at: '2026-11-27T10:00:00Z' };
    const refusedOne = { ...verification('completed', 9001)!, review_refused };
    server(() => ({ ...nothing, verification: refusedOne }));
    await show();
    expect(await screen.findByText(/27\.11\.2026.*Nafnið er annað\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Senda önnur skilríki' })).toBeTruthy();
  });

  it('goes to the provider’s page, and asks every five seconds while nothing is decided', async () => {
    let now: OwnIdentity = nothing;
    const { seen } = server(
      () => now,
      ({ path, method }) => {
        if (method === 'POST')
          return { status: 201, body: { session_id: session, url: 'http://veriff.test/v' } };
        if (!path.includes('/veriff/status/')) return undefined;
        const asked = seen.filter((one) => one.path === path).length;
        if (asked < 3) return { status: 200, body: verification('pending', null) };
        now = { ...nothing, verified: true, verification: verification('completed', 9001) };
        return { status: 200, body: now.verification };
      },
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Staðfesta með skilríkjum' }));
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('http://veriff.test/v'));
    expect(seen.find(({ method }) => method === 'POST')!.body).toEqual({
      return_url: 'http://heima.test/profile/edit?identity=1',
    });
    cleanup();
    now = { ...nothing, verification: verification('pending', null) };
    await show('/profile/edit?identity=1');
    await screen.findByText(/Beðið er eftir niðurstöðu/);
    await advance(10_500);
    expect(await screen.findByText(/Staðfest: skilríkin/)).toBeTruthy();
    expect(await screen.findByText(/Búið er að staðfesta hver þú ert/)).toBeTruthy();
  });
});

describe('the national registry', () => {
  const refreshPath = `/users/${id}/refresh-entity`;

  it('R127 R128 R129 R135: shows what is locked, and a success toast after asking anew', async () => {
    let now = proved;
    const { seen } = server(
      () => now,
      ({ path }) => {
        if (path !== refreshPath) return undefined;
        now = { ...proved, full_name: 'Nýja Nafnið' };
        return { status: 200, body: { full_name: 'Nýja Nafnið', birth_date: '1930-01-01' } };
      },
    );
    await show();
    expect(await screen.findByText('010130-2399')).toBeTruthy();
    expect(screen.getByText('01.01.1930')).toBeTruthy();
    press('Uppfæra úr þjóðskrá');
    expect(await screen.findByText('Upplýsingarnar voru uppfærðar')).toBeTruthy();
    expect(await screen.findByText('Nýja Nafnið')).toBeTruthy();
    expect(seen.filter(({ path }) => path === refreshPath)).toHaveLength(1);
  });

  it('R130: a failure toast names the cause', async () => {
    server(
      () => proved,
      () => refused(503, 'common.providerDown', 'Þjóðskrá svarar ekki.'),
    );
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Uppfæra úr þjóðskrá' }));
    expect(await screen.findByText('Ekki tókst að uppfæra upplýsingarnar')).toBeTruthy();
    expect(screen.getByText('Þjóðskrá svarar ekki.')).toBeTruthy();
  });
});
