import type { SentProfile, SentProfileFacts } from '@heima/domain/profiles/sent-profile-answer.ts';
import {
  factsOfProfile,
  presentFacts,
  type Reader,
  verifiedMarks,
} from '#capabilities/profiles/present-profile.ts';
import { findPeople, findProfile } from '#capabilities/profiles/profile-store.ts';
import type { Database } from '#platform/db/database.ts';
import { connectionsOf } from './connection-store.ts';

/**
 * The rental profile of a person as it is now, to be kept with what it is sent along with.
 * @param withCorenters whether the co-renters are named
 * @returns nothing for an account that is gone
 */
export async function sentProfileOf(
  db: Database,
  userId: string,
  { now, withCorenters }: { now: Date; withCorenters: boolean },
): Promise<SentProfileFacts | undefined> {
  const row = await findProfile(db, userId);
  if (!row) return undefined;
  const ids = withCorenters ? await connectionsOf(db, userId, 'corenter') : [];
  const names = new Map((await findPeople(db, ids)).map((one) => [one.user_id, one.full_name]));
  return {
    ...factsOfProfile(row, now),
    ...verifiedMarks(row),
    full_name: row.full_name,
    corenters: ids.flatMap((id) => names.get(id) ?? []),
  };
}

/** A sent profile in the language of its reader. */
export const presentSentProfile = (facts: SentProfileFacts, reader: Reader): SentProfile => ({
  ...facts,
  ...presentFacts(facts, reader),
});
