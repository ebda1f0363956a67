import { ownOpenHousesAccess } from '@heima/domain/open-houses/access.ts';
import { openHouseAnswered, openHouseInvited } from '@heima/domain/open-houses/events.ts';
import { refusalToJoin } from '@heima/domain/open-houses/open-house-state.ts';
import type * as contracts from '@heima/domain/open-houses/writing-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { grantListing, revokeListing } from '#capabilities/listings/public.ts';
import { dealtWithAmong } from '#capabilities/profiles/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { findInvite, type InviteRow, insertInvites, invitesOf, saveResponse } from './invite-store.ts';
import { findOpenHouse, lockOpenHouse, type OpenHouseRow } from './open-house-store.ts';
import { lockOpenHouseFor, stateOf } from './open-house-subject.ts';
import { join } from './places.ts';
import { presentSentInvites } from './present-invite.ts';
import { showOpenHouse } from './present-open-house.ts';
import { tellInvited, tellPages } from './tell-people.ts';

/** An invitation is made and answered until the open house begins (V07). */
function refuseClosed(row: OpenHouseRow, { now }: UnitOfWork): void {
  refuseIf(refusalToJoin(stateOf(row, now), row.visible));
  if (row.starts_at <= now) refuse('openHouses.hasBegun');
}

/** Invites people whom the host deals with (E080, G36). */
export const inviteToOpenHouse: Handler<typeof contracts.inviteToOpenHouse> = async (
  { params, body },
  call,
) =>
  call.answer(
    async (unit) => {
      const row = await lockOpenHouseFor(unit.db, params.id, 'host', call.actor);
      refuseClosed(row, unit);
      const ids = [...new Set(body.invitee_ids)];
      const known = new Set(await dealtWithAmong(unit.db, row.host_id, ids));
      if (ids.some((id) => !known.has(id)))
        refuse('common.invalidInput', { fields: { invitee_ids: ['openHouses.messages.notConnected'] } });
      await invite(unit, row, ids);
      return { row, ids };
    },
    async ({ row, ids }, { db }) => {
      const rows = (await invitesOf(db, row.id)).filter((one) => ids.includes(one.invitee_id));
      return { invites: await presentSentInvites(db, rows, { row, now: call.now }) };
    },
  );

async function invite(unit: UnitOfWork, row: OpenHouseRow, ids: readonly string[]): Promise<void> {
  const added = await insertInvites(unit.db, { openHouseId: row.id, inviteeIds: ids, now: unit.now });
  if (added.length === 0) return;
  for (const userId of added)
    await grantListing(unit, { listingId: row.listing_id, userId, kind: 'invited', sourceId: row.id });
  await unit.record(openHouseInvited, row.id);
  await tellInvited(unit, row, added);
}

/** Answers an invitation: R230, R231. */
export const answerOpenHouseInvite: Handler<typeof contracts.answerOpenHouseInvite> = async (
  { params, body: { response } },
  call,
) => {
  const id = await call.change(async (unit) => {
    const { open_house_id } = await ownInvite(unit, params.id, call.actor);
    await lockOpenHouse(unit.db, open_house_id);
    // It may have been answered in another window meanwhile.
    const found = await ownInvite(unit, params.id, call.actor);
    const row = (await findOpenHouse(unit.db, open_house_id))!;
    if (found.response === response) return row.id;
    if (found.response !== null) refuse('openHouses.alreadyAnswered');
    refuseClosed(row, unit);
    await saveResponse(unit.db, { id: found.id, response, now: unit.now });
    await unit.record(openHouseAnswered, row.id);
    const { invitee_id: userId } = found;
    if (response === 'accepted') await join(unit, row, userId);
    else await revokeListing(unit, { kind: 'invited', sourceId: row.id, userId });
    await tellPages(unit, row, [userId]);
    return row.id;
  });
  return showOpenHouse(call.services.db, id, call);
};

async function ownInvite(
  { db }: UnitOfWork,
  id: string,
  actor: Parameters<typeof authorize>[2],
): Promise<InviteRow> {
  const found = (await findInvite(db, id)) ?? refuse('common.notFound');
  authorize(ownOpenHousesAccess, 'act', actor, { ownerId: found.invitee_id });
  return found;
}
