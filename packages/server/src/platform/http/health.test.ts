import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { withinFileLimit } from './file-limit.ts';

describe('what operators read (found 43)', async () => {
  const token = 'for-those-who-watch';
  const [guarded, open] = [await testApp({ METRICS_TOKEN: token }), await testApp()];
  const read = async (app: typeof open, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
    (await app.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode;

  it('metrics: from this machine itself, past no proxy', async () => {
    expect(await read(open)).toBe(200);
    expect(await read(open, {}, '::1')).toBe(200);
    expect(await read(open, {}, '203.0.113.5')).toBe(404);
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'])
      expect(await read(open, { [header]: '127.0.0.1' })).toBe(404);
  });

  it('metrics: by token from anywhere, and by no other', async () => {
    const by = (given: string) => ({ authorization: `Bearer ${given}`, 'x-forwarded-for': '203.0.113.5' });
    expect(await read(guarded, by(token), '203.0.113.5')).toBe(200);
    expect(await read(guarded, by(`${token}x`), '203.0.113.5')).toBe(404);
    expect(await read(guarded, by(`${token}x`))).toBe(404);
    expect(await read(open, by('undefined'), '203.0.113.5')).toBe(404);
  });

  it('health is for anybody', async () => {
    for (const url of ['/healthz', '/readyz'])
      expect((await open.app.inject({ url, remoteAddress: '203.0.113.5' })).statusCode).toBe(200);
  });
});

it('found 44: connections leave room for other files below the limit of the process', () => {
  const limits = 'Max cpu time  unlimited\nMax open files            1024                 524288   files\n';
  expect([withinFileLimit(10_000, limits), withinFileLimit(100, limits)]).toEqual([524, 100]);
  expect([withinFileLimit(0, limits), withinFileLimit(10_000, '')]).toEqual([0, 10_000]);
});
