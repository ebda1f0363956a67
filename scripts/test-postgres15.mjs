// npm run test:postgres15 [-- src/capabilities/accounts]: the API tests on a PostgreSQL 15 server from Debian's binaries,
// where they exist.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { buildlessPrepare, environment, node24, root } from './prepare.mjs';

const bin = '/usr/lib/postgresql/15/bin';
if (!fs.existsSync(path.join(bin, 'postgres'))) {
  console.log('PostgreSQL 15 is not installed (Debian: apt-get install postgresql-15); nothing to test.');
  process.exit(0);
}
buildlessPrepare();

// PostgreSQL refuses to run as root, so it runs as Debian's own user for it.
const [uid, gid] =
  process.getuid() === 0
    ? ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])))
    : [undefined, undefined];
const as = uid === undefined ? {} : { uid, gid };
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-postgres15-'));
fs.chmodSync(folder, 0o755);
const data = path.join(folder, 'data');
fs.mkdirSync(data, { mode: 0o700 });
if (uid !== undefined) fs.chownSync(data, uid, gid);

const port = await new Promise((resolve) => {
  const probe = net.createServer().listen(0, '127.0.0.1', () => {
    const { port: free } = probe.address();
    probe.close(() => resolve(free));
  });
});
execFileSync(
  path.join(bin, 'initdb'),
  ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  {
    ...as,
    cwd: '/',
    stdio: 'ignore',
  },
);
const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'fsync=off',
  'max_connections=200',
].flatMap((one) => ['-c', one]);
// Into a file: nobody reads a pipe while the tests run, and a server whose pipe is full waits for ever.
const log = path.join(folder, 'postgres.log');
const server = spawn(path.join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings], {
  ...as,
  cwd: '/',
  stdio: ['ignore', 'ignore', fs.openSync(log, 'w')],
});
server.once('exit', (code) => {
  if (code) console.error(`PostgreSQL 15 ended with ${code}:\n${fs.readFileSync(log, 'utf8').slice(-2000)}`);
});
while (!fs.readFileSync(log, 'utf8').includes('ready to accept connections')) {
  if (server.exitCode !== null) process.exit(1);
  await new Promise((resolve) => setTimeout(resolve, 50));
}
const tests = spawnSync(
  node24(),
  [
    path.join(root, 'node_modules/vitest/vitest.mjs'),
    'run',
    '--root',
    path.join(root, 'packages/server'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    stdio: 'inherit',
    env: environment({ TEST_DATABASE_SERVER: `postgres://postgres@127.0.0.1:${port}/postgres` }),
  },
);
server.kill('SIGINT');
await new Promise((resolve) => server.once('exit', resolve));
fs.rmSync(folder, { recursive: true, force: true });
process.exit(tests.status ?? 1);
