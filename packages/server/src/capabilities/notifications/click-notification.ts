import { notificationAccess } from '@heima/domain/notifications/access.ts';
import type {
  clickAllNotifications as allContract,
  clickNotification as contract,
} from '@heima/domain/notifications/endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { findNotification, markClicked } from './notification-store.ts';
import { presentNotification } from './present-notification.ts';

/** Marks the caller's notification as clicked (E044, R172); other people's are not found. */
export const clickNotification: Handler<typeof contract> = async ({ params }, call) => {
  const { services } = call;
  const { userId } = signedIn(call.actor);
  await call.change((unit) => markClicked(unit.db, { userId, id: params.id, now: unit.now }));
  const row = await findNotification(services.db, userId, params.id);
  return (row && presentNotification(row, call)) ?? refuse('common.notFound');
};

/** Marks all of the caller's notifications as clicked. */
export const clickAllNotifications: Handler<typeof allContract> = async ({ params }, call) => {
  authorize(notificationAccess, 'change', call.actor, { ownerId: params.id });
  return call.answer(async (unit) => {
    await markClicked(unit.db, { userId: params.id, now: unit.now });
    await unit.notifyLive(params.id, 'notifications.seen');
  });
};
