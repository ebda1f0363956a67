import { notificationMethods } from '@heima/domain/notifications/notification-types.ts';
import { insertBatch, lastBatchAt, lockWaiting } from '#capabilities/notifications/delivery-store.ts';
import { notificationsMessage } from '#capabilities/notifications/sending/notifications-message.ts';
import { pauseMinutes } from '#capabilities/notifications/sending/pace.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { collectNotificationsJob } from './collect-notifications-job.ts';

/**
 * Makes one message of all that waits. What is locked can be taken by one message only, so running twice or at the same
 * time makes no second one. Shortly after another message it is left to the sweep, which comes by when the pause is over.
 */
export const collectNotifications = handleJob(
  collectNotificationsJob,
  async (services: Services, { userId, methodId }) => {
    const now = services.clock();
    const method = notificationMethods.find(({ id }) => id === methodId)!;
    await services.unitOfWork(systemCause(now), async (unit) => {
      const notificationIds = await lockWaiting(unit.db, { userId, methodId });
      if (notificationIds.length === 0) return;
      const last = await lastBatchAt(unit.db, { userId, methodId });
      if (last && now.getTime() - last.getTime() < pauseMinutes * 60_000) return;
      const batchId = newId();
      await insertBatch(unit.db, { batchId, userId, methodId, notificationIds, now });
      await unit.send(notificationsMessage, {
        to: { userId },
        by: method.tag,
        payload: { userId, methodId, batchId },
        key: batchId,
      });
    });
  },
);
