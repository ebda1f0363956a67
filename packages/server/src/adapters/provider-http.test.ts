import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openMetrics } from '#platform/metrics.ts';
import { failureOf } from '#testing/provider-contract.ts';
import { ProviderHttp } from './provider-http.ts';

/** What no provider of the sandbox does: answers that are too long, redirects, marks before the text. */
const answers: Record<string, (response: http.ServerResponse) => void> = {
  '/long': (response) => response.end(JSON.stringify({ text: 'x'.repeat(1_000_001) })),
  '/elsewhere': (response) => response.writeHead(302, { location: '/secret' }).end(),
  '/secret': (response) => response.end(JSON.stringify({ text: 'reached' })),
  '/marked': (response) => response.end(`\uFEFF${JSON.stringify({ text: 'þ' })}`),
  '/stuck': (response) => response.write('{"text":'),
  '/waiting': (response) => response.writeHead(429, { 'retry-after': '1' }).end(),
  '/more': (response) => response.end(JSON.stringify({ text: 'a', other: 1 })),
};

describe('calls to providers', () => {
  const asked: string[] = [];
  const server = http.createServer((request, response) => {
    asked.push(request.url!);
    answers[request.url!]!(response);
  });
  let baseUrl = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const get = (path: string, { timeoutMs = 5000, at = baseUrl } = {}) =>
    new ProviderHttp({ port: 'test', baseUrl: at, metrics: openMetrics(), timeoutMs }).call({
      operation: 'get',
      method: 'GET',
      path,
      answer: z.object({ text: z.string() }),
      repeatable: true,
    });

  it('read an answer with a mark before it, and one with more fields than expected', async () => {
    expect(await get('/marked')).toEqual({ text: 'þ' });
    expect(await get('/more')).toEqual({ text: 'a' });
  });

  it('do not follow redirects', async () => {
    expect(await failureOf(get('/elsewhere'))).toMatchObject({ outcome: 'protocol', providerCode: '302' });
    expect(asked).not.toContain('/secret');
  });

  it('stop reading an answer that is too long', async () => {
    const error = await failureOf(get('/long'));
    expect(error).toMatchObject({ outcome: 'protocol', providerCode: 'answer too long' });
  });

  it('give up an answer that stops half-way', async () => {
    expect((await failureOf(get('/stuck', { timeoutMs: 150 }))).outcome).toBe('timeout');
  });

  it('wait as long as the provider asks, when the time allows', async () => {
    const count = () => asked.filter((path) => path === '/waiting').length;
    const start = performance.now();
    const error = await failureOf(get('/waiting', { timeoutMs: 1500 }));
    expect(error).toMatchObject({ outcome: 'rate-limited', retryAfterMs: 1000, retryable: true });
    expect(count()).toBe(2);
    expect(performance.now() - start).toBeGreaterThan(1000);
  });

  it('report that nobody listens', async () => {
    const error = await failureOf(get('/more', { timeoutMs: 100, at: 'http://127.0.0.1:1' }));
    expect(error.outcome).toBe('unavailable');
  });
});
