import pg from 'pg';

/** Pause between two tries for a lock that another copy of the program holds. */
const pauseMs = 50;

/**
 * Locks by name over all copies of the program. A lock lives as long as its holder: it ends when it is released, and
 * with the connection when the program dies, however it dies.
 */
export interface SessionLocks {
  /**
   * Takes a lock, waiting while another holds it.
   * @param patienceMs how long to wait, in milliseconds
   * @returns releases the lock; nothing when the holder still had it after that time
   */
  take(name: string, patienceMs: number): Promise<(() => Promise<void>) | undefined>;
  close(): Promise<void>;
}

/**
 * Opens the locks on one connection of their own, made when the first lock is taken. A connection of the pool for
 * each lock would let as many holders as there are connections wait for one another.
 */
export function openSessionLocks(url: string): SessionLocks {
  // The session may take its own lock again, so this copy keeps in mind what it holds.
  const held = new Set<string>();
  let current: Promise<pg.Client> | undefined;

  const connect = async (): Promise<pg.Client> => {
    const client = new pg.Client({
      connectionString: url,
      keepAlive: true,
      application_name: 'heima locks',
    });
    // A broken connection has lost its locks; the next lock is taken on a new one.
    client.on('error', () => undefined);
    client.once('end', () => {
      current = undefined;
    });
    await client.connect();
    return client;
  };
  const session = (): Promise<pg.Client> => {
    current ??= connect().catch((error: unknown) => {
      current = undefined;
      throw error;
    });
    return current;
  };

  const tryTake = async (name: string): Promise<(() => Promise<void>) | undefined> => {
    if (held.has(name)) return undefined;
    held.add(name);
    try {
      const client = await session();
      const { rows } = await client.query<{ taken: boolean }>(
        'select pg_try_advisory_lock(hashtextextended($1, 0)) as taken',
        [name],
      );
      if (rows[0]!.taken)
        return async () => {
          await client
            .query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
            // Without its connection the lock is gone already.
            .catch(() => undefined);
          held.delete(name);
        };
    } catch (error) {
      held.delete(name);
      throw error;
    }
    held.delete(name);
    return undefined;
  };

  return {
    async take(name, patienceMs) {
      const until = performance.now() + patienceMs;
      for (;;) {
        const release = await tryTake(name);
        if (release || performance.now() >= until) return release;
        await new Promise((resolve) => setTimeout(resolve, pauseMs));
      }
    },
    async close() {
      await (await current)?.end();
    },
  };
}
