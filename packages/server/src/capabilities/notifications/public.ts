import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { FindLetterSwitch } from '#platform/email/letter-switch.ts';
import { type NewNotification, notify as tell } from './notify.ts';
import { notificationLetterSwitch } from './sending/letter-switch.ts';
import { takeBack } from './take-back.ts';

export type { NewNotification };

/** Tells people of something, in the transaction of its cause; see `notify.ts`. */
export const notify = (unit: UnitOfWork, notification: NewNotification): Promise<void> =>
  tell(unit, notification);

/** Takes back what people were told, when its cause was undone. */
export const takeBackNotification = (
  unit: UnitOfWork,
  about: { receivers: readonly string[]; key: string },
): Promise<void> => takeBack(unit, about);

/** Which letters about notifications a letter's link is about, and how to stop them. */
export const findNotificationLetters: FindLetterSwitch = (...given) => notificationLetterSwitch(...given);
