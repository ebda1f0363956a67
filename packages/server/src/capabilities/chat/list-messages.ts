import { messagePageSize } from '@heima/domain/chat/chat-limits.ts';
import { listMessages as contract } from '@heima/domain/chat/endpoints.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { rentsOf } from './conversation-store.ts';
import { countEntries, entryPage, type PageAt } from './entry-store.ts';
import { findConversationFor } from './find-conversation.ts';
import { presentEntry } from './present-entry.ts';

/**
 * A page of what was said and what happened, in its order (E205). The links say which entry they go on from, so that
 * following them shows each entry once, whatever is written meanwhile.
 */
export const listMessages: Handler<typeof contract> = async ({ params, query }, call) => {
  const { db } = call.services;
  const { own } = await findConversationFor(db, params.id, 'read', call);
  const { page, size, offset } = readPage(query, messagePageSize);
  if (query.before !== undefined && query.after !== undefined)
    refuse('common.invalidInput', { fields: { after: ['validation.beforeOrAfter'] } });
  const at: PageAt =
    query.before !== undefined
      ? { before: query.before }
      : query.after !== undefined
        ? { after: query.after }
        : { offset };
  const [{ rows, hasOlder, hasNewer }, count, rents] = await Promise.all([
    entryPage(db, own, at, size),
    countEntries(db, own),
    rentsOf(db, params.id),
  ]);
  const sizes = { page_size: query.page_size, per_page: query.per_page };
  const link = (more: object): string => `/api/v1${fillPath(contract.path, params, { ...sizes, ...more })}`;
  const [first, last] = [rows[0], rows.at(-1)];
  return {
    count,
    next: hasOlder && first ? link({ page: page + 1, before: first.seq }) : null,
    previous: hasNewer ? link(last ? { after: last.seq } : { page: 1 }) : null,
    items: rows.map((row) => presentEntry(row, { userId: own.user_id, rents })),
    has_older: hasOlder,
    has_newer: hasNewer,
  };
};
