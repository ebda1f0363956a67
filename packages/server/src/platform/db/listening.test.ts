import net, { type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { testDatabase } from '#testing/test-database.ts';
import { listenOn } from './listening.ts';

describe('listening to the database', () => {
  it('tries again every second, over one connection, while there is none; then it is made once', async () => {
    const database = await testDatabase();
    const target = new URL(database.url);
    let tries = 0;
    let isAway = true;
    const open = new Set<net.Socket>();
    // A way to the database that can be shut.
    const way = net.createServer((socket) => {
      tries += 1;
      socket.on('error', () => undefined);
      if (isAway) return socket.destroy();
      open.add(socket);
      const other = net.connect(Number(target.port || 5432), target.hostname);
      other.on('error', () => socket.destroy());
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
      return socket.pipe(other).pipe(socket);
    });
    await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
    const url = new URL(database.url);
    url.hostname = '127.0.0.1';
    url.port = String((way.address() as AddressInfo).port);
    let connected = 0;
    const listening = listenOn(
      {
        config: readConfig({ NODE_ENV: 'test', DATABASE_URL: url.href }),
        log: pino({ level: 'silent' }),
      },
      'away',
      {
        notice: () => undefined,
        connected: async () => {
          connected += 1;
        },
      },
    );
    await listening.ready;
    await wait(2600);
    expect(tries).toBeGreaterThan(1);
    expect(tries).toBeLessThan(5);
    isAway = false;
    await expect.poll(() => connected, { timeout: 10_000 }).toBe(1);
    await wait(1500);
    expect([connected, open.size]).toEqual([1, 1]);
    await listening.stop();
    way.close();
    await database.drop();
  });
});
