import { listingClaimed } from '@heima/domain/listings/events.ts';
import type { changeListing as contract } from '@heima/domain/listings/writing-endpoints.ts';
import { signedIn, worksIn } from '@heima/domain/shared/actor.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { own } from '@heima/domain/shared/relations.ts';
import {
  editListing,
  isHeldBy,
  lockListing,
  presentListing,
  readListing,
  updateListing,
} from '#capabilities/listings/public.ts';
import { isActivePerson } from '#capabilities/people/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { changeFields } from './change-fields.ts';

/** Changes fields of a listing; with `owner_id` it also gets its owner (E092, G30). */
export const changeListing: Handler<typeof contract> = async ({ params, body }, call) => {
  const { owner_id: ownerId, client_id: clientId, if_updated_at: expected, ...fields } = body;
  const changesPrice = [fields.price, fields.currency_id, fields.price_type].some((one) => one !== undefined);
  const row = await call.change(async (unit) => {
    if (ownerId !== undefined) await setOwner(unit, call, params.id, ownerId, clientId);
    return editListing(
      unit,
      call,
      params.id,
      async (before) => {
        if (expected !== undefined && before.updated_at.getTime() !== Date.parse(expected))
          refuse('common.stateChanged');
        await changeFields(unit, before, fields);
      },
      changesPrice ? 'change_price' : 'edit',
    );
  });
  return presentListing(row, call);
};

/**
 * Gives the listing an owner. People claim a draft for themselves and only with its client id, which then opens
 * nothing any more; claiming again changes nothing. Staff may name anybody.
 * @throws 404 for a draft of somebody else's client id, 403 when another owner is named, 400 for an unknown person
 */
async function setOwner(
  unit: UnitOfWork,
  call: Call,
  id: string,
  ownerId: string,
  clientId: string | undefined,
): Promise<void> {
  const actor = signedIn(call.actor);
  await lockListing(unit.db, id);
  const row = (await readListing(unit.db, id, actor.userId)) ?? refuse('common.notFound');
  if (row.owner_id === ownerId) return;
  const holds = isHeldBy(row, call.services.secrets, clientId);
  if (!worksIn(actor, 'listings')) {
    if (!holds)
      refuse(row.visible || own(actor, { ownerId: row.owner_id }) ? 'common.notAllowed' : 'common.notFound');
    if (!own(actor, { ownerId })) refuse('common.notAllowed');
  } else if (!(await isActivePerson(unit.db, ownerId)))
    refuse('common.invalidInput', { fields: { owner_id: ['listings.messages.owner'] } });
  await updateListing(unit.db, id, { owner_id: ownerId, client_id_hash: null });
  await unit.record(listingClaimed, id, { ownerId, before: row.owner_id });
}
