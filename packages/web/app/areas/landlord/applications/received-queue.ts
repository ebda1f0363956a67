import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** The list that an application was opened from: its rows in their order, and the filter in its address. */
export interface ReceivedQueue {
  ids: readonly string[];
  search: string;
}

const never = () => () => undefined;

/**
 * The list that this page was opened from. It is kept as it was then: an application that is read leaves the new ones,
 * and the next would be lost. Only the browser knows it, so that it is not there while the page hydrates.
 */
export function useReceivedQueue(): ReceivedQueue | undefined {
  const { state } = useLocation();
  return useSyncExternalStore(
    never,
    () => (state as { queue?: ReceivedQueue } | null)?.queue,
    () => undefined,
  );
}

/** The one before and the one after in the queue, where there are such. */
export function neighboursIn(queue: ReceivedQueue | undefined, id: string) {
  const at = queue?.ids.indexOf(id) ?? -1;
  return at < 0 ? {} : { before: queue!.ids[at - 1], after: queue!.ids[at + 1] };
}
