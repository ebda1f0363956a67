import {
  isBlocked,
  methodsOf,
  type NotificationTag,
  notificationMethods,
  notificationTypes,
  typeById,
} from '@heima/domain/notifications/notification-types.ts';
import { z } from 'zod';
import { choicesOf } from '#capabilities/notifications/choice-store.ts';
import { notificationsOf } from '#capabilities/notifications/delivery-store.ts';
import { defineMessage } from '#platform/outbox/define-message.ts';
import type { Services } from '#platform/services.ts';
import { notificationEmail } from './notification-email.ts';
import type { NotificationSaid } from './notification-said.ts';
import { notificationSms } from './notification-sms.ts';
import { notificationSubscription, subjectOfTypes } from './notification-subscription.ts';

const payload = z.object({ userId: z.uuid(), methodId: z.int(), batchId: z.uuid() });

/** One notification or several that came together, by e-mail or SMS. */
export const notificationsMessage = defineMessage({
  name: 'notifications.collected',
  payload,
  load: async (services, given) => {
    const notifications = await wantedOf(services, given);
    return notifications.length > 0 ? { userId: given.userId, notifications } : undefined;
  },
  write: {
    email: ({ notifications }, writing) => notificationEmail(notifications, writing),
    sms: ({ notifications }, writing) => notificationSms(notifications, writing),
  },
  subscription: {
    of: notificationSubscription,
    subject: ({ userId, notifications }) =>
      subjectOfTypes({ userId, typeIds: notifications.map(({ type }) => type) }),
  },
  examples: [
    example(12),
    ...notificationTypes.filter((type) => methodsOf(type).length > 0).map(({ tag }) => example(1, tag)),
  ],
});

/**
 * What of a message is wanted when it is sent: not what was clicked or blocked meanwhile (R183). Of the same thing
 * about the same subject only the newest is sent: earlier prices are no news any more.
 */
async function wantedOf(
  { db }: Services,
  { userId, methodId, batchId }: z.output<typeof payload>,
): Promise<NotificationSaid[]> {
  const [rows, choices] = await Promise.all([notificationsOf(db, batchId), choicesOf(db, userId)]);
  const method = notificationMethods.find(({ id }) => id === methodId)!.tag;
  const wanted = rows.filter((row) => {
    const type = typeById(row.type);
    const choice = choices.find((one) => one.type === row.type && one.method === methodId);
    return type && row.clicked_at === null && !isBlocked(type, method, choice?.blocked);
  });
  const newest = Map.groupBy(wanted, ({ type, subject_id }) => `${type} ${subject_id}`);
  return [...newest.values()].map(([first]) => first!);
}

function example(count: number, tag: NotificationTag = 'liked_available_again') {
  const notification: NotificationSaid = {
    type: notificationTypes.find((type) => type.tag === tag)!.id,
    subject_id: '01990000-0000-7000-8000-00000000000a',
    params: {
      title: 'Björt íbúð',
      about: 'Björt íbúð',
      name: 'Sunna',
      reason: 'Myndir vantar',
      outcome: { text: 'reports.outcomes.acted' },
      answer: 'Auglýsingin var tekin út.',
      old: { amount: 300_000, currency: 'ISK' },
      new: { amount: 275_000, currency: 'ISK' },
      price: { amount: 265_000, currency: 'ISK' },
      time: { moment: '2026-12-05T17:00:00.000Z' },
    },
    created_at: new Date('2026-11-28T12:00:00Z'),
  };
  return {
    userId: '01990000-0000-7000-8000-00000000000b',
    notifications: Array.from({ length: count }, () => notification),
  };
}
