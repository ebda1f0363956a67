import { spawn } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

/** A program that starts a database, as `npm start` does, and is stopped as the given signals say. */
describe('npm start', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    '%s to the whole group, twice, stops PostgreSQL too',
    async (signal) => {
      const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'heima-start-'));
      await fs.chmod(folder, 0o755);
      try {
        const child = spawn(process.execPath, [path.join(import.meta.dirname, 'start.ts'), '--dev'], {
          detached: true,
          stdio: ['ignore', 'pipe', 'inherit'],
          env: {
            ...process.env,
            DATA_DIR: folder,
            DEMO: '0',
            PORT: '3700',
            SANDBOX_PORT: '0',
            LOG_LEVEL: 'silent',
          },
        });
        const ended = new Promise((resolve) => child.once('exit', resolve));
        const lock = path.join(folder, 'running.json');
        await expect
          .poll(() => fs.readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), { timeout: 15_000 })
          .toContain('ready');
        process.kill(-child.pid!, signal);
        process.kill(-child.pid!, signal);
        await ended;
        await expect(fs.access(path.join(folder, 'postgres/postmaster.pid'))).rejects.toThrow('ENOENT');
        await expect(fs.access(lock)).rejects.toThrow('ENOENT');
      } finally {
        await fs.rm(folder, { recursive: true, force: true });
      }
    },
  );
});
