import { listMessages } from '@heima/domain/chat/endpoints.ts';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { callApi } from '#platform/api/call-api.ts';
import { announceProblem } from '#platform/errors/problem-events.ts';
import { onLive } from '#platform/live/live-events.ts';
import { type EntryPage, Timeline, type TimelineState } from './timeline.ts';
import { onSent } from './use-unsent.ts';

const pageSize = 100;

/** The timeline of a conversation, kept up to date: what is written anywhere appears, in order and once (CH01). */
export function useTimeline(id: string, first: EntryPage): { timeline: Timeline; state: TimelineState } {
  // Later answers of the first page tell nothing that asking for news does not.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const timeline = useMemo(
    () =>
      new Timeline(first, (where) =>
        callApi(listMessages, { params: { id }, query: { ...where, page_size: pageSize } }),
      ),
    [id],
  );
  const state = useSyncExternalStore(timeline.subscribe, timeline.state, timeline.state);
  useEffect(() => {
    // Without an answer the next sign, or the connection that is back, asks again.
    const look = () => void timeline.lookForNews().catch(announceProblem);
    look();
    const stops = [
      onLive(['chat.entry'], ({ kind, data }) => {
        if (kind === 'connected' || data?.conversation_id === id) look();
      }),
      onSent((conversationId) => {
        if (conversationId === id) look();
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [id, timeline]);
  return { timeline, state };
}
