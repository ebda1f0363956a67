import type { ProfileImage } from '@heima/domain/people/profile-image.ts';
import {
  type Connection,
  deleteConnections,
  insertConnection,
} from '#capabilities/profiles/sharing/connection-store.ts';
import { deleteGrants, insertGrant, type ProfileGrant } from '#capabilities/profiles/sharing/grant-store.ts';

export { dealtWithAmong } from '#capabilities/profiles/sharing/connection-store.ts';
export { presentSentProfile, sentProfileOf } from '#capabilities/profiles/sharing/sent-profile.ts';

import type { Database } from '#platform/db/database.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { profileGaps as gapsOf, presentPerson } from './present-profile.ts';
import { findPeople, findProfile } from './profile-store.ts';

export { presentRentalProfile } from './present-profile.ts';
export { rentalProfileColumn } from './profile-store.ts';

/**
 * Lets somebody read a person's profile because of something that person did, such as applying; `withPaychecks` opens
 * the paychecks too.
 */
export const shareProfile = (unit: UnitOfWork, grant: ProfileGrant): Promise<void> =>
  insertGrant(unit.db, grant, unit.now);

/** Takes back what was shared because of a thing: the application was withdrawn or denied, the contract has ended. */
export const unshareProfile = (unit: UnitOfWork, kind: string, sourceId: string): Promise<void> =>
  deleteGrants(unit.db, kind, sourceId);

/** Notes that two people deal with each other, so that they find one another (G36). */
export const addConnection = (unit: UnitOfWork, connection: Connection): Promise<void> =>
  insertConnection(unit.db, connection, unit.now);

/** Takes a connection back. */
export const removeConnection = (
  unit: UnitOfWork,
  kind: Connection['kind'],
  sourceId: string,
): Promise<void> => deleteConnections(unit.db, kind, sourceId);

/** A person by name and picture. */
export interface PersonCard {
  full_name: string;
  profile_image: ProfileImage | null;
}

/** What the profile of a person lacks; nothing for an account that is gone. */
export async function profileGaps(
  db: Database,
  userId: string,
  now: Date,
): Promise<ReturnType<typeof gapsOf> | undefined> {
  const row = await findProfile(db, userId);
  return row && gapsOf(row, now);
}

/** Names and pictures of people by their ids; those whose accounts are gone are left out. */
export async function peopleById(db: Database, ids: readonly string[]): Promise<Map<string, PersonCard>> {
  const rows = await findPeople(db, [...new Set(ids)]);
  return new Map(rows.map((row) => [row.user_id, presentPerson(row)]));
}
