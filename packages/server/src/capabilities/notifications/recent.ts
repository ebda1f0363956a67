import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import type { Call } from '#platform/http/call.ts';
import { notificationPage } from './notification-store.ts';
import { presentNotification } from './present-notification.ts';

/** The last things that the caller was notified of. They are not seen by it: that is what the list is for (R168). */
export async function recentNotifications(call: Call, size: number): Promise<NotificationAnswer[]> {
  const { userId } = signedIn(call.actor);
  const { rows } = await notificationPage(call.services.db, userId, { offset: 0 }, size);
  return rows.flatMap((row) => presentNotification(row, call) ?? []);
}
