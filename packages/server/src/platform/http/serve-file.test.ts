import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { startS3Server } from '#adapters/file-store/s3-server.builder.ts';
import { testApp } from '#testing/test-app.ts';

const name = 'listing-images/0197aa00-0000-7000-8000-000000000000-320.webp';
const bytes = Buffer.from('0123456789');
const server = await startS3Server();
afterAll(() => server.remove());

interface Answer {
  status: number | undefined;
  headers: http.IncomingHttpHeaders;
  body: string;
}

describe.each([
  ['a folder', {}],
  ['S3', server.environment],
])('a file of %s over HTTP', async (_, environment) => {
  const app = await testApp(environment);
  await app.services.files.put(name, bytes);
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const get = (headers: Record<string, string> = {}, path = `/media/${name}`, method = 'GET') =>
    new Promise<Answer>((resolve, reject) => {
      http
        .request({ host: '127.0.0.1', port, path, headers, method }, (answer) => {
          buffer(answer).then(
            (body) => resolve({ status: answer.statusCode, headers: answer.headers, body: body.toString() }),
            reject,
          );
        })
        .on('error', reject)
        .end();
    });

  it('comes whole with its length, in parts where they are asked for, and not beyond its end', async () => {
    const whole = await get();
    expect([whole.status, whole.body, whole.headers['content-length']]).toEqual([200, '0123456789', '10']);
    expect(whole.headers['accept-ranges']).toBe('bytes');
    const head = await get({}, undefined, 'HEAD');
    expect([head.status, head.body, head.headers['content-length']]).toEqual([200, '', '10']);
    const part = await get({ range: 'bytes=2-5' });
    expect([part.status, part.body, part.headers['content-range'], part.headers['content-length']]).toEqual([
      206,
      '2345',
      'bytes 2-5/10',
      '4',
    ]);
    expect((await get({ range: 'bytes=-3' })).body).toBe('789');
    const beyond = await get({ range: 'bytes=10-' });
    expect([beyond.status, beyond.body, beyond.headers['content-range']]).toEqual([416, '', 'bytes */10']);
    // What cannot be read, and a condition that nothing can be said to, get the whole.
    expect((await get({ range: 'bytes=1-2,4-5' })).status).toBe(200);
    expect((await get({ range: 'bytes=1-2', 'if-range': '"x"' })).status).toBe(200);
    const etag = String(whole.headers.etag);
    expect(await get({ range: 'bytes=1-2', 'if-range': etag })).toMatchObject({ status: 206, body: '12' });
    for (const held of [etag, `W/${etag}`, `"x", W/"y",${etag}`, '*', ' * '])
      expect(await get({ 'if-none-match': held }), held).toMatchObject({ status: 304, body: '' });
    for (const held of ['"x"', `"x", "y"`, etag.slice(1, -1), ''])
      expect(await get({ 'if-none-match': held }), held).toMatchObject({ status: 200, body: '0123456789' });
    // found 22: a part is asked for by GET alone.
    const headOfPart = await get({ range: 'bytes=2-5' }, undefined, 'HEAD');
    expect([headOfPart.status, headOfPart.body, headOfPart.headers['content-length']]).toEqual([
      200,
      '',
      '10',
    ]);
    expect(headOfPart.headers['content-range']).toBeUndefined();
    expect((await get({ range: 'bytes=10-' }, undefined, 'HEAD')).status).toBe(200);
    expect((await get({ 'if-none-match': etag }, undefined, 'HEAD')).status).toBe(304);
    const gone = await get({ range: 'bytes=0-1' }, `/media/${name.replace('0197aa00', '0197aa01')}`);
    expect(gone.status).toBe(404);
  });
});

describe('a bucket that cannot be reached', async () => {
  const app = await testApp({ ...server.environment, S3_SECRET_ACCESS_KEY: 'wrong' });

  it('answers 503 with words, in the language of who asks', async () => {
    const ask = async (language: string) => {
      const answer = await app.app.inject({ url: `/media/${name}?lang=${language}` });
      return { status: answer.statusCode, ...answer.json<{ code: string; detail: string }>() };
    };
    expect(await ask('is')).toMatchObject({ status: 503, code: 'common.providerDown' });
    expect((await ask('en')).detail).toMatch(/[a-z]{3}/);
    await server.close();
    expect(await ask('is')).toMatchObject({ status: 503, code: 'common.providerDown' });
    await expect(app.services.files.put('papers/a.txt', bytes)).rejects.toMatchObject({
      outcome: 'unavailable',
    });
    await server.open();
  });
});
