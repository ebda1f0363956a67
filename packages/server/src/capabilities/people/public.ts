import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { changeUser, passwordHashOf } from './person-store.ts';

export { imageFile, imageFileNames, imageSides, presentPicture } from './person-picture.ts';
export {
  actorWithoutSession,
  changeUser,
  findPerson,
  findPersonWith,
  insertUser,
  isActivePerson,
  isProvedPerson,
  keepPerson,
  lockPerson,
  lockToErase,
  lockUser,
  nameOf,
  namesOf,
  noteConversation,
  otherStaff,
  passwordHashOf,
  pictureColumn,
  staffIds,
  worksAsStaff,
} from './person-store.ts';
export type { UserTable } from './tables.ts';

/** Whether an account has a password; without one it is opened by electronic ID. */
export const hasPassword = async (db: Database, userId: string): Promise<boolean> =>
  Boolean((await passwordHashOf(db, userId))?.password_hash);

/** Sets the text about oneself, which the account and the rental profile share. */
export const setBio = (unit: UnitOfWork, userId: string, bio: string | null): Promise<void> =>
  changeUser(unit.db, userId, { bio }, unit.now);
