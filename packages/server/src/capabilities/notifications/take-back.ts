import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { removeNotifications } from './notification-store.ts';

/**
 * Takes back what people were notified of, when its cause was undone: the entry goes, and what of it is not yet sent is not
 * sent.
 */
export async function takeBack(
  unit: UnitOfWork,
  { receivers, key }: { receivers: readonly string[]; key: string },
): Promise<void> {
  for (const userId of await removeNotifications(unit.db, receivers, key))
    await unit.notifyLive(userId, 'notifications.seen');
}
