import { browserQueryClient } from '#platform/api/browser-query-client.ts';
import { browserTransport } from '#platform/api/browser-transport.ts';
import { apiPrefix } from '#platform/api/call.ts';
import { deviceStorage } from '#platform/web-storage.ts';

/** The address of the sign-in page that leads back to where one is (R041). */
export const loginAddress = ({
  pathname,
  search,
  hash,
}: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  `/login/?from=${encodeURIComponent(pathname + search + hash)}`;

/** Who the page was made for; nothing for a visitor. */
export const knownUserId = (): string | undefined => document.documentElement.dataset.viewer;

const unsavedParts = new Set<() => void>();

/** Keeps the page where it is, since leaving would lose something: `notify` hears that the sign-in has ended. */
export function keepPage(notify: () => void): () => void {
  unsavedParts.add(notify);
  return () => void unsavedParts.delete(notify);
}

/** Whether leaving the page would lose something. */
export const isPageKept = (): boolean => unsavedParts.size > 0;

/**
 * What a 401 means to the page. For a person it knows, the session is over: everything kept about them is cleared and
 * the page is loaded anew as a visitor sees it (R040, R123). A visitor is asked to sign in and comes back (R041). While
 * something unsaved stands on the page nothing of this happens: whoever keeps it says what can be done.
 */
export async function afterSignedOut(): Promise<void> {
  if (isPageKept()) {
    for (const notify of unsavedParts) notify();
    return;
  }
  if (knownUserId() === undefined) {
    if (location.pathname.replace(/\/$/, '') !== '/login') location.assign(loginAddress(location));
    return;
  }
  await clearPerson();
  location.reload();
}

/** Ends the session and clears what the browser keeps about the person. */
export async function clearPerson(): Promise<void> {
  delete document.documentElement.dataset.viewer;
  // First of all, so that nothing that fails here leaves the session open. Without a connection it ends by its own
  // time; this browser knows the person no more.
  const ended = browserTransport({ method: 'POST', path: `${apiPrefix}/logout`, body: {} }).catch(
    () => undefined,
  );
  deviceStorage.clear();
  browserQueryClient().clear();
  await ended;
}
