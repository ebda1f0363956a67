import { useSyncExternalStore } from 'react';
import { usePageFacts, useViewer } from '#platform/viewer.ts';
import { readClientId } from './client-id.ts';

const never = () => () => undefined;

/** The client id that calls about drafts carry: a visitor's own; people who are signed in send none (R269, R270). */
export function useClientId(): string | undefined {
  const viewer = useViewer();
  const { clientId } = usePageFacts();
  const fromCookie = useSyncExternalStore(
    never,
    () => readClientId(document.cookie),
    () => clientId,
  );
  return viewer ? undefined : fromCookie;
}
