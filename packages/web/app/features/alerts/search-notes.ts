/** Small notes for the next page, kept while the tab is open. Where storage is switched off they are simply lost. */
function note(key: string) {
  return {
    set(value: string): void {
      try {
        sessionStorage.setItem(key, value);
      } catch {
        // Nothing is worth failing for here.
      }
    },
    get(): string | undefined {
      try {
        return sessionStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    take(): string | undefined {
      const value = this.get();
      try {
        sessionStorage.removeItem(key);
      } catch {
        // As above.
      }
      return value;
    },
  };
}

/** The filter somebody wanted to save before signing in. */
export const wantedFilter = note('heima.save-search');

/** The saved search that was opened last: a changed filter may take its place. */
export const openedSearch = note('heima.opened-search');
