import { notificationMethods, typeById } from '@heima/domain/notifications/notification-types.ts';
import {
  insertBatch,
  lastBatchAt,
  lastBatchByType,
  lockWaiting,
  type PersonAndMethod,
  type WaitingRow,
} from '#capabilities/notifications/delivery-store.ts';
import { notificationsMessage } from '#capabilities/notifications/sending/notifications-message.ts';
import { pauseMinutes } from '#capabilities/notifications/sending/pace.ts';
import type { Database } from '#platform/db/database.ts';
import { systemCause } from '#platform/db/unit-of-work.ts';
import { handleJob } from '#platform/jobs/define-job.ts';
import { newId } from '#platform/new-id.ts';
import type { Services } from '#platform/services.ts';
import { collectNotificationsJob } from './collect-notifications-job.ts';

/**
 * Makes one message of all that waits. What is locked can be taken by one message only, so running twice or at the same
 * time makes no second one. Shortly after another message it is left to the sweep, which comes by when the pause is
 * over; so is a type that has a longer pause of its own.
 */
export const collectNotifications = handleJob(
  collectNotificationsJob,
  async (services: Services, { userId, methodId }) => {
    const now = services.clock();
    const method = notificationMethods.find(({ id }) => id === methodId)!;
    await services.unitOfWork(systemCause(now), async (unit) => {
      const waiting = await lockWaiting(unit.db, { userId, methodId });
      if (waiting.length === 0) return;
      const last = await lastBatchAt(unit.db, { userId, methodId });
      if (last && now.getTime() - last.getTime() < pauseMinutes * 60_000) return;
      const notificationIds = await dueOf(unit.db, { userId, methodId }, waiting, now);
      if (notificationIds.length === 0) return;
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

const minutesBefore = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

/** What of it may go out now: not the types whose own pause is not over. */
async function dueOf(
  db: Database,
  who: PersonAndMethod,
  waiting: readonly WaitingRow[],
  now: Date,
): Promise<string[]> {
  const pauseOf = ({ type }: WaitingRow) => typeById(type)?.pauseMinutes ?? 0;
  const longest = Math.max(...waiting.map(pauseOf));
  const last =
    longest > 0
      ? await lastBatchByType(db, { ...who, since: minutesBefore(now, longest) })
      : new Map<number, Date>();
  return waiting
    .filter((row) => {
      const at = last.get(row.type);
      return at === undefined || at <= minutesBefore(now, pauseOf(row));
    })
    .map(({ notification_id }) => notification_id);
}
