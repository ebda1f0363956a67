import { Refusal } from '@heima/domain/shared/refusal.ts';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { ownOrigin, ownPage } from './own-page.ts';

const production = (origin?: string) => ({
  origin,
  services: {
    config: {
      ...readConfig({
        PUBLIC_URL: 'https://heima.is',
        APP_PUBLIC_ORIGINS: 'https://app.heima.is, heima-app',
      }),
      NODE_ENV: 'production' as const,
    },
  },
});
const development = (origin?: string) => ({
  origin,
  services: { config: readConfig({ PUBLIC_URL: 'http://localhost:3000' }) },
});

describe('U06: addresses to come back to', () => {
  it.each([
    'https://heima.is',
    'https://heima.is/login',
    'https://heima.is/login?from=%2Faccount%2Fcontact',
    'https://heima.is/profile/edit?a=b',
    'https://app.heima.is/login',
    'https://heima.is/leit?q=%C3%9E%C3%B3rsgata',
  ])('%s is ours', (url) => {
    expect(ownPage(url, production())).toBe(new URL(url).href);
  });

  it('loses its fragment and a token of another visit', () => {
    expect(ownPage('https://heima.is/login?session_token=a&from=%2F#x', production())).toBe(
      'https://heima.is/login?from=%2F',
    );
  });

  it.each([
    '',
    '/login',
    '//heima.is/login',
    'heima.is/login',
    'http://heima.is/login',
    'https://heima.is:444/login',
    'https://heima.is.evil.example/login',
    'https://heima.isevil.example',
    'https://heima.is@evil.example/',
    'https://heima.is:x@evil.example/',
    'https://evil.example/https://heima.is/login',
    'https://evil.example/?https://heima.is',
    'https://evil.example#https://heima.is/',
    'https://heima.is\\@evil.example/',
    'https:\\\\heima.is/login',
    'https://heima.is/\\evil.example',
    'https://heima.is//evil.example/',
    'https://heima.is/a/..//evil.example',
    'https://heima.is/./%2e//evil.example',
    'https://heima.is/%5Cevil.example',
    'https://heima.is/%255Cevil.example',
    'https://heima.is/%2F%2Fevil.example%5C',
    'https://heima.is%2F@evil.example/',
    'https://heima.is%00.evil.example/',
    'https://heima.is/login%0d%0aset-cookie:%20a=b',
    'https://heima.is/login\r\nx: y',
    'https://heima.is/log in',
    'https://heima.is/login%09',
    'https://heima.is/\u202Elogin',
    'https://heima.is/%E0%A4%A',
    ' https://heima.is/login',
    'https://HEIMA.IS/login',
    'https://heima。is/login',
    'https://xn--heima-.is/login',
    'javascript:alert(1)//https://heima.is',
    'data:text/html,https://heima.is',
    'heima-app://login',
  ])('%j is refused at its field', (url) => {
    try {
      ownPage(url, production());
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(Refusal);
      expect((error as Refusal).fields).toEqual({ return_url: ['common.refusals.urlNotOurs'] });
    }
  });

  it('a developer’s machine has several names, production has not', () => {
    const url = 'http://127.0.0.1:3000/login';
    expect(ownPage(url, development('http://127.0.0.1:3000'))).toBe(url);
    expect(() => ownPage(url, development())).toThrow();
    expect(() => ownPage('https://evil.example/', development('https://evil.example'))).toThrow();
    expect(() => ownPage(url, production('http://127.0.0.1:3000'))).toThrow();
  });

  it('the host that embeds is one of our origins and nothing more', () => {
    expect(ownOrigin('https://heima.is', production())).toBe('https://heima.is');
    expect(ownOrigin('https://app.heima.is/', production())).toBe('https://app.heima.is');
    for (const wrong of ['https://heima.is/login', 'https://evil.example', 'https://heima.is:443x', ''])
      expect(() => ownOrigin(wrong, production())).toThrow();
  });
});
