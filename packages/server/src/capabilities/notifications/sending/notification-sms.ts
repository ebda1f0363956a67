import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import { typeById } from '@heima/domain/notifications/notification-types.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import { shortenedSms } from '#platform/outbox/sms-length.ts';
import { subjectOf } from './notification-email.ts';
import type { NotificationSaid } from './notification-said.ts';

/**
 * The SMS about one or several notifications: what it is about and where to look. A long subject is cut before the
 * address is.
 */
export function notificationSms(
  notifications: readonly NotificationSaid[],
  { translate, language, origin, productName }: Writing,
): string {
  const [first] = notifications;
  const isOne = notifications.length === 1;
  const path = isOne ? notificationPath(typeById(first!.type)!.action, first!.subject_id) : '/notifications';
  const ending = `\n${origin}${path}`;
  const text = isOne
    ? translate('notifications.sms.one', {
        product: productName,
        text: subjectOf(first!, { translate, language }),
      })
    : translate('notifications.sms.many', { product: productName, count: notifications.length });
  return shortenedSms(text, ending);
}
