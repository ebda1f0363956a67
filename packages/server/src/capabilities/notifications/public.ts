import {
  isBlocked,
  type NotificationTag,
  notificationMethods,
  typeOf,
} from '@heima/domain/notifications/notification-types.ts';
import {
  notificationSubscription,
  subjectOfTypes,
} from '#capabilities/notifications/sending/notification-subscription.ts';
import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { choicesOf } from './choice-store.ts';
import { type NewNotification, notify as notifyPeople } from './notify.ts';
import { takeBack } from './take-back.ts';

export { unseenColumn } from './notification-store.ts';
export { recentNotifications } from './recent.ts';
export type { NewNotification };

/** Notifies people of something, in the transaction of its cause; see `notify.ts`. */
export const notify = (unit: UnitOfWork, notification: NewNotification): Promise<void> =>
  notifyPeople(unit, notification);

/** Takes back what people were notified of, when its cause was undone. */
export const takeBackNotification = (
  unit: UnitOfWork,
  about: { receivers: readonly string[]; key: string },
): Promise<void> => takeBack(unit, about);

/** Whether a person wants e-mails about a type whose e-mail is a message of its own. */
export async function wantsByEmail(db: Database, userId: string, tag: NotificationTag): Promise<boolean> {
  const type = typeOf(tag);
  const email = notificationMethods.find((method) => method.tag === 'email')!;
  const choice = (await choicesOf(db, userId)).find((one) => one.type === type.id && one.method === email.id);
  return !isBlocked(type, 'email', choice?.blocked);
}

/** The part of such a message by which its reader stops it, as other e-mails about notifications. */
export const notificationSubscriptionOf = <Content>(
  tag: NotificationTag,
  readerOf: (content: Content) => string,
) => ({
  subscription: {
    of: notificationSubscription,
    subject: (content: Content) => subjectOfTypes({ userId: readerOf(content), typeIds: [typeOf(tag).id] }),
  },
});
