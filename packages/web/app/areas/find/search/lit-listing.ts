/** Which listing is pointed at, in the list or on the map; each lights the other. */
export interface LitListing {
  readonly id: string | undefined;
  set(id: string | undefined): void;
  subscribe(listener: () => void): () => void;
}

export function createLitListing(): LitListing {
  const listeners = new Set<() => void>();
  let lit: string | undefined;
  return {
    get id() {
      return lit;
    },
    set(id) {
      if (id === lit) return;
      lit = id;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
