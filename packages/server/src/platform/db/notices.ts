import type { Services } from '#platform/services.ts';
import { type Listening, listenOn } from './listening.ts';

/**
 * Calls `heard` when any copy of the program sends a notice on the channel (`pg_notify`), so that what this copy
 * keeps in memory follows the database. Also whenever the connection was made (anew): notices are lost while there
 * is none. Notices that come while `heard` runs are answered by one further run. A failure is logged.
 */
export function hearNotices(
  services: Pick<Services, 'config' | 'log'>,
  channel: string,
  heard: () => Promise<void>,
): Listening {
  let current = Promise.resolve();
  let next: Promise<void> | undefined;

  const warn = (error: Error) => services.log.warn({ error: error.message, channel }, 'notices');
  const tell = (): Promise<void> => {
    next ??= current.then(() => {
      next = undefined;
      current = heard().catch(warn);
      return current;
    });
    return next;
  };
  const listening = listenOn(services, channel, { notice: () => void tell(), connected: tell });
  return {
    ready: listening.ready,
    async stop() {
      await (next ?? current);
      await listening.stop();
    },
  };
}
