import pg from 'pg';
import type { Services } from '#platform/services.ts';

const pauseMs = 1000;

export interface Hearing {
  /** Fulfilled once the first connection was tried and `heard` has run for it. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

/**
 * Calls `heard` when any copy of the program sends a notice on the channel (`pg_notify`), so that what this copy
 * keeps in memory follows the database. Also whenever the connection was made (anew): notices are lost while there
 * is none. Notices that come while `heard` runs are answered by one further run. A failure is logged.
 */
export function hearNotices(
  { config, log }: Pick<Services, 'config' | 'log'>,
  channel: string,
  heard: () => Promise<void>,
): Hearing {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  const warn = (error: Error) => log.warn({ error: error.message, channel }, 'notices');
  const tell = (): Promise<void> => {
    next ??= current.then(() => {
      next = undefined;
      current = heard().catch(warn);
      return current;
    });
    return next;
  };
  // A connection that breaks tells itself twice, as an error and as an end; it is replaced once.
  const again = (): void => {
    if (stopping || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void start();
    }, pauseMs);
    timer.unref();
  };
  const start = async (): Promise<void> => {
    client = new pg.Client({ connectionString: config.DATABASE_URL, keepAlive: true });
    client.on('notification', () => void tell());
    client.on('error', warn);
    client.once('end', again);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await tell();
    } catch (error) {
      warn(error as Error);
      again();
    }
  };
  return {
    ready: start(),
    async stop() {
      stopping = true;
      clearTimeout(timer);
      await (next ?? current);
      await client?.end();
    },
  };
}
