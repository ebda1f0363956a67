import type { Identify } from '#platform/services.ts';
import { readAccessToken } from './access-token.ts';

/** Reads an access token and checks that its session still lives, so that ending a session counts at once. */
export const identify: Identify = async (services, token) => {
  const { config, db, clock } = services;
  const held = await readAccessToken(config, token, clock());
  if (!held) return undefined;
  const row = await db
    .selectFrom('session')
    .innerJoin('active_person', 'active_person.id', 'session.user_id')
    .select(['active_person.id', 'staff_areas', 'primary_language', 'session.is_strong'])
    .where('session.id', '=', held.sessionId)
    .where('session.user_id', '=', held.userId)
    .where('session.ended_at', 'is', null)
    .executeTakeFirst();
  return (
    row && {
      userId: row.id,
      sessionId: held.sessionId,
      staffAreas: row.is_strong ? row.staff_areas : [],
      isWeakStaff: row.staff_areas.length > 0 && !row.is_strong,
      teams: await services.teamsOf(db, row.id),
      language: row.primary_language,
      tokenEndsAt: held.endsAt,
    }
  );
};
