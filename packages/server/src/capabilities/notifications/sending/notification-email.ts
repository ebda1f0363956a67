import { translateParams } from '@heima/domain/notifications/notification-params.ts';
import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import {
  type NotificationTag,
  notificationTextKey,
  typeById,
} from '@heima/domain/notifications/notification-types.ts';
import { languageTag } from '@heima/domain/shared/language.ts';
import { showDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { keyFromData } from '@heima/domain/shared/text-key.ts';
import type { Writing } from '#platform/outbox/define-message.ts';
import type { Email } from '#platform/outbox/email.ts';
import type { NotificationSaid } from './notification-said.ts';

/** Notifications that an e-mail names one by one; the others are counted. */
const mostNamed = 10;

/**
 * The e-mail about one notification, or about several that came together.
 * @param notifications the newest first; at least one
 */
export function notificationEmail(notifications: readonly NotificationSaid[], writing: Writing): Email {
  const { translate, language, origin, productName } = writing;
  const named = [...new Set(notifications.map(({ type }) => typeById(type)!.tag))].map((tag) =>
    translate(notificationTextKey(tag, 'name')),
  );
  return {
    ...(notifications.length === 1 ? oneOf(notifications[0]!, writing) : severalOf(notifications, writing)),
    reason: translate('notifications.email.reason', {
      product: productName,
      types: new Intl.ListFormat(languageTag(language)).format(named),
    }),
    settings: { label: translate('notifications.email.settings'), url: `${origin}/account/notifications` },
  };
}

type Content = Pick<Email, 'subject' | 'heading' | 'paragraphs' | 'items' | 'afterItems' | 'action'>;

function oneOf(row: NotificationSaid, writing: Writing): Content {
  const { translate, hasText } = writing;
  const { tag, action } = typeById(row.type)!;
  const key = (part: 'action' | 'more') => notificationTextKey(tag, part);
  const subject = subjectOf(row, writing);
  const label = hasText(key('action')) ? key('action') : keyFromData(`notifications.actions.${action}`);
  return {
    subject,
    heading: subject,
    paragraphs: [textOf(row, tag, writing), ...(hasText(key('more')) ? [translate(key('more'))] : [])],
    action: { label: translate(label), url: urlOf(row, writing) },
  };
}

function severalOf(rows: readonly NotificationSaid[], writing: Writing): Content {
  const { translate, origin, productName } = writing;
  const heading = translate('notifications.email.heading', { count: rows.length });
  const others = rows.length - mostNamed;
  return {
    subject: `${heading}: ${subjectOf(rows[0]!, writing)}`,
    heading,
    paragraphs: [translate('notifications.email.text', { product: productName })],
    items: rows.slice(0, mostNamed).map((row) => ({
      title: textOf(row, typeById(row.type)!.tag, writing),
      url: urlOf(row, writing),
      facts: showDate(todayInIceland(row.created_at)),
    })),
    ...(others > 0 ? { afterItems: translate('notifications.email.others', { count: others }) } : {}),
    action: { label: translate('notifications.email.all'), url: `${origin}/notifications` },
  };
}

/** What the notification is about, as a subject line says it. */
export const subjectOf = (
  { type, params }: NotificationSaid,
  { translate, language }: Pick<Writing, 'translate' | 'language'>,
): string =>
  translate(
    notificationTextKey(typeById(type)!.tag, 'subject'),
    translateParams(params, translate, language),
  );

const textOf = (
  { params }: NotificationSaid,
  tag: NotificationTag,
  { translate, language }: Pick<Writing, 'translate' | 'language'>,
): string => translate(`notifications.types.${tag}.text`, translateParams(params, translate, language));

function urlOf({ type, subject_id: id }: NotificationSaid, { origin }: Pick<Writing, 'origin'>): string {
  const { action, emailPath } = typeById(type)!;
  return origin + (emailPath?.replace(':id', id) ?? notificationPath(action, id));
}
