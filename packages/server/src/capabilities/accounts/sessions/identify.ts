import type { Identify } from '#platform/services.ts';
import { readAccessToken } from './access-token.ts';

/** Reads an access token and checks that its session still lives, so that ending a session counts at once. */
export const identify: Identify = async ({ config, db, clock }, token) => {
  const held = await readAccessToken(config, token, clock());
  if (!held) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('app_user', 'app_user.id', 'session.user_id')
    .select(['app_user.id', 'app_user.is_staff', 'app_user.primary_language', 'session.is_strong'])
    .where('session.id', '=', held.sessionId)
    .where('session.user_id', '=', held.userId)
    .where('session.ended_at', 'is', null)
    .where('app_user.deleted_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      sessionId: held.sessionId,
      isStaff: row.is_staff && row.is_strong,
      isWeakStaff: row.is_staff && !row.is_strong,
      language: row.primary_language,
    }
  );
};
