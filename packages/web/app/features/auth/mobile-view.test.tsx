import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { LoginModal } from './login-modal.tsx';
import type { LoginRequest } from './login-request.ts';

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
  pathname: '/',
  search: '',
  hash: '',
};
const user = { id: '01990000-0000-7000-8000-000000000001', full_name: 'Jóna', birth_date: '1990-02-03' };
const start = '/e-sign/mobile-login';
const status = `${start}/status/mitt-merki`;

type Reply = Parameters<typeof fakeApi>[0] extends (request: never) => infer R ? Awaited<R> : never;

const begun = {
  status: 200,
  body: {
    control_code: '4271',
    token: 'mitt-merki',
    expires_at: new Date(Date.now() + 120_000).toISOString(),
  },
};
/** Answers the start and each question in turn; the last answer stays. */
const server = (answers: { start?: Reply[]; status?: Reply[] }) => {
  const turn = (list: Reply[]) => (list.length > 1 ? list.shift()! : list[0]!);
  const starts = answers.start ?? [begun];
  const statuses = answers.status ?? [{ status: 200, body: { status: 'pending' } }];
  return fakeApi(({ path }) => {
    if (path === start) return turn(starts);
    if (path === status) return turn(statuses);
    return { status: 200, body: user };
  });
};
const pending = { status: 200, body: { status: 'pending' } };
const success = { status: 200, body: { status: 'success', access: 'a', refresh: 'r' } };

const open = (request: LoginRequest = {}, close = vi.fn()) =>
  renderInPage(<LoginModal request={request} onClose={close} />, sets).then(() => close);
