import { useEffect, useState } from 'react';
import { onLive } from '#platform/live/live-events.ts';

/** A sign of typing lasts this long. */
const lastsMs = 5000;

/** Who is typing in a conversation, by their ids. A message of theirs ends it. */
export function useTyping(
  conversationId: string,
  entries: readonly { sender_id: string | null }[],
): string[] {
  const [typing, setTyping] = useState<readonly string[]>([]);
  const sender = entries.at(-1)?.sender_id;
  const count = entries.length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new entry ends the typing of its sender
  useEffect(() => setTyping((before) => before.filter((id) => id !== sender)), [sender, count]);
  useEffect(() => {
    setTyping([]);
    const timers = new Map<string, ReturnType<typeof setTimeout>>();
    const stop = onLive(['chat.typing'], ({ kind, data }) => {
      const id = data?.user_id;
      if (kind !== 'chat.typing' || data?.conversation_id !== conversationId || typeof id !== 'string')
        return;
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => setTyping((before) => before.filter((one) => one !== id)), lastsMs),
      );
      setTyping((before) => (before.includes(id) ? before : [...before, id]));
    });
    return () => {
      stop();
      for (const timer of timers.values()) clearTimeout(timer);
    };
  }, [conversationId]);
  return [...typing];
}
