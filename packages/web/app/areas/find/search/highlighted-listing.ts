/** Which listing is pointed at, in the list or on the map; each lights the other. */
export interface HighlightedListing {
  readonly id: string | undefined;
  set(id: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

export function createHighlightedListing(): HighlightedListing {
  const listeners = new Set<() => void>();
  let highlighted: string | undefined;
  return {
    get id() {
      return highlighted;
    },
    set(id) {
      if (id === highlighted) return;
      highlighted = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
