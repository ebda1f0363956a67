import { profileAccess, unshared } from '@heima/domain/profiles/access.ts';
import type { getOwnProfile as contract } from '@heima/domain/profiles/endpoints.ts';
import type { OwnProfile } from '@heima/domain/profiles/profile-answer.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { paychecksFor } from '#capabilities/profiles/documents/present-paycheck.ts';
import type { Database } from '#platform/db/database.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { presentOwnProfile } from './present-profile.ts';
import { findProfile } from './profile-store.ts';

/** A person's own profile (X008), also before anything is written in it; staff read anybody's. */
export const getOwnProfile: Handler<typeof contract> = async ({ params }, call) => {
  authorize(profileAccess, 'read', call.actor, unshared(params.id));
  return readOwnProfile(call.services.db, call, params.id);
};

/** The profile of a person as its owner sees it. */
export async function readOwnProfile(db: Database, call: Call, userId: string): Promise<OwnProfile> {
  const { services, language, now } = call;
  const row = (await findProfile(db, userId)) ?? refuse('common.notFound');
  const paychecks = await paychecksFor(db, call, userId);
  return presentOwnProfile(row, paychecks, {
    language,
    texts: services.texts,
    secrets: services.secrets,
    now,
  });
}