const title = () => screen.getByRole('heading', { level: 2 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (label: string) => screen.getByLabelText(label, { selector: 'input, textarea, select' });
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const giveNumber = async (number = '6112345') => {
  type('Símanúmer', number);
  press('Halda áfram');
  await advance(0);
};

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

describe('signing in by phone', () => {
  it('V018 R076 R077 X02: shows the control code, asks until it succeeds, and then fetches the user', async () => {
    const { seen } = server({ status: [pending, pending, success] });
    await open({ redirect: '/account/contact' });
    await giveNumber();
    const code = await screen.findByText('4271');
    expect(code.tagName).toBe('OUTPUT');
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Öryggistala' }));
    expect(screen.getByText('611 2345')).toBeTruthy();
    expect(screen.getByText('Beðið eftir staðfestingu …').getAttribute('role')).toBe('status');
    expect(screen.getByText(/sekúndur eftir/)).toBeTruthy();
    const asked = () => seen.filter(({ path }) => path === status).length;
    expect(asked()).toBe(1);
    await advance(2500);
    expect(asked()).toBe(1);
    await advance(600);
    expect(asked()).toBe(2);
    await advance(3000);
    await waitFor(() => expect(place.assign).toHaveBeenCalledWith('/account/contact'));
    expect(seen.some(({ path }) => path === '/auth/user')).toBe(true);
    await advance(9000);
    expect(asked()).toBe(3);
  });

  it('a lost answer, a limit and a server in trouble are asked again', async () => {
    const { seen } = server({
      status: [
        'lost',
        refused(503, 'common.providerDown', 'Ekki núna.'),
        refused(429, 'common.tooManyRequests', 'Of oft.'),
        success,
      ],
    });
    await open();
    await giveNumber();
    await advance(9500);
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(seen.filter(({ path }) => path === status)).toHaveLength(4);
  });

  it('R078 R115: an unknown number asks for an e-mail address; the bio view follows, without the known birth date', async () => {
    const unknown = refused(400, 'electronicId.phoneNotFoundOnUser', 'Enginn notandi.');
    const { seen } = server({ start: [unknown, begun], status: [success] });
    await open();
    await giveNumber();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Símanúmerið fannst ekki. Sláðu inn netfang.',
    );
    expect(document.activeElement).toBe(field('Netfang'));
    press('Halda áfram');
    expect(screen.getByText('Sláðu inn gilt netfang')).toBeTruthy();
    type('Netfang', ' ny@daemi.is ');
    press('Halda áfram');
    await advance(0);
    expect(seen.filter(({ path }) => path === start).at(-1)!.body).toEqual({
      phone: '+3546112345',
      email: 'ny@daemi.is',
    });
    await waitFor(() => expect(title()).toBe('Gott að fá þig með'));
    expect(screen.queryByLabelText('Dagur')).toBeNull();
    press('Halda áfram');
    expect(await screen.findByText('Skrifaðu nokkur orð um þig, eða gerðu þetta síðar.')).toBeTruthy();
    type('Um þig', 'Kennari.');
    press('Halda áfram');
    await advance(0);
    expect(seen.find(({ method }) => method === 'PATCH')!.body).toEqual({
      bio: 'Kennari.',
      birth_date: '1990-02-03',
    });
  });

  it('R115: asking about oneself can be switched off; another number takes the e-mail field away', async () => {
    const unknown = refused(400, 'electronicId.phoneNotFoundOnUser', 'Enginn notandi.');
    server({ start: [unknown, begun], status: [success] });
    await open({ askBio: false });
    await giveNumber();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    type('Símanúmer', '6112346');
    expect(screen.queryByLabelText('Netfang', { selector: 'input' })).toBeNull();
    await giveNumber('6112347');
    await advance(100);
    await waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
  });

  it('R080 R081 R084: an address that is taken moves to the password with its message', async () => {
    const unknown = refused(400, 'electronicId.phoneNotFoundOnUser', 'Enginn notandi.');
    const taken = refused(400, 'contacts.emailExists', 'Tekið.', { email: ['Tekið.'] });
    server({ start: [unknown, begun], status: [taken] });
    await open();
    await giveNumber();
    await screen.findByLabelText('Netfang', { selector: 'input' });
    type('Netfang', 'jona@daemi.is');
    press('Halda áfram');
    await advance(0);
    await waitFor(() => expect(title()).toBe('Lykilorð'));
    expect(screen.queryByText('4271')).toBeNull();
    expect(screen.getByText('jona@daemi.is')).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toBe(
      'Netfangið er þegar í notkun. Vinsamlegast skráðu þig inn með lykilorði.',
    );
  });

  it.each([
    ['electronicId.phoneFoundNotPrimary', 'x', 'Sími skráður á notanda en ekki notaður til innskráningar'],
    ['electronicId.authenticationServerError', 'x', 'Ekki tókst að tengjast þjónustu rétt.'],
    ['electronicId.eidNotHolder', 'Engin skilríki hér.', 'Engin skilríki hér.'],
    ['electronicId.tooManyEidStarts', 'Of margar beiðnir.', 'Of margar beiðnir.'],
    ['common.unexpected', 'Innri villa.', 'Eitthvað fór úrskeiðis. Reyndu aftur.'],
  ] as const)(
    'R079 R082 R083 R095 R098: the start refused with %s shows its text',
    async (code, detail, text) => {
      server({ start: [refused(code === 'common.unexpected' ? 500 : 400, code, detail)] });
      await open();
      await giveNumber();
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect((field('Símanúmer') as HTMLInputElement).value).toBe('611 2345');
    },
  );

  it.each([
    ['electronicId.eidCancelled', 'Hætt var við.', 'Hætt var við.'],
    ['electronicId.eidExpired', 'Útrunnið.', 'Útrunnið.'],
    ['electronicId.identityMismatch', 'Ekki þín skilríki.', 'Ekki þín skilríki.'],
    ['electronicId.phoneFoundNotPrimary', 'x', 'Sími skráður á notanda en ekki notaður til innskráningar'],
    ['electronicId.authenticationServerError', 'x', 'Ekki tókst að tengjast þjónustu rétt.'],
  ] as const)(
    'R083 R084: %s while waiting clears the control code and shows its text',
    async (code, detail, text) => {
      server({ status: [pending, refused(400, code, detail)] });
      await open();
      await giveNumber();
      await screen.findByText('4271');
      await advance(3000);
      expect((await screen.findByRole('alert')).textContent).toBe(text);
      expect(screen.queryByText('4271')).toBeNull();
      expect(document.activeElement).toBe(field('Símanúmer'));
    },
  );

  it('can be cancelled while waiting, asks no more then, and Escape closes', async () => {
    const { seen } = server({});
    const close = await open();
    await giveNumber();
    await screen.findByText('4271');
    press('Hætta við');
    expect(document.activeElement).toBe(field('Símanúmer'));
    const count = seen.length;
    await advance(9000);
    expect(seen).toHaveLength(count);
    fireEvent.keyDown(field('Símanúmer'), { key: 'Escape' });
    expect(close).toHaveBeenCalledTimes(1);
  });
});
