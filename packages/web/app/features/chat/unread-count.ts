import { getUnread } from '@heima/domain/chat/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { onLive } from '#platform/live/live-events.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';

let count = 0;
const watchers = new Set<() => void>();

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** How many conversations hold unread messages, as far as the page knows. */
export const useUnreadConversations = (): number =>
  useSyncExternalStore(
    watch,
    () => count,
    () => 0,
  );

/** Asks the server. */
export const refreshUnread = oneAtATime(async () => {
  try {
    count = (await callApi(getUnread, {})).conversations;
    for (const tell of watchers) tell();
  } catch {
    // Without an answer the last known number stands until the next sign.
  }
});

/** Keeps the number up to date. */
export const watchUnread = (): (() => void) =>
  onLive(['chat.entry', 'chat.read'], () => void refreshUnread());
