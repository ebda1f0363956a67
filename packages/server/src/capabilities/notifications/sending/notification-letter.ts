import { firstName } from '@heima/domain/accounts/full-name.ts';
import { sayParams } from '@heima/domain/notifications/notification-params.ts';
import { notificationPath } from '@heima/domain/notifications/notification-path.ts';
import { type NotificationTag, typeById } from '@heima/domain/notifications/notification-types.ts';
import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import { showDate, todayInIceland } from '@heima/domain/shared/plain-date.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import type { Letter } from '#platform/email/letter.ts';
import type { NotificationRow } from '../notification-store.ts';

/** Notifications that a letter names one by one; the others are counted. */
const mostNamed = 10;

export interface LetterAbout {
  say: Say;
  /** Whether there is such a text at all: some types have more to say in a letter. */
  hasText: (key: string) => boolean;
  language: Language;
  origin: string;
  productName: string;
  fullName: string;
  /** The newest first; at least one. */
  notifications: readonly NotificationRow[];
  token: string;
}

/** The letter about one notification, or about several that came together, in the reader's language. */
export function notificationLetter(about: LetterAbout): Letter {
  const { say, language, origin, notifications, productName } = about;
  const named = [...new Set(notifications.map(({ type }) => typeById(type)!.tag))].map((tag) =>
    say(`notifications.types.${tag}.name`),
  );
  return {
    greeting: say('emails.layout.greeting', { name: firstName(about.fullName) }),
    ...(notifications.length === 1 ? oneOf(notifications[0]!, about) : severalOf(notifications, about)),
    reason: say('notifications.letter.reason', {
      product: productName,
      types: new Intl.ListFormat(languageTag(language)).format(named),
    }),
    settings: { label: say('notifications.letter.settings'), url: `${origin}/account/notifications` },
    unsubscribeUrl: `${origin}/unsubscribe/${about.token}?lang=${language}`,
  };
}

type Content = Pick<Letter, 'subject' | 'heading' | 'paragraphs' | 'items' | 'afterItems' | 'action'>;

function oneOf(row: NotificationRow, about: LetterAbout): Content {
  const { say, hasText } = about;
  const { tag, action } = typeById(row.type)!;
  const key = `notifications.types.${tag}`;
  const subject = subjectOf(row, about);
  const label = hasText(`${key}.action`) ? `${key}.action` : `notifications.actions.${action}`;
  return {
    subject,
    heading: subject,
    paragraphs: [textOf(row, tag, about), ...(hasText(`${key}.more`) ? [say(`${key}.more`)] : [])],
    action: { label: say(label), url: urlOf(row, about) },
  };
}

function severalOf(rows: readonly NotificationRow[], about: LetterAbout): Content {
  const { say, origin, productName } = about;
  const heading = say('notifications.letter.heading', { count: rows.length });
  const others = rows.length - mostNamed;
  return {
    subject: `${heading}: ${subjectOf(rows[0]!, about)}`,
    heading,
    paragraphs: [say('notifications.letter.text', { product: productName })],
    items: rows.slice(0, mostNamed).map((row) => ({
      title: textOf(row, typeById(row.type)!.tag, about),
      url: urlOf(row, about),
      facts: showDate(todayInIceland(row.created_at)),
    })),
    ...(others > 0 ? { afterItems: say('notifications.letter.others', { count: others }) } : {}),
    action: { label: say('notifications.letter.all'), url: `${origin}/notifications` },
  };
}

/** What the notification is about, as a subject line says it. */
export const subjectOf = (
  { type, params }: NotificationRow,
  { say, language }: Pick<LetterAbout, 'say' | 'language'>,
): string => say(`notifications.types.${typeById(type)!.tag}.subject`, sayParams(params, say, language));

const textOf = (
  { params }: NotificationRow,
  tag: NotificationTag,
  { say, language }: Pick<LetterAbout, 'say' | 'language'>,
): string => say(`notifications.types.${tag}.text`, sayParams(params, say, language));

function urlOf({ type, subject_id: id }: NotificationRow, { origin }: Pick<LetterAbout, 'origin'>): string {
  const { action, letterPath } = typeById(type)!;
  return origin + (letterPath?.replace(':id', id) ?? notificationPath(action, id));
}
