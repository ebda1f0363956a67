import { sendMessage } from '@heima/domain/chat/writing-endpoints.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { alone } from '#platform/autosave/browser-device.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { onLive } from '#platform/live/live-events.ts';
import { deviceStorage } from '#platform/web-storage.ts';
import { newKey } from './new-key.ts';
import { type SendOutcome, type UnsentMessage, UnsentMessages } from './unsent-messages.ts';

/** Statuses that pass by themselves: signed out meanwhile, too many at once, a server that is away. */
const passing: readonly number[] = [401, 429, 502, 503, 504];
const minute = 60_000;

/** One for the page, whichever conversation is shown; it belongs to a person. */
let held: { personId: string; unsent: UnsentMessages } | undefined;
const sentListeners = new Set<(conversationId: string) => void>();

async function send({ conversationId, key, text }: UnsentMessage): Promise<SendOutcome> {
  try {
    const args = { params: { id: conversationId }, body: { message: text, client_key: key } };
    await callApi(sendMessage, args);
  } catch (error) {
    if (error instanceof NoAnswer) return { kind: 'later' };
    if (!(error instanceof ApiProblem)) throw error;
    announceProblem(error);
    if (error.status === 429) return { kind: 'later', afterMs: minute };
    if (passing.includes(error.status)) return { kind: 'later' };
    return { kind: 'refused', message: error.field('message') ?? error.body.detail };
  }
  for (const tell of sentListeners) tell(conversationId);
  return { kind: 'sent' };
}

function unsentOf(personId: string): UnsentMessages {
  if (held?.personId !== personId) {
    held?.unsent.stop();
    held = {
      personId,
      unsent: new UnsentMessages(personId, send, {
        storage: deviceStorage,
        now: () => Date.now(),
        newKey,
        alone,
        schedule: (work, milliseconds) => {
          const timer = setTimeout(work, milliseconds);
          return () => clearTimeout(timer);
        },
      }),
    };
  }
  return held.unsent;
}

const none: readonly UnsentMessage[] = [];

/** The messages of a person that the server does not have yet; they go as soon as they can while this is in use. */
export function useUnsent(personId: string): { unsent: UnsentMessages; messages: readonly UnsentMessage[] } {
  const unsent = useMemo(() => unsentOf(personId), [personId]);
  const messages = useSyncExternalStore(unsent.subscribe, unsent.state, () => none);
  useEffect(() => {
    unsent.read();
    void unsent.flush();
    const onStorage = () => unsent.read();
    const onOnline = () => void unsent.flush();
    addEventListener('storage', onStorage);
    addEventListener('online', onOnline);
    const stopLive = onLive([], ({ kind }) => {
      if (kind === 'connected') void unsent.flush();
    });
    return () => {
      removeEventListener('storage', onStorage);
      removeEventListener('online', onOnline);
      stopLive();
    };
  }, [unsent]);
  return { unsent, messages };
}

/** Calls back when a message has arrived at the server. */
export function onSent(tell: (conversationId: string) => void): () => void {
  sentListeners.add(tell);
  return () => void sentListeners.delete(tell);
}
