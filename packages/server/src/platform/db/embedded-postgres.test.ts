import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

const running: EmbeddedPostgres[] = [];
const folders: string[] = [];

/** A folder as a project may lie in: open, or closed to everybody but its owner (mode 700). */
function folder(mode: number): string {
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-pg-'));
  fs.chmodSync(made, mode);
  folders.push(made);
  return path.join(made, 'postgres');
}

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres({ dataDir, durable: true });
  running.push(server);
  return server;
}

async function query(server: EmbeddedPostgres, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: server.url('postgres') });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const pidOf = (server: EmbeddedPostgres): number =>
  Number(fs.readFileSync(server.pidFile, 'utf8').split('\n')[0]);

afterEach(async () => {
  for (const server of running.splice(0)) {
    await server.stop().catch(() => undefined);
    // A closed folder's data lies elsewhere.
    for (const left of [path.dirname(server.pidFile), `${path.dirname(server.pidFile)}.log`])
      fs.rmSync(left, { recursive: true, force: true });
  }
  for (const made of folders.splice(0)) fs.rmSync(made, { recursive: true, force: true });
});

describe('our own PostgreSQL', () => {
  it('starts in an open and in a closed folder, and knows Icelandic and Ukrainian letters', async () => {
    for (const mode of [0o755, 0o700]) {
      const server = await start(folder(mode));
      expect(await query(server, "select lower('ÞÆÖÐ') as is, upper('їґ') as uk")).toEqual([
        { is: 'þæöð', uk: 'ЇҐ' },
      ]);
      await server.stop();
    }
  });

  it('keeps what was acknowledged after kill -9, and starts again at once', async () => {
    const data = folder(0o755);
    const first = await start(data);
    await query(first, 'create table kept (n int); insert into kept values (1), (2)');
    process.kill(pidOf(first), 'SIGKILL');
    const second = await start(data);
    expect(await query(second, 'select sum(n)::int as sum from kept')).toEqual([{ sum: 3 }]);
  });

  it('takes over a server that was left running', async () => {
    const data = folder(0o755);
    const first = await start(data);
    const second = await start(data);
    expect(second.reused).toBe(true);
    expect(second.port).toBe(first.port);
    await second.stop();
    expect(fs.existsSync(first.pidFile)).toBe(false);
  });

  it('is not stopped by a pid file that names some other running process', async () => {
    const data = folder(0o755);
    const first = await start(data);
    const lines = fs.readFileSync(first.pidFile, 'utf8').split('\n');
    await first.stop();
    fs.writeFileSync(first.pidFile, [process.pid, ...lines.slice(1)].join('\n'));
    const second = await start(data);
    expect(await query(second, 'select 1 as one')).toEqual([{ one: 1 }]);
  });

  it('starts over when a first start was broken off', async () => {
    const data = folder(0o755);
    fs.mkdirSync(`${data}.new`, { recursive: true });
    fs.writeFileSync(path.join(`${data}.new`, 'half'), '');
    const server = await start(data);
    expect(await query(server, 'select 1 as one')).toEqual([{ one: 1 }]);
  });
});
