import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { keepPostgres } from '#platform/db/keep-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';
import { sandboxEnvironment } from '#testing/sandbox-environment.ts';

/**
 * `npm start` and `npm run dev`: a database of our own, the sandbox, demonstration data in an empty database, and the
 * program. Everything it started is stopped again in the reverse order.
 */
const root = path.resolve(import.meta.dirname, '../../..');
const dataDir = path.resolve(root, process.env.DATA_DIR ?? '.data');
/** Spelled as the configuration spells it. */
const hasDemo = !['0', 'false'].includes(process.env.DEMO ?? '');
const dev = process.argv.includes('--dev');
const started = performance.now();
const stops: (() => Promise<void>)[] = [];
/** Set once, so that a second signal waits for what the first began: a group gets one, and npm passes on another. */
let stopped: Promise<void> | undefined;

async function stopAll(code: number): Promise<never> {
  stopped ??= stopEach();
  await stopped;
  process.exit(code);
}
/** Stops what was started, the last first; also what a start that was broken off still brings up meanwhile. */
async function stopEach(): Promise<void> {
  const stopStarted = async () => {
    for (let stop = stops.pop(); stop; stop = stops.pop())
      await stop().catch((error: Error) => console.error(`Could not stop everything: ${error.message}`));
  };
  await stopStarted();
  // A start that failed is reported by whoever started it.
  await starting.catch(() => undefined);
  await stopStarted();
}
process.on('SIGINT', () => void stopAll(0));
process.on('SIGTERM', () => void stopAll(0));

async function start(): Promise<void> {
  fs.mkdirSync(dataDir, { recursive: true });
  takeFolder();
  const databaseUrl = await database();
  if (stopped) throw new Error('stopped');
  await migrate(databaseUrl);
  const port = await freePort(Number(process.env.PORT ?? 3000));
  const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;
  const sandbox = await startSandbox(publicUrl);
  const environment: NodeJS.ProcessEnv = {
    ...process.env,
    ...sandboxEnvironment(sandbox),
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PORT: String(port),
    PUBLIC_URL: publicUrl,
    // Everybody who tries to sign in does so from this machine.
    EID_STARTS_PER_ADDRESS: process.env.EID_STARTS_PER_ADDRESS ?? '1000',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
  if (hasDemo) await runToEnd('seed', environment);
  await startProgram(environment);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `\n  Heima is ready after ${seconds} s\n\n    ${publicUrl}\n    Sandbox (e-mails, SMS, everything sent): ${sandbox.url}\n`,
  );
  if (hasDemo)
    console.log('  Demo people stand on the sandbox page and in the README. Ctrl-C stops everything.\n');
}

/** Two programs on one data folder would pull the database from under each other. */
function takeFolder(): void {
  const file = path.join(dataDir, 'running.json');
  if (fs.existsSync(file)) {
    const { pid } = JSON.parse(fs.readFileSync(file, 'utf8')) as { pid: number };
    if (isOurs(pid)) {
      console.error(
        `Heima is already running on ${dataDir} (process ${pid}). Stop it, or choose another DATA_DIR.`,
      );
      process.exit(1);
    }
  }
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid }));
  stops.push(async () => fs.rmSync(file, { force: true }));
}

/** Whether the process lives and is a start of Heima: ids are used again after a restart of the machine. */
function isOurs(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const command = `/proc/${pid}/cmdline`;
  return !fs.existsSync(command) || fs.readFileSync(command, 'utf8').includes('start.ts');
}

async function database(): Promise<string> {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const options = { dataDir: path.join(dataDir, 'postgres'), durable: true };
  const server = await startEmbeddedPostgres(options);
  const restart = () => startEmbeddedPostgres({ ...options, port: server.port });
  stops.push(keepPostgres(server, { restart, log: (line) => console.error(line) }));
  await ensureDatabase(server.url('postgres'), 'heima');
  return server.url('heima');
}

/** The wanted port, or the next free one. */
async function freePort(wanted: number): Promise<number> {
  for (let port = wanted; port < wanted + 50; port += 1) {
    const free = await new Promise<boolean>((resolve) => {
      const probe = net.createServer().once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) {
      if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port}.`);
      return port;
    }
  }
  throw new Error(`No free port from ${wanted} on`);
}

async function startSandbox(publicUrl: string): Promise<{ url: string; smtpPort: number }> {
  const child = spawn(process.execPath, [path.join(root, 'packages/sandbox/src/main.ts')], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: {
      ...process.env,
      SANDBOX_PORT: process.env.SANDBOX_PORT ?? String(await freePort(4000)),
      SANDBOX_SMTP_PORT: process.env.SANDBOX_SMTP_PORT ?? '0',
      // The database outlives the sandbox: its ids must not come again.
      SANDBOX_SEED: process.env.SANDBOX_SEED ?? 'random',
      SANDBOX_WATCH_STDIN: '1',
      HEIMA_URL: publicUrl,
    },
  });
  stops.push(() => stopChild(child));
  const ready = await new Promise<{ port: number; smtpPort: number }>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}`)));
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk;
      if (text.includes('\n')) resolve(JSON.parse(text.split('\n')[0]!));
    });
  });
  return { url: `http://127.0.0.1:${ready.port}`, smtpPort: ready.smtpPort };
}

/** The file of a program: its source for developing, else what the build made of it. */
function programFile(name: 'main' | 'seed'): string {
  const sources = { main: 'dev.ts', seed: 'demo/seed.ts' };
  return dev
    ? path.join(import.meta.dirname, sources[name])
    : path.join(import.meta.dirname, '../build', `${name}.js`);
}

async function runToEnd(name: 'seed', environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [programFile(name)], { stdio: 'inherit', env: environment });
  const stop = () => stopChild(child);
  stops.push(stop);
  const code = await new Promise<number | null>((resolve) => child.once('exit', resolve));
  if (stops.includes(stop)) stops.splice(stops.indexOf(stop), 1);
  if (code !== 0 || stopped) throw new Error(`${name} ended with ${code}`);
}

async function startProgram(environment: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [programFile('main')], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: environment,
  });
  stops.push(() => stopChild(child));
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => {
      reject(new Error(`The program ended with ${code}`));
      if (!stopped) void stopAll(1);
    });
  });
}

/** Asks a child to stop and waits; it has half a minute to finish what is running. */
async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), 30_000);
  await ended;
  clearTimeout(timer);
}

const starting = start();
starting.catch((error: Error) => {
  if (!stopped) console.error(`\nHeima did not start: ${error.message}`);
  void stopAll(1);
});
