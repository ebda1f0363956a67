import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import { typeById } from '@heima/domain/notifications/notification-types.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import { inPlainCharacters, smsLength } from '#platform/outbox/plain-sms.ts';
import { subjectOf } from './notification-email.ts';
import type { NotificationSaid } from './notification-said.ts';

/** Two parts of an SMS in characters outside of the GSM alphabet. */
const cyrillicLength = 134;

/**
 * The SMS about one or several notifications: what it is about and where to look. It takes one message, in Ukrainian,
 * whose characters are not plain, two; a long subject is cut before the address is.
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
  const isPlain = language !== 'ua';
  const room = (isPlain ? smsLength : cyrillicLength) - ending.length;
  return shortened(isPlain ? inPlainCharacters(text) : text, room) + ending;
}

const shortened = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, Math.max(0, room - 3)).trimEnd()}...`;
