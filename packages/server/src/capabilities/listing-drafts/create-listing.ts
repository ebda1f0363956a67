import { listingCreated } from '@heima/domain/listings/events.ts';
import type { createListing as contract } from '@heima/domain/listings/writing-endpoints.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import {
  clientIdHash,
  draftOfClient,
  editListing,
  insertDraft,
  type ListingRow,
  presentListing,
  viewerId,
} from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { changeFields } from './change-fields.ts';

/**
 * Starts a draft with the defaults of the wizard (E091). A visitor's client id has one draft: asking again, or twice
 * at once, changes that one (G30).
 */
export const createListing: Handler<typeof contract> = async ({ body }, call) => {
  const { client_id: _, ...fields } = body;
  const { actor, services } = call;
  const hash = actor.clientId === undefined ? null : clientIdHash(services.secrets, actor.clientId);
  const change = async (unit: UnitOfWork): Promise<ListingRow> => {
    let id = newId();
    const isNew = await insertDraft(unit.db, {
      id,
      ownerId: viewerId(actor),
      clientIdHash: hash,
      now: call.now,
    });
    if (isNew) await unit.record(listingCreated, id);
    else id = (hash && (await draftOfClient(unit.db, hash))) || refuse('common.stateChanged');
    return editListing(unit, call, id, (before) => changeFields(unit, before, fields));
  };
  return call.answer(change, (row) => presentListing(row, call));
};
