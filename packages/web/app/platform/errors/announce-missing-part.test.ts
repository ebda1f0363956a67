import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renewedBuildScript } from '#platform/renewed-build-script.ts';
import { announceMissingPart } from './announce-missing-part.ts';
import { onPageProblem, type PageProblem } from './problem-events.ts';
import { keepPage } from './signed-out.ts';

const page = 'http://localhost/listings/7?photo=2';
const place = { href: page, origin: 'http://localhost', reload: vi.fn(), replace: vi.fn() };
const told: PageProblem[] = [];
let letGo = () => {};

/** Runs the script of a page as the browser does when the page is loaded. */
function load(type: 'reload' | 'navigate' = 'navigate'): void {
  vi.stubGlobal('performance', {
    now: () => 5000,
    getEntriesByType: () => [{ type }],
  });
  window.heimaEarly = { end: () => {} };
  // biome-ignore lint/security/noGlobalEval: the script stands in the page as text.
  globalThis.eval(renewedBuildScript);
}
const serverHas = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }));
const missing = (begunAt: number | undefined, onTold?: () => void) =>
  announceMissingPart(new TypeError('Failed to fetch dynamically imported module'), begunAt, onTold);
const button = (words: string) =>
  [...document.querySelectorAll('button')].find((one) => one.textContent === words)!;

beforeEach(() => {
  vi.stubGlobal('location', place);
  vi.stubGlobal('__reactRouterManifest', { url: '/assets/manifest-1.js' });
  document.body.innerHTML = '<p><button>Vista</button></p><p><button>Deila</button></p>';
  letGo = onPageProblem((problem) => told.push(problem));
});
afterEach(() => {
  letGo();
  told.length = 0;
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  sessionStorage.clear();
  window.heimaRenewed = undefined as never;
});

describe('found 24: after a new build', () => {
  it('a press whose part is gone is carried out by the page that is loaded anew', async () => {
    load();
    serverHas(404);
    button('Deila').click();
    missing(5010);
    await vi.waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(told).toEqual([]);

    load('reload');
    const pressed = vi.fn();
    button('Deila').onclick = pressed;
    button('Vista').onclick = () => expect.unreachable();
    window.heimaEarly?.act?.();
    expect(pressed).toHaveBeenCalledTimes(1);
    // Not once more, should the page be loaded again.
    load('reload');
    expect(window.heimaEarly?.act).toBeUndefined();
  });

  it('what was pressed long before the part was asked for is not repeated', async () => {
    load();
    serverHas(404);
    button('Vista').click();
    missing(7000);
    await vi.waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    load('reload');
    expect(window.heimaEarly?.act).toBeUndefined();
  });

  it('the page is loaded anew once, and its part is then reported missing', async () => {
    load();
    serverHas(404);
    missing(5000);
    await vi.waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    const onTold = vi.fn();
    load('reload');
    missing(5000, onTold);
    await vi.waitFor(() => expect(told).toEqual([{ kind: 'offline' }]));
    expect(onTold).toHaveBeenCalledTimes(1);
    expect(place.reload).toHaveBeenCalledTimes(1);
  });

  it('with the same build, without a connection, or with something unsaved the page stays and says so', async () => {
    load();
    serverHas(200);
    missing(5000);
    await vi.waitFor(() => expect(told.length).toBe(1));
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    missing(5000);
    await vi.waitFor(() => expect(told.length).toBe(2));
    serverHas(404);
    const drop = keepPage(() => {});
    missing(5000);
    drop();
    expect(told.length).toBe(3);
    expect(place.reload).not.toHaveBeenCalled();
  });

  it('one is led to where the router was going when it loaded the page anew', () => {
    load();
    const location = { pathname: '/about', search: '?a=1', hash: '#tenants' };
    vi.stubGlobal('__reactRouterDataRouter', { state: { navigation: { location } } });
    window.dispatchEvent(new Event('pagehide'));
    load('reload');
    expect(place.replace).toHaveBeenCalledWith('http://localhost/about?a=1#tenants');
    // Whoever leaves for another page by themselves is led nowhere.
    window.dispatchEvent(new Event('pagehide'));
    load('navigate');
    load('reload');
    expect(place.replace).toHaveBeenCalledTimes(1);
  });

  it('what failed without a connection is had by a new page once there is one, and the press is carried out there', async () => {
    load();
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    const onTold = vi.fn();
    button('Deila').click();
    missing(5010, onTold);
    await vi.waitFor(() => expect(onTold).toHaveBeenCalledTimes(1));
    expect(told).toEqual([{ kind: 'offline' }]);
    serverHas(200);
    button('Deila').click();
    missing(5010, onTold);
    await vi.waitFor(() => expect(place.reload).toHaveBeenCalledTimes(1));
    expect(onTold).toHaveBeenCalledTimes(1);
    load('reload');
    const pressed = vi.fn();
    button('Deila').onclick = pressed;
    window.heimaEarly?.act?.();
    expect(pressed).toHaveBeenCalledTimes(1);
  });
});
