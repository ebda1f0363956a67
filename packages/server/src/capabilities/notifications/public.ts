import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { type NewNotification, notify as notifyPeople } from './notify.ts';
import { takeBack } from './take-back.ts';

export { unseenColumn } from './notification-store.ts';
export type { NewNotification };

/** Notifies people of something, in the transaction of its cause; see `notify.ts`. */
export const notify = (unit: UnitOfWork, notification: NewNotification): Promise<void> =>
  notifyPeople(unit, notification);

/** Takes back what people were notified of, when its cause was undone. */
export const takeBackNotification = (
  unit: UnitOfWork,
  about: { receivers: readonly string[]; key: string },
): Promise<void> => takeBack(unit, about);
