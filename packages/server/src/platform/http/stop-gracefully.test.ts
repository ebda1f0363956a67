import type { AddressInfo } from 'node:net';
import net from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { stopGracefully } from './stop-gracefully.ts';

/** A server whose one request runs until it is let go. */
async function server() {
  const app = Fastify();
  const stop = stopGracefully(app);
  const arrived = Promise.withResolvers<void>();
  const release = Promise.withResolvers<void>();
  app.get('/slow', async () => {
    arrived.resolve();
    await release.promise;
    return { done: true };
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { stop, url, arrived: arrived.promise, release: release.resolve };
}

describe('stopping', () => {
  it('finishes a running request and takes no new one', async () => {
    const { stop, url, arrived, release } = await server();
    const running = fetch(`${url}/slow`);
    await arrived;
    const stopped = stop();
    await expect(fetch(`${url}/slow`)).rejects.toThrow();
    release();
    expect(await (await running).json()).toEqual({ done: true });
    await stopped;
  });

  it('does not wait for a connection that never asked anything', async () => {
    const { stop, url } = await server();
    const socket = net.connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const started = performance.now();
    await stop();
    // Running requests are given twenty seconds; this one is no request.
    expect(performance.now() - started).toBeLessThan(10_000);
    socket.destroy();
  });
});
