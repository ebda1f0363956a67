import { z } from 'zod';
import { endpoint, type Limit } from '../shared/endpoint.ts';
import { pageOf, pageQuery } from '../shared/paging.ts';
import { notificationActions } from './notification-types.ts';

const params = z.object({ id: z.uuid() });
const writes = {
  name: 'notification-settings',
  per: 'actor',
  max: 600,
  seconds: 3600,
} as const satisfies Limit;
/** The number of a type or method; as text too, since forms send texts. */
const number = z
  .union(
    [
      z.int(),
      z
        .string()
        .regex(/^\d{1,5}$/)
        .transform(Number),
    ],
    { error: 'validation.choice' },
  )
  .pipe(z.int().min(1).max(32_767));

export const notificationAnswer = z.object({
  id: z.string(),
  /** In the language of the request. */
  text: z.string(),
  image_url: z.string().nullable(),
  created_at: z.string(),
  clicked: z.boolean(),
  /** The id in the page that it leads to. */
  action_resource_id: z.string(),
  notification_type: z.object({
    id: z.int(),
    tag: z.string(),
    action_type_tag: z.enum(notificationActions),
  }),
});
export type NotificationAnswer = z.output<typeof notificationAnswer>;

export const listNotifications = endpoint({
  method: 'GET',
  path: '/users/:id/notifications',
  summary:
    'What the signed-in person is notified of, the newest first. Reading the first page means that all is seen. Following `next` never shows anything twice, also when new ones arrive meanwhile.',
  spec: 'E040',
  access: 'user',
  params,
  query: z.object({
    ...pageQuery,
    /** Stand in `next` and `previous`: the entry that the page begins under, or ends above. */
    before: z.uuid().optional(),
    after: z.uuid().optional(),
  }),
  response: pageOf(notificationAnswer),
});

export const clickNotification = endpoint({
  method: 'PATCH',
  path: '/notifications/:id',
  summary: 'Marks a notification of the signed-in person as clicked. Again changes nothing.',
  spec: 'E044',
  access: 'user',
  params,
  body: z.strictObject({ click: z.literal(true) }),
  response: notificationAnswer,
});

export const clickAllNotifications = endpoint({
  method: 'POST',
  path: '/users/:id/notifications/clicks',
  summary: 'Marks everything that the signed-in person is notified of as clicked.',
  access: 'user',
  params,
});

export const notificationSettingsAnswer = z.array(
  z.object({
    id: z.int(),
    tag: z.string(),
    methods: z.array(
      z.object({
        id: z.int(),
        tag: z.string(),
        /** Present while the method is blocked for the type; deleting it unblocks (R181, R182). */
        blacklist_id: z.string().nullable(),
      }),
    ),
  }),
);
export type NotificationSettings = z.output<typeof notificationSettingsAnswer>;

export const getNotificationSettings = endpoint({
  method: 'GET',
  path: '/users/:id/notification-settings',
  summary: 'Of each type of notification the methods by which it may be sent, and which of them are blocked.',
  spec: 'E041',
  access: 'user',
  params,
  response: notificationSettingsAnswer,
});

export const blockNotifications = endpoint({
  method: 'POST',
  path: '/users/:id/notification-blacklist',
  summary: 'Blocks a method for a type of notification. Again answers the same entry.',
  spec: 'E042',
  access: 'user',
  params,
  body: z.strictObject({ notification_type_id: number, notification_method_id: number }),
  response: z.object({
    id: z.string(),
    notification_type_id: z.int(),
    notification_method_id: z.int(),
  }),
  status: 201,
  refusals: ['notifications.methodNotOffered'],
  limits: [writes],
});

export const unblockNotifications = endpoint({
  method: 'DELETE',
  path: '/notification-blacklist/:id',
  summary:
    'Removes an entry of the signed-in person’s blacklist: the method is no longer blocked for the type.',
  spec: 'E043',
  access: 'user',
  params,
  limits: [writes],
});
