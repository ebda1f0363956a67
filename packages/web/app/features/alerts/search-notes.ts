import { tabStorage } from '#platform/web-storage.ts';

/** Small notes for the next page, kept while the tab is open. Where storage is switched off they are simply lost. */
function note(key: string) {
  return {
    set: (value: string): void => void tabStorage.set(key, value),
    get: (): string | undefined => tabStorage.get(key),
    take(): string | undefined {
      const value = tabStorage.get(key);
      tabStorage.remove(key);
      return value;
    },
  };
}

/** The filter somebody wanted to save before signing in. */
export const wantedFilter = note('heima.save-search');

/** The saved search that was opened last: a changed filter may take its place. */
export const openedSearch = note('heima.opened-search');
