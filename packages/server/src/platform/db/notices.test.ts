import pg from 'pg';
import pino from 'pino';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#config.ts';
import { testDatabase } from '#testing/test-database.ts';
import { hearNotices } from './notices.ts';

describe('notices', async () => {
  const { url, drop } = await testDatabase();
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const services = {
    config: readConfig({ NODE_ENV: 'test', DATABASE_URL: url }),
    log: pino({ level: 'silent' }),
  };
  const stops: (() => Promise<void>)[] = [];
  afterAll(async () => {
    for (const stop of stops) await stop();
    await client.end();
    await drop();
  });

  const hear = async (channel: string, heard: () => Promise<void>) => {
    const hearing = hearNotices(services, channel, heard);
    stops.push(hearing.stop);
    await hearing.ready;
    return hearing;
  };
  const notify = (channel: string) => client.query('select pg_notify($1, $2)', [channel, '']);
  const until = (is: () => boolean) => vi.waitFor(() => expect(is()).toBe(true), { timeout: 15_000 });

  it('are heard, once at the start and then each time, on their channel only', async () => {
    let heard = 0;
    await hear('one', async () => {
      heard += 1;
    });
    expect(heard).toBe(1);
    await notify('other');
    await notify('one');
    await until(() => heard === 2);
  });

  it('that come while the work is being done are answered by one more run', async () => {
    let runs = 0;
    let finish = () => {};
    const heard = vi.spyOn(pg.Client.prototype, 'emit');
    const notices = () => heard.mock.calls.filter(([event]) => event === 'notification').length;
    const { stop } = await hear('busy', async () => {
      runs += 1;
      if (runs === 2) await new Promise<void>((resolve) => (finish = resolve));
    });
    await notify('busy');
    await until(() => runs === 2);
    for (let count = 0; count < 5; count += 1) await notify('busy');
    await until(() => notices() === 6);
    finish();
    await until(() => runs === 3);
    // What would still be to do is done before it ends.
    await stop();
    expect(runs).toBe(3);
    heard.mockRestore();
  });

  it('that were lost while the connection was cut are made good, and work that fails does not end the hearing', async () => {
    let heard = 0;
    await hear('cut', async () => {
      heard += 1;
      throw new Error('not this time');
    });
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen "cut"'`,
    );
    await notify('cut');
    await until(() => heard === 2);
    await notify('cut');
    await until(() => heard === 3);
  });

  it('are not heard any more after the end', async () => {
    let heard = 0;
    const hearing = hearNotices(services, 'ended', async () => {
      heard += 1;
    });
    await hearing.ready;
    await hearing.stop();
    let witnessed = 0;
    await hear('ended', async () => {
      witnessed += 1;
    });
    await notify('ended');
    await until(() => witnessed === 2);
    expect(heard).toBe(1);
  });
});
