import type { EmbeddedPostgres } from './embedded-postgres.ts';

export interface KeepOptions {
  /** Starts the server anew, on the same port and data. */
  restart: () => Promise<EmbeddedPostgres>;
  /** What is to be logged, in one line. */
  log: (line: string) => void;
  /** Pause between two looks at the server, in milliseconds. */
  everyMs?: number;
  /** A server that fails this often within ten minutes is left alone: something is wrong that a start does not mend. */
  limit?: number;
}

const window = 10 * 60_000;

/**
 * Starts a PostgreSQL server of our own again when it has died, killed or crashed. A server is known by its process, so
 * one that was taken over from an earlier start is kept too.
 *
 * @returns stops keeping it and then stops the server
 */
export function keepPostgres(
  first: EmbeddedPostgres,
  { restart, log, everyMs = 1000, limit = 5 }: KeepOptions,
): () => Promise<void> {
  let server = first;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let looking = Promise.resolve();
  const restarts: number[] = [];

  const look = async (): Promise<void> => {
    if (server.isRunning()) return;
    const now = performance.now();
    while (restarts[0] !== undefined && restarts[0] < now - window) restarts.shift();
    if (restarts.length >= limit) {
      log(`PostgreSQL died ${limit} times within ten minutes and is not started again: see its log.`);
      stopping = true;
      return;
    }
    restarts.push(now);
    log('PostgreSQL has died and is started again.');
    try {
      server = await restart();
    } catch (error) {
      log((error as Error).message);
    }
  };
  const again = (): void => {
    if (stopping) return;
    timer = setTimeout(() => {
      looking = look().then(again);
    }, everyMs);
    timer.unref();
  };
  again();
  return async () => {
    stopping = true;
    clearTimeout(timer);
    await looking;
    await server.stop();
  };
}
