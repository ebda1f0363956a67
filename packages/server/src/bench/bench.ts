import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startEmbeddedPostgres } from '#platform/db/embedded-postgres.ts';
import { ensureDatabase, migrate } from '#platform/db/migrate.ts';
import { loadListings } from './load-listings.ts';
import { load, median, memoryOf, type Run } from './measure.ts';
import { besideSignIns } from './sign-ins.ts';

/**
 * npm run bench -- server [--size 1000000]: our server, a bare Fastify + pg server with the same SQL, and the pages, measured
 * in one run in turns. Prints the table that stands in docs/performance.md.
 */
const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, seconds: { type: 'string', default: '4' } },
});
const size = Number(values.size);
const seconds = Number(values.seconds);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'heima-bench-'));
fs.chmodSync(folder, 0o755);
const rounds = 3;
/** A search among all homes is compared with a search among so many. */
const few = 10_000;

interface Started {
  child: ChildProcess;
  port: number;
  startMs: number;
}

async function startServer(file: string, port: number, databaseUrl: string): Promise<Started> {
  const at = performance.now();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, file)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      PORT: String(port),
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      FLOOD_LIMIT: '0',
      TRUSTED_PROXIES: '127.0.0.1',
      ROLE: 'web',
      PUBLIC_URL: `http://localhost:${port}`,
    },
  });
  await new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    child.once('exit', (code) => reject(new Error(`${file} ended with ${code}`)));
  });
  return { child, port, startMs: performance.now() - at };
}

/** Our server as it ships; how long it takes to listen, the middle one of three starts, and what it holds idle. */
async function startOurs(
  databaseUrl: string,
): Promise<{ ours: Started; startMs: number; idleMemory: number }> {
  const times: number[] = [];
  let ours: Started | undefined;
  for (let start = 0; start < 4; start += 1) {
    if (ours) {
      const ended = new Promise((resolve) => ours!.child.once('exit', resolve));
      ours.child.kill('SIGTERM');
      await ended;
    }
    ours = await startServer('../../build/main.js', 3970, databaseUrl);
    // The first start compiles.
    if (start > 0) times.push(ours.startMs);
  }
  await new Promise((resolve) => setTimeout(resolve, 3000));
  return { ours: ours!, startMs: times.sort((a, b) => a - b)[1]!, idleMemory: memoryOf(ours!.child.pid!) };
}

/** Boxes around Reykjavík of street, district and city size, with filters; the same list for both servers. */
const searches = Array.from({ length: 60 }, (_, n) => {
  const half = [0.004, 0.015, 0.06][n % 3]!;
  const [lat, lng] = [64.138 + ((n * 7) % 11) * 0.001, -21.9 - ((n * 5) % 13) * 0.002];
  const box = `boundaries_south_west=${(lat - half).toFixed(5)},${(lng - 2 * half).toFixed(5)}&boundaries_north_east=${(lat + half).toFixed(5)},${(lng + 2 * half).toFixed(5)}`;
  return `/api/v1/listings?min_bedrooms=${1 + (n % 3)}&max_price=${250_000 + (n % 5) * 50_000}&${box}`;
});

const show = (name: string, run: Run, against?: Run): string => {
  const cpu = run.serverCpu + run.databaseCpu;
  const ratio = against ? (cpu / (against.serverCpu + against.databaseCpu)).toFixed(2) : '';
  return `| ${name} | ${run.rate.toFixed(0)} | ${run.p50.toFixed(1)} | ${run.p99.toFixed(1)} | ${run.serverCpu.toFixed(2)} | ${run.databaseCpu.toFixed(2)} | ${ratio} |`;
};

