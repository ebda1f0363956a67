import { getUnread } from '@heima/domain/chat/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { onLive } from '#platform/live/live-events.ts';

let count = 0;
const watchers = new Set<() => void>();
let asking: Promise<void> | undefined;
let askAgain = false;

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

/** Asks the server. What is wanted while an answer is awaited is asked for once more after it. */
export function refreshUnread(): Promise<void> {
  if (asking) {
    askAgain = true;
    return asking;
  }
  asking = callApi(getUnread, {})
    .then(({ conversations }) => {
      count = conversations;
      for (const tell of watchers) tell();
    })
    // Without an answer the last known number stands until the next sign.
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
      if (!askAgain) return;
      askAgain = false;
      void refreshUnread();
    });
  return asking;
}

/** Keeps the number up to date. */
export function watchUnread(): () => void {
  void refreshUnread();
  return onLive(['chat.entry', 'chat.read'], () => void refreshUnread());
}
