import http, { maxHeaderSize } from 'node:http';
import net, { type AddressInfo } from 'node:net';
import { sharedRefusals } from '@heima/domain/shared/refusal.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import { testApp } from '#testing/test-app.ts';
import { securityHeaders } from './security-headers.ts';
import { readableAddress, unreadableRequest } from './unreadable-request.ts';

const config = { PUBLIC_URL: 'https://heima.test' };

describe('addresses with broken per cent signs', async () => {
  const app = await testApp();
  const broken = ['/%ff', '/listings/%E0%A4%A', '/%', '/a%2', '/media/%ff.webp', '/%C3%28?x=%ff'];

  it.each(broken)('%s is a page that is not found, in the language of the browser', async (url) => {
    const headers = { accept: 'text/html,*/*', 'accept-language': 'en' };
    const answer = await app.app.inject({ url, headers });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(answer.body).toContain('<html lang="en">');
    expect(answer.body).toContain('Not found');
    expect(answer.headers).toMatchObject(securityHeaders(app.services.config));
  });

  it.each([
    '/api/v1/%ff',
    '/api/v1/listings/%E0%A4%A',
    '/api/v1/listings/%',
    '/api/%c0%af',
    `/api/v1/listings/${'a'.repeat(3000)}`,
  ])('%.40s of the API is the problem of what is not there', async (url) => {
    const answer = await app.app.inject({ url, headers: { 'accept-language': 'uk' } });
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('application/problem+json');
    expect(answer.json()).toMatchObject({ code: 'common.notFound', title: 'Не знайдено' });
    expect(answer.headers).toMatchObject(securityHeaders(app.services.config));
  });

  it('what can be read stays as it is', () => {
    for (const url of ['/', '/leit/%C3%BE?q=%ff', '/a%252?x', '*']) expect(readableAddress(url)).toBe(url);
    expect(readableAddress('/a%20b/%ff?q=%20?')).toBe('/a%2520b/%25ff?q=%20?');
  });
});

describe('requests that are no HTTP that can be read', () => {
  const texts = readTexts();

  /** What a server of ours answers to bytes, until it closes the connection. */
  async function answerTo(bytes: string): Promise<{ status: number; head: string; body: string }> {
    const server = http.createServer(
      { connectionsCheckingInterval: 20, headersTimeout: 100, requestTimeout: 100 },
      (_request, response) => response.end('read'),
    );
    server.on('clientError', unreadableRequest(config, texts, sharedRefusals));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.close();
    });
    const socket = net.connect((server.address() as AddressInfo).port, '127.0.0.1');
    socket.setEncoding('utf8');
    let text = '';
    socket.on('data', (chunk) => {
      text += String(chunk);
    });
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    socket.write(bytes);
    await closed;
    const [head = '', body = ''] = text.split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), head: `${head}\r\n`, body };
  }

  const much = 'x'.repeat(maxHeaderSize + 1000);
  const english = 'accept-language: en\r\n';

  it.each([
    [
      431,
      'Delete the cookies of this site',
      `GET / HTTP/1.1\r\nhost: x\r\n${english}cookie: a=${much}\r\n\r\n`,
    ],
    [414, 'Check that it was copied', `GET /${much} HTTP/1.1\r\nhost: x\r\n${english}\r\n`],
    [408, 'Beiðnin barst ekki öll', `GET / HTTP/1.1\r\nhost: x\r\n${english}`],
    [400, 'The request could not be read', `GET / HTTP/1.1\r\n${english}no header\r\n\r\n`],
    [400, 'Ekki var hægt að lesa', 'þetta er ekki HTTP\r\n\r\n'],
  ])('%d with our headers and a page that says “%s”', async (status, words, bytes) => {
    const answer = await answerTo(bytes);
    expect(answer.status).toBe(status);
    expect(answer.body).toContain(words);
    expect(answer.body).toContain('<!doctype html>');
    for (const [name, value] of Object.entries(securityHeaders(config)))
      expect(answer.head).toContain(`\r\n${name}: ${value}\r\n`);
    expect(answer.head).toContain(`\r\ncontent-length: ${Buffer.byteLength(answer.body)}\r\n`);
  });

  it('a program that asks the API gets a problem', async () => {
    const { status, head, body } = await answerTo(
      `GET /api/v1/listings HTTP/1.1\r\nhost: x\r\naccept-language: uk\r\ncookie: a=${much}\r\n\r\n`,
    );
    expect([status, JSON.parse(body)]).toEqual([
      431,
      expect.objectContaining({
        status: 431,
        code: 'common.headersTooLarge',
        title: 'Запит містить забагато даних',
      }),
    ]);
    expect(head).toContain('\r\ncontent-type: application/problem+json\r\n');
  });

  it('the program itself answers so', async () => {
    const app = await testApp();
    await app.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.app.server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { cookie: `a=${much}` } });
    expect(answer.status).toBe(431);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(await answer.text()).toContain('vafrakökum');
  });
});
