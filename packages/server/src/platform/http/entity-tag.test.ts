import { countListings } from '@heima/domain/listing-search/endpoints.ts';
import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { isHeld } from './entity-tag.ts';

describe('found 22: what is held already is not sent again', async () => {
  const app = await testApp();

  it.each([
    ['"a"', 'W/"a"', true],
    ['W/"a"', 'W/"a"', true],
    ['W/"a"', '"a"', true],
    ['"x", W/"a" ,"y"', 'W/"a"', true],
    ['"x,y","a"', '"a"', true],
    ['*', 'W/"a"', true],
    [undefined, '"a"', false],
    ['', '"a"', false],
    ['a', '"a"', false],
    ['"A"', '"a"', false],
    ['"x", "*"', '"a"', false],
    ['"b"a"', '"a"', false],
  ])('%s names %s: %s', (header, tag, held) => {
    expect(isHeld(header, tag)).toBe(held);
  });

  it('holds for calls: lists, weak marks and *, on GET and HEAD alone', async () => {
    const url = `/api/v1${countListings.path}`;
    const ask = (held: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', at = url) =>
      app.app.inject({ method, url: at, headers: { 'if-none-match': held } });
    const etag = String((await app.app.inject({ url })).headers.etag);
    for (const held of [etag, etag.slice(2), `"x", ${etag}`, '*']) {
      const answer = await ask(held);
      expect([answer.statusCode, answer.body, answer.headers.etag], held).toEqual([304, '', etag]);
      expect((await ask(held, 'HEAD')).statusCode).toBe(304);
    }
    expect((await ask('"x"')).statusCode).toBe(200);
    // What failed is never held.
    expect((await ask('*', 'GET', '/api/v1/nothing')).statusCode).toBe(404);
    expect((await ask('*', 'POST', '/api/v1/token')).statusCode).toBe(400);
  });
});
