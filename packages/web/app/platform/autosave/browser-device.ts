import type { Device } from './autosave.ts';

/** Waits for no one: browsers without locks send from every tab, and the server takes the same value twice. */
const alone = <T>(name: string, work: () => Promise<T>): Promise<T> =>
  navigator.locks ? navigator.locks.request(name, work) : work();

/** The browser as autosave needs it. */
export const browserDevice = (): Device => ({
  storage: {
    getItem: (key) => localStorage.getItem(key),
    setItem: (key, value) => localStorage.setItem(key, value),
    removeItem: (key) => localStorage.removeItem(key),
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
