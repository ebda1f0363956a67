import pg from 'pg';
import type { Services } from '#platform/services.ts';

const pauseMs = 1000;

export interface Listening {
  /** Fulfilled once the first connection was tried, and `connected` has run when it came about. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

interface Heard {
  /** A notice of any copy of the program (`pg_notify`). */
  notice: (payload: string) => void;
  /** The connection was made, for the first time or anew: notices were lost while there was none. */
  connected: () => Promise<void>;
}

/**
 * Listens on a channel of the database over a connection of its own. One that breaks or cannot be made is tried again
 * every second, until it is stopped; what goes wrong is logged.
 */
export function listenOn(
  { config, log }: Pick<Services, 'config' | 'log'>,
  channel: string,
  { notice, connected }: Heard,
): Listening {
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopping = false;

  const warn = (error: Error) => log.warn({ error: error.message, channel }, 'listening to the database');
  // A connection that breaks reports it twice, and one that cannot be made three times; it is replaced once.
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
    client.on('notification', ({ payload }) => notice(payload ?? ''));
    client.on('error', warn);
    client.once('end', again);
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      await connected();
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
      await client?.end();
    },
  };
}
