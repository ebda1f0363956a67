import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

/** A program with a database, a sandbox and files of its own. */
export interface StartedProduct {
  url: string;
  sandboxUrl: string;
  stop(): Promise<void>;
}

interface StartOptions {
  port: string;
  sandboxPort: string;
  environment?: Record<string, string>;
  /** Files that it finds in its store. */
  files?: Readonly<Record<string, Uint8Array>>;
}

/** Starts the product the way people do, on a fresh data folder. */
export async function startProduct({
  port,
  sandboxPort,
  environment = {},
  files = {},
}: StartOptions): Promise<StartedProduct> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-journeys-'));
  await fs.chmod(folder, 0o755);
  for (const [name, bytes] of Object.entries(files)) {
    const at = path.join(folder, 'files', name);
    await fs.mkdir(path.dirname(at), { recursive: true });
    await fs.writeFile(at, bytes);
  }
  const server = path.resolve(import.meta.dirname, '../packages/server/src/start.ts');
  const child = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATA_DIR: folder,
      PORT: port,
      SANDBOX_PORT: sandboxPort,
      DEMO_COUNT: '60',
      FLOOD_LIMIT: '0',
      LOG_LEVEL: 'error',
      DATABASE_URL: process.env.TEST_DATABASE_SERVER ?? '',
      ...environment,
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
  return {
    url: /^\s+(http:\/\/localhost:\d+)$/m.exec(text)![1]!,
    sandboxUrl: /sent\): (http:\/\/\S+)/.exec(text)![1]!,
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await fs.rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Starts one product for all journeys together. With HEIMA_URL (and SANDBOX_URL) set, the journeys run against what stands
 * there.
 */
export default async function start(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.HEIMA_URL) return undefined;
  const { url, sandboxUrl, stop } = await startProduct({
    port: process.env.E2E_PORT ?? '3900',
    sandboxPort: process.env.E2E_SANDBOX_PORT ?? '4900',
  });
  process.env.HEIMA_URL = url;
  process.env.SANDBOX_URL = sandboxUrl;
  return stop;
}
