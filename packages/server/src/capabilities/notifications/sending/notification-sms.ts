import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import { typeById } from '@heima/domain/notifications/notification-types.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import { inPlainLetters, smsLength } from '#platform/sms/plain-letters.ts';
import type { NotificationRow } from '../notification-store.ts';
import { subjectOf } from './notification-letter.ts';

/** Two parts of an SMS in letters outside of the GSM alphabet. */
const cyrillicLength = 134;

/**
 * The SMS about one or several notifications: what it is about and where to look. It takes one message, in Ukrainian,
 * which has no plain letters, two; a long subject is cut before the address is.
 */
export function notificationSms(
  notifications: readonly NotificationRow[],
  {
    say,
    language,
    origin,
    productName,
  }: { say: Say; language: Language; origin: string; productName: string },
): string {
  const [first] = notifications;
  const isOne = notifications.length === 1;
  const path = isOne ? notificationPath(typeById(first!.type)!.action, first!.subject_id) : '/notifications';
  const ending = `\n${origin}${path}`;
  const text = isOne
    ? say('notifications.sms.one', { product: productName, text: subjectOf(first!, { say, language }) })
    : say('notifications.sms.many', { product: productName, count: notifications.length });
  const isPlain = language !== 'ua';
  const room = (isPlain ? smsLength : cyrillicLength) - ending.length;
  return shortened(isPlain ? inPlainLetters(text) : text, room) + ending;
}

const shortened = (text: string, room: number): string =>
  text.length <= room ? text : `${text.slice(0, Math.max(0, room - 3)).trimEnd()}...`;
