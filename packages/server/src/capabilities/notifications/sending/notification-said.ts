import type { NotificationRow } from '#capabilities/notifications/notification-store.ts';

/** What of a notification its texts are made of. */
export type NotificationSaid = Pick<NotificationRow, 'type' | 'subject_id' | 'params' | 'created_at'>;
