import { deviceStorage } from '#platform/web-storage.ts';
import type { Device } from './autosave.ts';

/**
 * Runs the work while no other tab runs work of this name. Waits for no one in browsers without locks: they send from
 * every tab, and the server takes the same thing twice.
 */
export const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/** Autosave says on the page when the device keeps nothing. */
function insist(isDone: boolean): void {
  if (!isDone) throw new Error('The device keeps nothing.');
}

/** The browser as autosave needs it. */
export const browserDevice = (): Device => ({
  storage: {
    getItem: (key) => deviceStorage.get(key) ?? null,
    setItem: (key, value) => insist(deviceStorage.set(key, value)),
    removeItem: (key) => insist(deviceStorage.remove(key)),
  },
  now: () => Date.now(),
  schedule: (work, milliseconds) => {
    const timer = setTimeout(work, milliseconds);
    return () => clearTimeout(timer);
  },
  alone,
  report: (fault) => reportError(fault),
});

/** While a page is rendered on the server nothing is edited. */
export const serverDevice: Device = {
  storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
  now: () => 0,
  schedule: () => () => undefined,
  alone: (_, work) => work(),
  report: () => undefined,
};
