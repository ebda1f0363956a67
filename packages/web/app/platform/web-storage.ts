/** What the browser keeps for the pages. Where it keeps nothing (switched off, full, absent) pages work without it. */
function guarded(storageOf: () => Storage) {
  const attempt = <T>(work: (storage: Storage) => T, otherwise: T): T => {
    try {
      return work(storageOf());
    } catch {
      // Reading `localStorage` alone may throw, or give null; what is kept is never worth failing for.
      return otherwise;
    }
  };
  return {
    /** The value of a key; nothing when there is none or it cannot be read. */
    get: (key: string): string | undefined =>
      attempt((storage) => storage.getItem(key) ?? undefined, undefined),
    /** Whether the value is kept now. */
    set: (key: string, value: string): boolean =>
      attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false),
    /** Whether the key holds nothing now. */
    remove: (key: string): boolean =>
      attempt((storage) => {
        storage.removeItem(key);
        return true;
      }, false),
    /** The keys that begin with this. */
    keys: (prefix: string): string[] =>
      attempt(
        (storage) =>
          Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '').filter((key) =>
            key.startsWith(prefix),
          ),
        [],
      ),
    clear: (): void => attempt((storage) => storage.clear(), undefined),
  };
}

/** Kept in this browser, for all tabs. */
export const deviceStorage = guarded(() => localStorage);

/** Kept while the tab is open. */
export const tabStorage = guarded(() => sessionStorage);
