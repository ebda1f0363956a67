import { conversationPageSize } from '@heima/domain/chat/chat-limits.ts';
import type { getUnread as unreadContract } from '@heima/domain/chat/endpoints.ts';
import { listConversations as contract } from '@heima/domain/chat/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import type { Handler } from '#platform/http/call.ts';
import { findListed } from './list-store.ts';
import { countUnread } from './member-store.ts';
import { presentCards } from './present-conversation.ts';

/** The conversations of the caller (E202). */
export const listConversations: Handler<typeof contract> = async ({ query }, call) => {
  const { db } = call.services;
  const { page, size, offset } = readPage(query, conversationPageSize);
  const [changedAt, id] = query.before?.split(',') ?? [];
  const { rows, count } = await findListed(db, {
    userId: signedIn(call.actor).userId,
    words: query.query,
    isUnread: query.unread ?? false,
    before: changedAt && id ? { changedAt: new Date(changedAt), id } : undefined,
    size,
    offset: query.before === undefined ? offset : 0,
  });
  const shown = rows.slice(0, size);
  const items = await presentCards(
    db,
    shown.map((row) => row.id),
    call.actor,
  );
  const link = (more: object) =>
    `/api/v1${fillPath(contract.path, {}, { ...query, before: undefined, ...more })}`;
  const last = shown.at(-1);
  return {
    count,
    next:
      last && rows.length > size
        ? link({ page: page + 1, before: `${last.changed_at.toISOString()},${last.id}` })
        : null,
    previous: page > 1 ? link({ page: page - 1 }) : null,
    items,
  };
};

/** How much the caller has not read, for the sign at the inbox. */
export const getUnread: Handler<typeof unreadContract> = (_, call) =>
  countUnread(call.services.db, signedIn(call.actor).userId);
