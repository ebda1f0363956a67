import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { saveSearch } from '@heima/domain/alerts/endpoints.ts';
import { listSavedSearches } from '@heima/domain/alerts/list-endpoint.ts';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { keepPostgres } from '#platform/db/keep-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';
import { person } from '#testing/people.ts';
import { type Answer, type TestApp, testApp } from '#testing/test-app.ts';

const pidOf = (server: EmbeddedPostgres): number =>
  Number(fs.readFileSync(server.pidFile, 'utf8').split('\n')[0]);

/** Seven searches saved at once, each answered or told to come back. */
const saveMany = (app: TestApp, token: string, round: number): Promise<Answer<unknown>[]> =>
  Promise.all(
    Array.from({ length: 7 }, (_, at) =>
      app
        .ask(
          saveSearch,
          { body: { name: `Leit ${round}-${at}`, filter: { max_price: 200_000 + 100 * round + at } } },
          { as: token },
        )
        .catch((error: Error) => {
          const status = Number(/: (\d{3}) /.exec(error.message)?.[1]);
          return { status, body: undefined, headers: {} };
        }),
    ),
  );

const savedCount = async (app: TestApp, token: string): Promise<number> =>
  (await app.ask(listSavedSearches, {}, { as: token })).body.items.length;

/** How many connections to the database of this client wait for a lock. */
const waitingWrites = async (client: pg.Client): Promise<number> =>
  (
    await client.query(
      "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
    )
  ).rowCount ?? 0;

/** A server of this test alone, so that it can be killed. */
async function ownServer(): Promise<{ server: EmbeddedPostgres; dataDir: string }> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-down-'));
  fs.chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return { server, dataDir };
}

describe('a database that goes away', () => {
  it('found 30: connections cut under writes answer 503, lose nothing acknowledged, and the program goes on', async () => {
    const app = await testApp();
    const { access: token } = await person(app);
    await app.runJobs();
    const killer = new pg.Client({ connectionString: app.services.config.DATABASE_URL });
    await killer.connect();
    onTestFinished(() => killer.end());
    let saved = 0;
    const seen = new Set<number>();
    for (let round = 0; round < 4; round += 1) {
      // The lock holds the writes where they are, so that the cut surely goes through some of them.
      await killer.query('begin; lock table saved_search in access exclusive mode');
      const answers = saveMany(app, token, round);
      await expect.poll(() => waitingWrites(killer), { timeout: 15_000 }).toBeGreaterThan(0);
      await killer.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      await killer.query('rollback');
      for (const { status } of await answers) {
        seen.add(status);
        if (status < 300) saved += 1;
      }
    }
    expect([...seen].filter((status) => status >= 300)).toEqual([503]);
    expect(await savedCount(app, token)).toBeGreaterThanOrEqual(saved);
    await app.runJobs();
  });

  it('found 30, found 31: kill -9 of the server is answered with 503 and words, and mended by the launcher', {
    timeout: 90_000,
  }, async () => {
    const { server, dataDir } = await ownServer();
    await ensureDatabase(server.url('postgres'), 'heima');
    await migrate(server.url('heima'));
    const app = await testApp({ DATABASE_URL: server.url('heima') });
    const { access: token } = await person(app);
    const first = await saveMany(app, token, 0);
    const acknowledged = first.filter(({ status }) => status < 300).length;

    process.kill(pidOf(server), 'SIGKILL');
    const ask = () => app.app.inject({ url: '/api/v1/listings', headers: { 'accept-language': 'uk' } });
    // What serves the connections notices a moment later that the server is gone.
    await expect.poll(async () => (await ask()).statusCode, { timeout: 15_000 }).toBe(503);
    const down = await ask();
    expect(down.headers['retry-after']).toBe('30');
    expect(down.json().detail).toContain('базою даних');

    const lines: string[] = [];
    const stop = keepPostgres(server, {
      restart: () => startEmbeddedPostgres({ dataDir, durable: true, port: server.port }),
      log: (line) => lines.push(line),
      everyMs: 50,
    });
    onTestFinished(stop);

    await expect
      .poll(async () => (await app.app.inject({ url: '/api/v1/listings' })).statusCode, { timeout: 15_000 })
      .toBe(200);
    expect(lines).toEqual(['PostgreSQL has died and is started again.']);
    expect(await savedCount(app, token)).toBe(acknowledged);
    await app.runJobs();
  });

  it('found 31: a server that dies again and again is left alone, and the log says so', async () => {
    const { server } = await ownServer();
    const lines: string[] = [];
    let starts = 0;
    const stop = keepPostgres(server, {
      restart: async () => {
        starts += 1;
        throw new Error('no room on the disk');
      },
      log: (line) => lines.push(line),
      everyMs: 5,
      limit: 2,
    });
    onTestFinished(stop);
    process.kill(pidOf(server), 'SIGKILL');
    await expect.poll(() => lines.at(-1), { timeout: 15_000 }).toMatch(/^PostgreSQL died 2 times/);
    expect(starts).toBe(2);
  });
});