const server = await startEmbeddedPostgres({
  dataDir: path.join(folder, 'postgres'),
  durable: false,
  settings: ['shared_buffers=512MB', 'max_wal_size=4GB'],
});
const postmaster = Number(fs.readFileSync(server.pidFile, 'utf8').split('\n')[0]);
const started: Started[] = [];
try {
  await ensureDatabase(server.url('postgres'), 'bench');
  const url = server.url('bench');
  await migrate(url);
  console.log(`Loading ${size} listings …`);
  await loadListings(url, size);
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ids = (await client.query<{ id: string }>('select id from listing limit 500')).rows.map(
    (row) => row.id,
  );
  await client.end();

  const bare = await startServer('bare-server.ts', 3971, url);
  started.push(bare);
  const { ours, startMs, idleMemory } = await startOurs(url);
  started.push(ours);
  const inTurns = async (paths: readonly string[], both: boolean): Promise<[Run, Run | undefined]> => {
    const [a, b]: [Run[], Run[]] = [[], []];
    for (let round = 0; round <= rounds; round += 1) {
      const one = await load(
        ours.port,
        paths,
        { server: ours.child.pid!, database: postmaster },
        { seconds: round ? seconds : 1 },
      );
      const other = both
        ? await load(
            bare.port,
            paths,
            { server: bare.child.pid!, database: postmaster },
            { seconds: round ? seconds : 1 },
          )
        : undefined;
      // The first round only warms up.
      if (round === 0) continue;
      a.push(one);
      if (other) b.push(other);
    }
    return [median(a), both ? median(b) : undefined];
  };
  const lines: string[] = [];
  const fewUrl = server.url('few');
  await ensureDatabase(server.url('postgres'), 'few');
  await migrate(fewUrl);
  await loadListings(fewUrl, few);
  const oursWithFew = await startServer('../../build/main.js', 3972, fewUrl);
  started.push(oursWithFew);
  const [search, bareSearch] = await inTurns(searches, true);
  const amongFew: Run[] = [];
  for (const length of [1, ...Array.from({ length: rounds }, () => seconds)])
    amongFew.push(
      await load(
        oursWithFew.port,
        searches,
        { server: oursWithFew.child.pid!, database: postmaster },
        { seconds: length },
      ),
    );
  const searchOfFew = median(amongFew.slice(1));
  lines.push(
    show('search: ours', search, bareSearch),
    show('search: bare', bareSearch!),
    show(`search among ${few.toLocaleString('en')}: ours`, searchOfFew),
  );
  const [one, bareOne] = await inTurns(
    ids.map((id) => `/api/v1/listings/${id}`),
    true,
  );
  lines.push(show('listing by id: ours', one, bareOne), show('listing by id: bare', bareOne!));
  const memory = memoryOf(ours.child.pid!);
  // A changing parameter that nothing reads keeps the page cache out of the way.
  const fresh = (paths: readonly string[]) =>
    Array.from(
      { length: 20_000 },
      (_, n) => `${paths[n % paths.length]}${paths[0]!.includes('?') ? '&' : '?'}t=${n}`,
    );
  const [searchPage] = await inTurns(
    fresh(['/listings?min_bedrooms=2', '/listings?max_price=300000']),
    false,
  );
  lines.push(show('search page, made fresh', searchPage));
  const [listingPage] = await inTurns(fresh(ids.slice(0, 50).map((id) => `/listings/${id}`)), false);
  lines.push(show('listing page, made fresh', listingPage));
  const [repeat] = await inTurns(['/listings?min_bedrooms=2'], false);
  lines.push(show('search page, visitor repeats', repeat));

  const beside = {
    health: await besideSignIns(ours.port, '/healthz'),
    listing: await besideSignIns(ours.port, `/api/v1/listings/${ids[0]}`),
  };

  console.log(
    `\n${size.toLocaleString('en')} listings, 8 connections, median of ${rounds} runs of ${seconds} s in turns; ${os.cpus().length} × ${os.cpus()[0]?.model.trim()}, Node ${process.version}\n`,
  );
  console.log(
    '| What | requests/s | p50 ms | p99 ms | CPU ms server | CPU ms PostgreSQL | CPU against bare |\n|---|---|---|---|---|---|---|',
  );
  console.log(lines.join('\n'));
  const cpuOf = (run: Run) => run.serverCpu + run.databaseCpu;
  console.log(
    `\nA search costs ${(cpuOf(search) / cpuOf(searchOfFew)).toFixed(2)} times the CPU of one among ${few.toLocaleString('en')} homes.`,
  );
  console.log(
    `\nMemory idle ${idleMemory.toFixed(0)} MB, after load ${memory.toFixed(0)} MB; start to listening ${(startMs / 1000).toFixed(2)} s.`,
  );
  for (const [name, run] of Object.entries(beside))
    console.log(
      `While 20 people sign in (${run.signInsPerSecond.toFixed(0)} passwords/s), ${name}: p50 ${run.p50.toFixed(1)}, p99 ${run.p99.toFixed(1)}, longest ${run.longest.toFixed(1)} ms of ${run.calls} calls.`,
    );
} finally {
  for (const { child } of started) child.kill('SIGTERM');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await server.stop();
  fs.rmSync(folder, { recursive: true, force: true });
}
process.exit(0);
