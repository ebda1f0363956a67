import { currentUser } from '@heima/domain/accounts/endpoints.ts';
import { useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { announceOtherPerson } from '#platform/errors/problem-events.ts';
import { knownUserId } from '#platform/errors/signed-out.ts';
import { oneAtATime } from '#platform/one-at-a-time.ts';

let count: number | undefined;
const watchers = new Set<() => void>();

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

/** Asks the server. */
export const refreshUnseen = oneAtATime(async () => {
  try {
    const { id, full_name, unseen_notifications } = await callApi(currentUser, {});
    const known = knownUserId();
    // The numbers of another person do not belong on this page.
    if (known !== undefined && known !== id) announceOtherPerson(full_name);
    else setUnseen(unseen_notifications);
  } catch {
    // Without an answer the last known number stands until the next sign.
  }
});
