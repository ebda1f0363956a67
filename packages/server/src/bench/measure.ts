import fs from 'node:fs';
import http from 'node:http';

export interface Run {
  requests: number;
  /** Requests a second. */
  rate: number;
  p50: number;
  p99: number;
  /** CPU milliseconds of a request, of the server and of PostgreSQL. */
  serverCpu: number;
  databaseCpu: number;
}

const ticksPerSecond = 100;

/** CPU milliseconds a process has used so far. */
function cpuOf(pid: number): number {
  if (!fs.existsSync(`/proc/${pid}/stat`)) return 0;
  const fields = fs.readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}

/** CPU milliseconds of PostgreSQL and all its children. */
function cpuOfDatabase(pid: number): number {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => {
      try {
        return fs.readFileSync(`/proc/${child}/stat`, 'utf8').split(') ')[1]!.split(' ')[1] === String(pid);
      } catch {
        // The process ended between the listing and the reading.
        return false;
      }
    });
  return [pid, ...children].reduce((sum, one) => sum + cpuOf(one), 0);
}

/** Resident memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024;

/** Asks for the addresses in turn over `connections` kept-alive connections, for `seconds`. */
export async function load(
  port: number,
  paths: readonly string[],
  pids: { server: number; database: number },
  { connections = 8, seconds = 4 } = {},
): Promise<Run> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  const before = { server: cpuOf(pids.server), database: cpuOfDatabase(pids.database) };
  const started = performance.now();
  const worker = async (): Promise<void> => {
    while (performance.now() - started < seconds * 1000) {
      const at = performance.now();
      await get(agent, port, paths[next++ % paths.length]!);
      times.push(performance.now() - at);
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  const elapsed = (performance.now() - started) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const n = times.length;
  return {
    requests: n,
    rate: n / elapsed,
    p50: times[Math.floor(n * 0.5)]!,
    p99: times[Math.floor(n * 0.99)]!,
    serverCpu: (cpuOf(pids.server) - before.server) / n,
    databaseCpu: (cpuOfDatabase(pids.database) - before.database) / n,
  };
}

function get(agent: http.Agent, port: number, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    http
      .get(
        { agent, port, host: '127.0.0.1', path, headers: { 'accept-encoding': 'identity' } },
        (response) => {
          if (response.statusCode !== 200) reject(new Error(`${path}: ${response.statusCode}`));
          response.resume();
          response.on('end', resolve);
        },
      )
      .on('error', reject);
  });
}

/** The middle one of several runs, by CPU of server and database together. */
export const median = (runs: Run[]): Run =>
  [...runs].sort((a, b) => a.serverCpu + a.databaseCpu - b.serverCpu - b.databaseCpu)[
    Math.floor(runs.length / 2)
  ]!;
