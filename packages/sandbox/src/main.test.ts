import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, describe, expect, it } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});

const run = (env: Record<string, string>) => {
  const child = spawn(process.execPath, [MAIN], { env: { PATH: process.env.PATH, ...env }, stdio: 'pipe' });
  started.push(child);
  return child;
};
const firstLine = async (child: ReturnType<typeof run>) => {
  let text = '';
  for await (const chunk of child.stdout) {
    text += chunk;
    if (text.includes('\n')) break;
  }
  return JSON.parse(text) as { sandbox: string; port: number; smtpPort: number };
};
const exit = async (child: ReturnType<typeof run>) => {
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk;
  });
  // Only when its streams are closed too has all been read that it said.
  const [code] = await once(child, 'close');
  return { code, errors };
};

describe('the program', () => {
  it('says where it is, and stops when asked', async () => {
    const child = run({ HEIMA_URL: 'http://localhost:3000' });
    const ready = await firstLine(child);
    expect(ready).toEqual({ sandbox: 'ready', port: expect.any(Number), smtpPort: expect.any(Number) });
    expect((await fetch(`http://127.0.0.1:${ready.port}/`)).status).toBe(200);
    child.kill('SIGTERM');
    expect((await exit(child)).code).toBe(0);
  });

  it('goes when its parent goes', async () => {
    const child = run({ SANDBOX_WATCH_STDIN: '1' });
    await firstLine(child);
    child.stdin.end();
    expect((await exit(child)).code).toBe(0);
  });

  it('says plainly why it does not start', async () => {
    const first = run({});
    const { port } = await firstLine(first);
    const reasons: [Record<string, string>, string][] = [
      [{ SANDBOX_PORT: String(port) }, 'SANDBOX_PORT'],
      [{ SANDBOX_PORT: 'many' }, 'SANDBOX_PORT'],
      [{ HEIMA_URL: 'here' }, 'HEIMA_URL'],
      [{ NODE_ENV: 'production' }, 'production'],
    ];
    const ended = await Promise.all(reasons.map(([env]) => exit(run(env))));
    expect(ended).toEqual(reasons.map(([, words]) => ({ code: 1, errors: expect.stringContaining(words) })));
  });
});
