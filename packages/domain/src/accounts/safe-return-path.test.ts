import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

describe('the path to return to after signing in', () => {
  it.each([
    '/',
    '/listings?q=100%&area=Þingholt#kort',
    '/start-listing?step=2',
    '/rental-contracts/1/termination-requests/default',
    '/loginn',
    '/apinn',
    '/listings?next=https://annar.is',
  ])('U06 R041: keeps %s', (path) => {
    expect(safeReturnPath(path)).toBe(path);
  });

  it.each([
    'https://evil.is',
    '//evil.is',
    '///evil.is',
    '/\\evil.is',
    '\\\\evil.is',
    '/%2Fevil.is',
    '/%2F%2Fevil.is',
    '/%5Cevil.is',
    '/%255Cevil.is',
    '/%25252Fevil.is',
    '/\t/evil.is',
    '/\n/evil.is',
    '/%09/evil.is',
    '/%0d%0aSet-Cookie:a',
    '/..//evil.is',
    '/%2e%2e//evil.is',
    '/a/../../evil.is',
    '/./evil.is',
    'javascript:alert(1)',
    ' /listings',
    'listings',
    'data:text/html,x',
    '',
    `/${'a'.repeat(2001)}`,
    '/%E0%A4%A',
  ])('U06: %j leads home', (path) => {
    expect(safeReturnPath(path)).toBe('/');
  });

  it.each(['/login', '/login/?from=/x', '/LOGIN?x', '/api/v1/phones/1/verify', '/%61pi/v1/logout'])(
    'never leads to signing in again or to a call: %s',
    (path) => {
      expect(safeReturnPath(path)).toBe('/');
    },
  );

  it.each([undefined, null, 5, ['/x'], {}])('%j is no path', (value) => {
    expect(safeReturnPath(value)).toBe('/');
  });

  it('stays on the site however a browser reads it', () => {
    const { URL: BrowserUrl } = globalThis as unknown as {
      URL: new (path: string, base: string) => { origin: string };
    };
    const parts = ['/', '\\', '%2f', '%5c', '.', '..', '%2e', '\t', '@', ':', 'evil.is', 'x', '?', '#', ' '];
    let seed = 7;
    const next = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed;
    };
    for (let i = 0; i < 20_000; i += 1) {
      const text = Array.from({ length: 1 + (next() % 7) }, () => parts[(next() >> 8) % parts.length]).join(
        '',
      );
      const path = safeReturnPath(text);
      expect(new BrowserUrl(path, 'https://heima.is').origin, text).toBe('https://heima.is');
    }
  });
});
