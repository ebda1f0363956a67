import { systemCause } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { insertMessage, lastMessageAt, lockWaiting } from '../message-store.ts';
import { pauseMinutes } from '../sending/pace.ts';
import { gatherNotificationsJob, sendNotificationsJob } from './gather-notifications-job.ts';

/**
 * Makes one message of all that waits. What is held can be taken by one message only, so running twice or at the same
 * time makes no second one. Shortly after another message it is left to the sweep, which comes by when the pause is over.
 */
export const gatherNotifications = handleJob(
  gatherNotificationsJob,
  async (services: Services, { userId, methodId }) => {
    const now = services.clock();
    await services.unitOfWork(systemCause(now), async (unit) => {
      const notificationIds = await lockWaiting(unit.db, { userId, methodId });
      if (notificationIds.length === 0) return;
      const last = await lastMessageAt(unit.db, { userId, methodId });
      if (last && now.getTime() - last.getTime() < pauseMinutes * 60_000) return;
      const id = newId();
      await insertMessage(unit.db, { id, userId, methodId, notificationIds, now });
      await unit.enqueue(sendNotificationsJob, { messageId: id });
    });
  },
);
