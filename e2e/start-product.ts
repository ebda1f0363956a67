import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/**
 * Starts the product the way people do, on a fresh data folder and free ports, for all journeys together.
 * With HEIMA_URL (and SANDBOX_URL) set, the journeys run against what stands there.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HEIMA_URL) return undefined;
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-journeys-'));
  await fs.chmod(folder, 0o755);
  const server = path.resolve(import.meta.dirname, '../packages/server/src/start.ts');
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: process.env.E2E_PORT ?? '3900',
      SANDBOX_PORT: process.env.E2E_SANDBOX_PORT ?? '4900',
      DEMO_COUNT: '60',
      FLOOD_LIMIT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: process.env.TEST_DATABASE_SERVER ?? '',
    },
  });
  let text = '';
  await new Promise<void>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The product ended with ${code}:\n${text}`)));
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes('Heima is ready')) resolve();
    });
  });
  process.env.HEIMA_URL = /^\s+(http:\/\/localhost:\d+)$/m.exec(text)![1]!;
  process.env.SANDBOX_URL = /sent\): (http:\/\/\S+)/.exec(text)![1]!;
  return async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    await fs.rm(folder, { recursive: true, force: true });
  };
}
