import { getConversation, listConversations, listMessages } from '@heima/domain/chat/endpoints.ts';
import { endpointQuery } from '#platform/api/queries.ts';

/** What the list of conversations is narrowed by, as the address says it. */
export interface ConversationFilter {
  query: string;
  unread: boolean;
}

export const readFilter = (params: URLSearchParams): ConversationFilter => ({
  query: (params.get('query') ?? '').trim().slice(0, 100),
  unread: params.get('unread') === '1',
});

/** The same in an address, beside what else stands in it. */
export function withFilter(params: URLSearchParams, { query, unread }: ConversationFilter): URLSearchParams {
  const next = new URLSearchParams(params);
  if (query.trim()) next.set('query', query);
  else next.delete('query');
  if (unread) next.set('unread', '1');
  else next.delete('unread');
  return next;
}

/** The first page of the list (E202). */
export const conversationsQuery = ({ query, unread }: ConversationFilter) =>
  endpointQuery(listConversations, {
    query: { ...(query && { query }), ...(unread && { unread: true }) },
  });

export const conversationQuery = (id: string) => endpointQuery(getConversation, { params: { id } });

/** The newest entries of a conversation (E205). */
export const messagesQuery = (id: string) => endpointQuery(listMessages, { params: { id }, query: {} });
