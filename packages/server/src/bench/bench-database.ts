import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';

/** An empty database of the product in a folder that goes when the bench has ended. */
export async function startBenchDatabase(settings: readonly string[] = []) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-bench-'));
  fs.chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: false,
    settings: [...settings],
  });
  await ensureDatabase(server.url('postgres'), 'bench');
  const url = server.url('bench');
  await migrate(url);
  return {
    url,
    folder,
    async stop(): Promise<void> {
      await server.stop();
      fs.rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The share of many calls that take no longer: `timesOf(…)(0.5)` is the middle time, in ms. */
export async function timesOf(calls: number, call: (at: number) => Promise<unknown>) {
  const times: number[] = [];
  for (let at = 0; at < calls; at += 1) {
    const from = performance.now();
    await call(at);
    times.push(performance.now() - from);
  }
  const sorted = times.sort((a, b) => a - b);
  return (share: number): number => sorted[Math.floor(sorted.length * share)]!;
}
