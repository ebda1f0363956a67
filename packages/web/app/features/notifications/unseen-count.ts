import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { announceOtherPerson } from '#platform/errors/problem-events.ts';
import { knownUserId } from '#platform/errors/signed-out.ts';

let count: number | undefined;
const watchers = new Set<() => void>();
let asking: Promise<void> | undefined;
let askAgain = false;

/** Says how many notifications are unseen from now on (R168). */
export function setUnseen(next: number): void {
  count = next;
  for (const tell of watchers) tell();
}

/** How many notifications are unseen: as the page came with, until something newer is known (R023). */
export const useUnseen = (cameWith: number): number =>
  useSyncExternalStore(
    watch,
    () => count ?? cameWith,
    () => cameWith,
  );

function watch(tell: () => void): () => void {
  watchers.add(tell);
  return () => watchers.delete(tell);
}

/** Asks the server. What is wanted while an answer is awaited is asked for once more after it. */
export function refreshUnseen(): Promise<void> {
  if (asking) {
    askAgain = true;
    return asking;
  }
  asking = callApi(currentUser, {})
    .then(({ id, full_name, unseen_notifications }) => {
      const known = knownUserId();
      // The numbers of another person do not belong on this page.
      if (known !== undefined && known !== id) announceOtherPerson(full_name);
      else setUnseen(unseen_notifications);
    })
    // Without an answer the last known number stands until the next sign.
    .catch(() => undefined)
    .finally(() => {
      asking = undefined;
      if (!askAgain) return;
      askAgain = false;
      void refreshUnseen();
    });
  return asking;
}
