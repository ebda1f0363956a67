import { useSyncExternalStore } from 'react';

/** Likes given or taken back on this page; they count over what an answer said before. */
const changed = new Map<string, boolean>();
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Sets what every card of this listing shows; nothing goes back to what the server said. */
export function setLiked(id: string, liked: boolean | undefined): void {
  if (liked === undefined) changed.delete(id);
  else changed.set(id, liked);
  for (const listener of listeners) listener();
}

/** Whether the viewer likes the listing, by the last press or else by the answer. */
export const useLiked = (id: string, answered: boolean): boolean =>
  useSyncExternalStore(
    subscribe,
    () => changed.get(id) ?? answered,
    () => answered,
  );
