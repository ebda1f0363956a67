import { notificationAccess } from '@heima/domain/notifications/access.ts';
import type { listNotifications as contract } from '@heima/domain/notifications/endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { fillPath } from '@heima/domain/shared/endpoint.ts';
import { readPage } from '@heima/domain/shared/paging.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import {
  countNotifications,
  hasUnseen,
  markSeen,
  notificationPage,
  type PageOf,
} from './notification-store.ts';
import { presentNotification } from './present-notification.ts';

/** R170. */
export const pageSize = 6;

/**
 * A page of the caller's notifications (E040). The links to other pages say which entry they go on from, so that
 * following them shows each entry once, whatever arrives meanwhile. Opening the first page means that all is seen
 * (R168).
 */
export const listNotifications: Handler<typeof contract> = async ({ params, query }, call) => {
  authorize(notificationAccess, 'read', call.actor, { ownerId: params.id });
  const { db } = call.services;
  const { page, size, offset } = readPage(query, pageSize);
  if (query.before !== undefined && query.after !== undefined)
    refuse('common.invalidInput', { fields: { after: ['validation.beforeOrAfter'] } });
  const at: PageOf =
    query.before !== undefined
      ? { before: query.before }
      : query.after !== undefined
        ? { after: query.after }
        : { offset };
  const isFirst = !('before' in at) && offset === 0;
  const [{ rows, hasMore }, count] = await Promise.all([
    notificationPage(db, params.id, at, size),
    countNotifications(db, params.id),
  ]);
  if (isFirst && (await hasUnseen(db, params.id))) await seeAll(call, params.id);
  const sizes = { page_size: query.page_size, per_page: query.per_page };
  const link = (more: { page: number; before?: string; after?: string }): string =>
    `/api/v1${fillPath('/users/:id/notifications', params, { ...sizes, ...more })}`;
  const [first, last] = [rows[0]?.id, rows.at(-1)?.id];
  return {
    count,
    next: hasMore && last ? link({ page: page + 1, before: last }) : null,
    previous:
      page > 2 && first ? link({ page: page - 1, after: first }) : page > 1 ? link({ page: 1 }) : null,
    items: rows.flatMap((row) => presentNotification(row, call) ?? []),
  };
};

/** Other pages that this person has open take their sign away too. */
const seeAll = (call: Call, userId: string): Promise<void> =>
  call.change(async (unit) => {
    if (await markSeen(unit.db, userId, unit.now)) await unit.notifyLive(userId, 'notifications.seen');
  });
