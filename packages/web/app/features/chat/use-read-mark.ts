import { listConversations } from '@heima/domain/chat/endpoints.ts';
import { markRead } from '@heima/domain/chat/writing-endpoints.ts';
import { useEffect, useRef } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { markStale } from '#platform/api/held.ts';
import { refreshUnread } from './unread-count.ts';

/** Looking for a moment is not reading, and what comes together is marked together. */
const afterMs = 400;

interface ReadMark {
  conversationId: string;
  /** The last entry that is held. */
  lastSeq: number;
  /** What the server knows to be read. */
  readSeq: number;
  /** The newest entries are in view. */
  isAtEnd: boolean;
}

/** Notes what was read: once the end is in view, on a page that is looked at. */
export function useReadMark({ conversationId, lastSeq, readSeq, isAtEnd }: ReadMark): void {
  const marked = useRef({ conversationId, seq: readSeq });
  if (marked.current.conversationId !== conversationId) marked.current = { conversationId, seq: readSeq };
  useEffect(() => {
    if (!isAtEnd || lastSeq <= marked.current.seq) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const mark = async () => {
      if (document.visibilityState !== 'visible' || lastSeq <= marked.current.seq) return;
      const before = marked.current;
      marked.current = { conversationId, seq: lastSeq };
      try {
        await callApi(markRead, { params: { id: conversationId }, body: { seq: lastSeq } });
        await Promise.all([markStale([listConversations]), refreshUnread()]);
      } catch {
        // It stays unread; the next message, or the next look, tries again.
        marked.current = before;
      }
    };
    const look = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void mark(), afterMs);
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [conversationId, lastSeq, isAtEnd]);
}
