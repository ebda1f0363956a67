import http from 'node:http';
import net, { type AddressInfo, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { type ConnectionLimits, limitConnections } from './limit-connections.ts';
import { rawAnswer } from './raw-answer.ts';

const sockets: Socket[] = [];
const servers: http.Server[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

/** A server whose requests run until they are let go. */
async function serve(limits: Partial<ConnectionLimits>) {
  const held: http.ServerResponse[] = [];
  let arrived: () => void = () => undefined;
  const server = http.createServer((request, response) => {
    if (request.url === '/held') held.push(response);
    else response.end('done');
    arrived();
  });
  servers.push(server);
  limitConnections(server, { inAll: 0, perAddress: 0, proxies: [], ...limits }, () =>
    rawAnswer({ status: 503 }, { 'retry-after': '5' }, '{"code":"common.busy"}'),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const connect = async (localAddress = '127.0.0.1') => {
    const socket = net.connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk) => {
      text += String(chunk);
    });
    socket.on('error', () => undefined);
    const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(text)));
    await new Promise<void>((resolve) => socket.once('connect', resolve));
    const ask = async (path: string) => {
      const came = new Promise<void>((resolve) => {
        arrived = resolve;
      });
      socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n\r\n`);
      await came;
    };
    return { socket, closed, ask, text: () => text };
  };
  return { connect, held };
}

describe('the limit on connections (found 44)', () => {
  it('the one that has been idle the longest is closed for a new one, those at work go on', async () => {
    const { connect, held } = await serve({ inAll: 3 });
    const [working, idle, asked] = [await connect(), await connect(), await connect()];
    await working.ask('/held');
    await idle.ask('/');
    await asked.ask('/');
    const fourth = await connect();
    await idle.closed;
    await fourth.ask('/');
    const done = new Promise<void>((resolve) => working.socket.once('data', () => resolve()));
    held[0]!.end('let go');
    await done;
    expect([working.text(), fourth.text()]).toEqual([
      expect.stringContaining('let go'),
      expect.stringContaining('200 OK'),
    ]);
    expect(asked.socket.destroyed).toBe(false);
  });

  it('where all are at work a new one is answered 503 with a wait, and is taken once one has ended', async () => {
    const { connect, held } = await serve({ inAll: 2 });
    for (const one of [await connect(), await connect()]) await one.ask('/held');
    const refused = await (await connect()).closed;
    expect(refused).toMatch(/^HTTP\/1\.1 503 .*\r\nretry-after: 5\r\n/s);
    expect(refused).toContain('"code":"common.busy"');
    const ended = new Promise<void>((resolve) => held[0]!.once('close', () => resolve()));
    held[0]!.end();
    await ended;
    const next = await connect();
    await next.ask('/held');
    expect(held).toHaveLength(3);
  });

  it('one address uses up its own only, and a proxy carries many people', async () => {
    const { connect, held } = await serve({ perAddress: 2, proxies: ['127.0.0.3', '127.0.4.0/24'] });
    for (const one of [await connect('127.0.0.2'), await connect('127.0.0.2')]) await one.ask('/held');
    expect(await (await connect('127.0.0.2')).closed).toContain('503');
    await (await connect('127.0.0.5')).ask('/held');
    for (const proxy of ['127.0.0.3', '127.0.0.3', '127.0.0.3', '127.0.4.9', '127.0.4.9', '127.0.4.9'])
      await (await connect(proxy)).ask('/held');
    expect(held).toHaveLength(9);
  });
});
