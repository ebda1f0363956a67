import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readClientId } from '#entities/listing/client-id.ts';
import { takeLaterToast } from '#platform/errors/later-toast.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { finishLogin } from './finish-login.ts';

const clientId = 'abcdefghijklmnopqrstuvwxyz012345';
const userId = '01990000-0000-7000-8000-000000000001';
const go = { to: vi.fn(), reload: vi.fn() };

const cookie = (text: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the test sets the visitor's cookie as the wizard does.
  document.cookie = text;
};

/** The network; `claim` is the answer to claiming the draft. */
const server = (claim: ReturnType<typeof refused> = { status: 200, body: {} }) =>
  fakeApi(({ path }) => {
    if (path.startsWith('/listingprogress')) return { status: 200, body: { listing_id: 'listing-1' } };
    if (path.startsWith('/listings/')) return claim;
    return { status: 200, body: { id: userId } };
  });

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  vi.unstubAllGlobals();
  cookie('heima_client=; path=/; max-age=-1');
});

describe('after signing in', () => {
  it('R053: callback, message and redirect path, in this order', async () => {
    server();
    const order: string[] = [];
    await finishLogin(
      { redirect: '/listings/1', onSuccess: () => void order.push('callback'), message: 'Þú ert inni' },
      { to: (path) => order.push(path), reload: () => order.push('reload') },
    );
    expect(order).toEqual(['callback', '/listings/1']);
    expect(takeLaterToast()).toBe('Þú ert inni');
    expect(takeLaterToast()).toBeUndefined();
  });

  it('stays on the page, loaded anew, when no path was asked for', async () => {
    server();
    await finishLogin({}, go);
    expect(go.reload).toHaveBeenCalledTimes(1);
    expect(go.to).not.toHaveBeenCalled();
  });

  it('U06: a path that leads off-site leads home', async () => {
    server();
    for (const redirect of ['https://evil.is', '//evil.is', 'javascript:alert(1)', '/\\evil.is']) {
      await finishLogin({ redirect }, go);
      expect(go.to).toHaveBeenLastCalledWith('/');
    }
  });

  it('G30: the draft of this browser is asked for as a visitor, claimed, and the client id forgotten', async () => {
    cookie(`heima_client=${clientId}; path=/`);
    const { seen } = server();
    await finishLogin({}, go);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'GET /auth/user',
      `GET /listingprogress?client_id=${clientId}`,
      'PATCH /listings/listing-1',
    ]);
    expect(seen[2]!.body).toEqual({ client_id: clientId, owner_id: userId });
    expect(readClientId(document.cookie)).toBeUndefined();
  });

  it('G30: a draft that another has claimed is forgotten; one that fails for now is tried again, and both sign in', async () => {
    cookie(`heima_client=${clientId}; path=/`);
    server(refused(503, 'common.providerDown', 'Svarar ekki.'));
    await finishLogin({}, go);
    expect(readClientId(document.cookie)).toBe(clientId);
    server(refused(409, 'common.notAllowed', 'Þegar eignað.'));
    await finishLogin({}, go);
    expect(readClientId(document.cookie)).toBeUndefined();
    expect(go.reload).toHaveBeenCalledTimes(2);
  });
});
