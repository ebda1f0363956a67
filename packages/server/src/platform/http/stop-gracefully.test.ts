import type { AddressInfo } from 'node:net';
import net from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { stopGracefully } from './stop-gracefully.ts';

async function server() {
  const app = Fastify();
  const stop = stopGracefully(app);
  app.get('/slow', async () => {
    await new Promise((resolve) => setTimeout(resolve, 400));
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { stop, url: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}` };
}

describe('stopping', () => {
  it('finishes a running request and takes no new one', async () => {
    const { stop, url } = await server();
    const running = fetch(`${url}/slow`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const stopped = stop();
    await new Promise((resolve) => setTimeout(resolve, 50));
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    expect(await (await running).json()).toEqual({ done: true });
    await stopped;
  });

  it('does not wait for a connection that never asked anything', async () => {
    const { stop, url } = await server();
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const started = performance.now();
    await stop();
    expect(performance.now() - started).toBeLessThan(1000);
    socket.destroy();
  });
});
