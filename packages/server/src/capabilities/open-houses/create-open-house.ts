import { openHouseAccess } from '@heima/domain/open-houses/access.ts';
import { openHousePlanned } from '@heima/domain/open-houses/events.ts';
import { maxComing } from '@heima/domain/open-houses/open-house-limits.ts';
import { wrongTimes } from '@heima/domain/open-houses/open-house-state.ts';
import type { createOpenHouse as contract } from '@heima/domain/open-houses/writing-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import type { HandlerInput } from '@heima/domain/shared/endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { findListing, lockListing } from '#capabilities/listings/public.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Call, Handler } from '#platform/http/call.ts';
import { newId } from '#platform/new-id.ts';
import { comingOf, insertOpenHouse } from './open-house-store.ts';
import { subjectOf } from './open-house-subject.ts';
import { showOpenHouse } from './present-open-house.ts';

type Body = HandlerInput<typeof contract>['body'];

/** Plans an open house of a published listing (E085); its host is who lets the home. */
export const createOpenHouse: Handler<typeof contract> = async ({ params, body }, call) =>
  call.answer(
    (unit) => plan(unit, call, params.id, body),
    (id, { db }) => showOpenHouse(db, id, call),
  );

async function plan(unit: UnitOfWork, call: Call, listingId: string, body: Body): Promise<string> {
  await lockListing(unit.db, listingId);
  const listing = await findListing(unit.db, listingId, 'read', call);
  authorize(openHouseAccess, 'host', call.actor, { ...subjectOf(listing, false), visible: true });
  const hostId = listing.owner_id ?? refuse('common.notFound');
  if (!listing.visible) refuse('openHouses.listingClosed');
  const [startsAt, endsAt] = [new Date(body.starts_at), new Date(body.ends_at)];
  const wrong = wrongTimes({ startsAt, endsAt }, unit.now);
  if (wrong) refuse('common.invalidInput', { fields: wrong });
  if ((await comingOf(unit.db, { listingId }, unit.now)).length >= maxComing)
    refuse('openHouses.tooMany', { params: { maximum: maxComing } });
  const id = newId();
  await insertOpenHouse(unit.db, {
    id,
    listing_id: listingId,
    host_id: hostId,
    starts_at: startsAt,
    ends_at: endsAt,
    capacity: body.capacity ?? null,
    note: body.note || null,
    canceled_at: null,
    sequence: 0,
    day_reminded_for: null,
    hours_reminded_for: null,
    created_at: unit.now,
    updated_at: unit.now,
  });
  await unit.record(openHousePlanned, id);
  await unit.notifyLive(hostId, 'open-houses.changed', { id });
  return id;
}
