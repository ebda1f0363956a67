import cookie from '@fastify/cookie';
import { themeCookieSeconds } from '@heima/domain/shared/theme.ts';
import Fastify from 'fastify';
import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { mountPages } from './pages.ts';
import { referencePage } from './reference-page.ts';

/** Stands for the built pages: each says the theme it was made for, and how many were made. */
let made = 0;
const build = {
  entry: {
    module: {
      pageRequestContext: 'request',
      RouterContextProvider: Map,
      createRequestHandler: () => async (_request: Request, context: Map<string, { theme?: string }>) => {
        made += 1;
        return new Response(`<html data-theme="${context.get('request')!.theme}">`, {
          headers: { 'content-type': 'text/html', 'cache-control': 'public, s-maxage=60' },
        });
      },
    },
  },
};

describe('gap: light and dark by hand', async () => {
  const app = Fastify();
  await app.register(cookie);
  const services = { config: readConfig({ PUBLIC_URL: 'https://heima.test' }), clock: () => new Date() };
  mountPages(app, services as never, async () => build as never, {
    mode: 'production',
    cache: true,
    identify: async () => undefined,
  });
  afterAll(() => app.close());
  const get = (url: string, theme?: string) =>
    app.inject({ url, headers: theme ? { cookie: `heima_theme=${theme}` } : {} });

  it.each(['light', 'dark'])(
    'keeps %s in a cookie of a year and leads to the page itself, without scripts',
    async (theme) => {
      const answer = await get(`/listings?rooms=2&theme=${theme}&q=%C3%9E`);
      expect(answer.statusCode).toBe(303);
      expect(answer.headers.location).toBe('/listings?rooms=2&q=%C3%9E');
      expect(answer.headers['cache-control']).toBe('private, no-store');
      expect(answer.cookies).toEqual([
        {
          name: 'heima_theme',
          value: theme,
          path: '/',
          sameSite: 'Lax',
          secure: true,
          maxAge: themeCookieSeconds,
        },
      ]);
    },
  );

  it.each([
    '/.//evil.example',
    '/x/..//evil.example',
    '/%2e//evil.example',
    '/./\\evil.example',
    '/%2e%2e///evil.example/',
  ])('found 34: never leads to another host: %s', async (path) => {
    const answer = await get(`${path}?theme=dark`);
    const location = answer.headers.location as string;
    expect(new URL(location, 'https://heima.test').host).toBe('heima.test');
  });

  it.each(['th%65me=dark', '%74heme=device&a=1', 'theme=dark&theme=light'])(
    'leads on once, however the name is written: %s',
    async (query) => {
      let answer = await get(`/listings?${query}`);
      if (answer.statusCode === 303) answer = await get(answer.headers.location as string);
      expect(answer.statusCode).toBe(200);
    },
  );

  it('gives the choice back to the device', async () => {
    const answer = await get('/?theme=device', 'dark');
    expect(answer.headers.location).toBe('/');
    expect(answer.cookies).toMatchObject([{ name: 'heima_theme', value: '' }]);
    expect(answer.cookies[0]!.expires!.getTime()).toBe(0);
  });

  it.each(['blue', '', 'dark&theme=light', 'DARK'])('takes “%s” for no choice', async (asked) => {
    const answer = await get(`/?theme=${asked}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([]);
  });

  it('leads to our own page, whatever host the request line names', async () => {
    const answer = await app.inject({ url: 'http://annar.example/listings?theme=dark' });
    expect(answer.headers.location).toBe('/listings');
  });

  it('a kept page never shows the choice of another', async () => {
    made = 0;
    const shown = async (theme?: string) => (await get('/kept', theme)).body;
    for (const time of [1, 2]) {
      expect(await shown(), `${time}`).toContain('data-theme="undefined"');
      expect(await shown('dark')).toContain('data-theme="dark"');
      expect(await shown('light')).toContain('data-theme="light"');
      // What is no theme makes no page of its own.
      expect(await shown('"><script>')).toContain('data-theme="undefined"');
    }
    expect(made).toBe(3);
  });

  it('the reference of the API follows it', () => {
    expect(referencePage('Heima', 'is', 'dark')).toContain('<html lang="is" data-theme="dark">');
    expect(referencePage('Heima', 'is', undefined)).toContain('<html lang="is">');
  });
});
