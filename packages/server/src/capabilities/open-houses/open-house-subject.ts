import { type OpenHouseSubject, openHouseAccess } from '@heima/domain/open-houses/access.ts';
import { type OpenHouseState, openHouseState } from '@heima/domain/open-houses/open-house-state.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { Database } from '#platform/db/database.ts';
import { attendancesOf } from './attendee-store.ts';
import { invitesAmong } from './invite-store.ts';
import { findOpenHouse, lockOpenHouse, type OpenHouseRow } from './open-house-store.ts';

/** The open house as the access table sees it for one caller. */
export const subjectOf = (
  { owner_id, team_id, visible }: Pick<OpenHouseRow, 'owner_id' | 'team_id' | 'visible'>,
  takesPart: boolean,
): OpenHouseSubject => ({ ownerId: owner_id, teamId: team_id, visible, takesPart });

export const stateOf = ({ canceled_at, ends_at }: OpenHouseRow, now: Date): OpenHouseState =>
  openHouseState({ canceledAt: canceled_at, endsAt: ends_at }, now);

/**
 * The open house, when the caller may do this with it.
 * @throws 404 where there is none or the caller may not know of it, 401 or 403 where the action is not theirs
 */
export async function findOpenHouseFor(
  db: Database,
  id: string,
  action: keyof typeof openHouseAccess,
  actor: Actor,
): Promise<OpenHouseRow> {
  const row = (await findOpenHouse(db, id)) ?? refuse('common.notFound');
  authorize(openHouseAccess, action, actor, subjectOf(row, await takesPart(db, id, actor)));
  return row;
}

/** The same, locked until the transaction ends. */
export async function lockOpenHouseFor(
  db: Database,
  id: string,
  action: keyof typeof openHouseAccess,
  actor: Actor,
): Promise<OpenHouseRow> {
  await lockOpenHouse(db, id);
  return findOpenHouseFor(db, id, action, actor);
}

async function takesPart(db: Database, id: string, actor: Actor): Promise<boolean> {
  if (actor.kind !== 'user') return false;
  const [attendances, invites] = [
    await attendancesOf(db, actor.userId, [id]),
    await invitesAmong(db, actor.userId, [id]),
  ];
  return attendances.length + invites.length > 0;
}
