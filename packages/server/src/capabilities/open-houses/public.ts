import type { Database } from '#platform/db/database.ts';
import { allAttendancesOf } from './attendee-store.ts';
import { comingOf } from './open-house-store.ts';

/** Whether a person hosts an open house that is coming. */
export const hostsOpenHouse = async (db: Database, hostId: string, now: Date): Promise<boolean> =>
  (await comingOf(db, { hostId }, now)).length > 0;

/** Whether a person has ever signed up for an open house. */
export const hasJoinedOpenHouse = async (db: Database, userId: string): Promise<boolean> =>
  (await allAttendancesOf(db, userId)).length > 0;
