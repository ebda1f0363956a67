import type { NotificationParams } from '@heima/domain/notifications/notification-params.ts';
import { methodsOf, type NotificationTag, typeOf } from '@heima/domain/notifications/notification-types.ts';
import { collectNotificationsJob } from '#capabilities/notifications/jobs/collect-notifications-job.ts';
import { collectSeconds } from '#capabilities/notifications/sending/pace.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { insertDeliveries, insertNotifications } from './notification-store.ts';

export interface NewNotification {
  type: NotificationTag;
  /** The people who are notified. Accounts that are gone are passed over. */
  receivers: readonly string[];
  /** Id of what it leads to, as the type's action wants it. */
  subjectId: string;
  /** Values of its text. */
  params: NotificationParams;
  /** Address of a small picture on our own server. */
  image?: string | null;
  /** Names the cause: the same key notifies the same person once. */
  key: string;
}

/**
 * Notifies people of something, in the transaction of its cause: an entry in their list, a sign in their open pages, and
 * an e-mail or SMS by and by where they want one. Of a cause that is given twice, also at the same time, the second
 * does nothing.
 */
export async function notify(unit: UnitOfWork, notification: NewNotification): Promise<void> {
  const type = typeOf(notification.type);
  const notified = await insertNotifications(unit.db, { ...notification, typeId: type.id, now: unit.now });
  if (notified.length === 0) return;
  const after = new Date(unit.now.getTime() + collectSeconds * 1000);
  for (const method of methodsOf(type)) {
    if (type.hasOwnEmail && method.tag === 'email') continue;
    const due = await insertDeliveries(unit.db, {
      notified,
      typeId: type.id,
      methodId: method.id,
      blockedByDefault: type.methods[method.tag] === 'off',
      now: unit.now,
    });
    for (const userId of due)
      await unit.enqueue(collectNotificationsJob, { userId, methodId: method.id }, { after });
  }
  for (const { userId, id } of notified) await unit.notifyLive(userId, 'notifications.new', { id });
}
