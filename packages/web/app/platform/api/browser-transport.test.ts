import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterSignedOut } from '#platform/errors/signed-out.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { browserTransport } from './browser-transport.ts';
import { callEndpoint } from './call.ts';
import { ApiProblem } from './problem.ts';

const ended = () => refused(401, 'sessions.sessionEnded', 'Skráðu þig inn aftur.');
const ask = () => callEndpoint(browserTransport, currentUser, {});
const place = { assign: vi.fn(), reload: vi.fn(), pathname: '/account/contact', search: '', hash: '' };

beforeEach(() => {
  document.documentElement.dataset.viewer = 'u1';
  vi.stubGlobal('location', place);
});
afterEach(() => {
  delete document.documentElement.dataset.viewer;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

describe('a session that has run out', () => {
  it('R074: is renewed once for all calls, by the cookie and without an authorization header', async () => {
    let renewed = false;
    const { seen } = fakeApi(({ path }) => {
      if (path === '/token/refresh') {
        renewed = true;
        return { status: 200, body: { access: 'a', refresh: 'r' } };
      }
      return renewed ? { status: 200, body: { id: 'u1' } } : ended();
    });
    await Promise.all([ask(), ask(), ask()]);
    const renewals = seen.filter(({ path }) => path === '/token/refresh');
    expect(renewals).toHaveLength(1);
    expect(renewals[0]!.body).toEqual({});
    expect(Object.keys(renewals[0]!.headers ?? {}).map((name) => name.toLowerCase())).not.toContain(
      'authorization',
    );
  });

  it('R075: is over when the renewal is refused: the person is logged out and what was kept is cleared', async () => {
    const { seen } = fakeApi(({ path }) => (path === '/logout' ? { status: 204 } : ended()));
    localStorage.setItem('heima.sidebar-folded', '1');
    const error = await ask().catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiProblem);
    expect((error as ApiProblem).status).toBe(401);
    await afterSignedOut();
    expect(localStorage).toHaveLength(0);
    expect(document.documentElement.dataset.viewer).toBeUndefined();
    expect(seen.at(-1)!.path).toBe('/logout');
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it('U13: is not over when the renewal’s answer is lost', async () => {
    const { seen } = fakeApi(({ path }) => (path === '/token/refresh' ? 'lost' : ended()));
    const error = await ask().catch((thrown: unknown) => thrown);
    expect((error as ApiProblem).status).toBe(401);
    expect(seen.some(({ path }) => path === '/logout')).toBe(false);
  });
});
