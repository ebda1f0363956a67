import { isBlocked, notificationMethods, typeById } from '@heima/domain/notifications/notification-types.ts';
import type { Say } from '@heima/domain/shared/say.ts';
import { letterRecipient, smsRecipient } from '#capabilities/accounts/public.ts';
import { sendLetter } from '#platform/email/send-letter.ts';
import { type Handover, sendOnce } from '#platform/email/send-once.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import type { Services } from '#platform/services.ts';
import { choicesOf } from '../choice-store.ts';
import { endMessage, type MessageRow, notificationsOf, openMessage } from '../message-store.ts';
import type { NotificationRow } from '../notification-store.ts';
import { letterToken } from '../sending/letter-token.ts';
import { notificationLetter } from '../sending/notification-letter.ts';
import { notificationSms } from '../sending/notification-sms.ts';
import { giveUpHours } from '../sending/pace.ts';
import { sendNotificationsJob } from './gather-notifications-job.ts';

/**
 * Sends a message once, however often it runs. What was clicked or blocked meanwhile is left out (R183), and nothing
 * goes to an address or number that is not verified.
 */
export const sendNotifications = handleJob(
  sendNotificationsJob,
  async (services: Services, { messageId }) => {
    const { db, clock } = services;
    const message = await openMessage(db, messageId);
    if (!message) return;
    const wanted = await wantedOf(services, message);
    if (wanted.length === 0) return endMessage(db, messageId, 'called_off', clock());
    if (clock().getTime() - message.made_at.getTime() > giveUpHours * 3_600_000)
      return endMessage(db, messageId, 'given_up', clock());
    const send = methodOf(message) === 'sms' ? sendSms : sendEmail;
    const handover = await send(services, message, wanted);
    const outcome = handover === undefined ? 'called_off' : handover === 'refused' ? 'refused' : 'sent';
    await endMessage(db, messageId, outcome, clock());
  },
);

const methodOf = ({ method }: MessageRow) => notificationMethods.find(({ id }) => id === method)!.tag;

async function wantedOf({ db }: Services, message: MessageRow): Promise<NotificationRow[]> {
  const [rows, choices] = await Promise.all([
    notificationsOf(db, message.id),
    choicesOf(db, message.user_id),
  ]);
  const wanted = rows.filter((row) => {
    const type = typeById(row.type);
    const choice = choices.find((one) => one.type === row.type && one.method === message.method);
    return type && row.clicked_at === null && !isBlocked(type, methodOf(message), choice?.blocked);
  });
  // Of the same thing about the same subject only the newest is said: earlier prices are no news any more.
  const newest = Map.groupBy(wanted, ({ type, subject_id }) => `${type} ${subject_id}`);
  return [...newest.values()].map(([first]) => first!);
}

/** Hands the letter over; nothing when there is no address to write to. */
async function sendEmail(
  services: Services,
  { id, user_id: userId }: MessageRow,
  notifications: NotificationRow[],
): Promise<Handover | undefined> {
  const { config, secrets, texts } = services;
  const recipient = await letterRecipient(services.db, userId);
  if (!recipient) return undefined;
  const { address: to, language, fullName } = recipient;
  return sendLetter(services, { to, language, key: `notifications-${id}` }, (say) =>
    notificationLetter({
      say,
      hasText: texts.has,
      language,
      origin: config.PUBLIC_URL,
      productName: config.PRODUCT_NAME,
      fullName,
      notifications,
      token: letterToken(secrets, { userId, typeIds: notifications.map(({ type }) => type) }),
    }),
  );
}

/** Hands the SMS over; nothing when there is no number. */
async function sendSms(
  services: Services,
  { id, user_id: userId }: MessageRow,
  notifications: NotificationRow[],
): Promise<Handover | undefined> {
  const { config, ports, texts } = services;
  const recipient = await smsRecipient(services.db, userId);
  if (!recipient) return undefined;
  const { e164: to, language } = recipient;
  const say: Say = (key, params) => texts.say(language, key, params);
  return sendOnce(services, `notifications-${id}`, async () => {
    const text = notificationSms(notifications, {
      say,
      language,
      origin: config.PUBLIC_URL,
      productName: config.PRODUCT_NAME,
    });
    await ports.sms.send({ to, text });
  });
}
