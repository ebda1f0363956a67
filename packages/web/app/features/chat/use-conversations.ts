import type { ConversationCard } from '@heima/domain/chat/conversation-answer.ts';
import { listConversations } from '@heima/domain/chat/endpoints.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { markStale } from '#platform/api/held.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { type HeldList, withNewest, withOlder } from '#platform/held-list.ts';
import { onLive } from '#platform/live/live-events.ts';
import { type ConversationFilter, conversationsQuery } from './chat-queries.ts';

type Held = HeldList<ConversationCard> & { of: string };

const placeOf = ({ changed_at, id }: ConversationCard): string => `${changed_at},${id}`;

/** The conversations of the viewer that fit a filter, page by page and kept up to date (E202). */
export function useConversations(filter: ConversationFilter) {
  const query = useQuery(conversationsQuery(filter));
  const { data } = query;
  const of = JSON.stringify(filter);
  const [held, setHeld] = useState<Held>();
  const [older, setOlder] = useState<'idle' | 'loading' | 'failed'>('idle');

  useEffect(() => {
    if (data)
      setHeld((before) => ({ of, ...withNewest(before?.of === of ? before : undefined, data, placeOf) }));
  }, [data, of]);
  useEffect(() => onLive(['chat.entry', 'chat.read'], () => void markStale([listConversations])), []);

  const shown = held?.of === of ? held : data;
  return {
    query,
    items: shown?.items,
    hasOlder: Boolean(shown?.next),
    older,
    async loadOlder(): Promise<void> {
      if (older === 'loading' || !shown?.next) return;
      setOlder('loading');
      try {
        const asked = Object.fromEntries(new URLSearchParams(shown.next.split('?')[1]));
        const page = await callApi(listConversations, { query: asked });
        setHeld((before) => ({ of, ...withOlder(before?.of === of ? before : shown, page) }));
        setOlder('idle');
      } catch (problem) {
        announceProblem(problem);
        setOlder('failed');
      }
    },
  };
}
