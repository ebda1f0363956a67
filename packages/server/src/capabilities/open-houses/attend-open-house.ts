import { ownOpenHousesAccess } from '@heima/domain/open-houses/access.ts';
import { openHouseLifecycle, refusalToJoin } from '@heima/domain/open-houses/open-house-state.ts';
import type * as contracts from '@heima/domain/open-houses/writing-endpoints.ts';
import { authorize } from '@heima/domain/shared/access.ts';
import { signedIn } from '@heima/domain/shared/actor.ts';
import { refusalToTransition } from '@heima/domain/shared/lifecycle.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import type { Handler } from '#platform/http/call.ts';
import { findAttendance } from './attendee-store.ts';
import { findOpenHouse, lockOpenHouse } from './open-house-store.ts';
import { lockOpenHouseFor, stateOf } from './open-house-subject.ts';
import { join, leave } from './places.ts';
import { showOpenHouse } from './present-open-house.ts';

/** Signs the caller up: R229, R632. */
export const attendOpenHouse: Handler<typeof contracts.attendOpenHouse> = async ({ params }, call) =>
  call.answer(
    async (unit) => {
      const row = await lockOpenHouseFor(unit.db, params.id, 'attend', call.actor);
      refuseIf(refusalToJoin(stateOf(row, unit.now), row.visible));
      await join(unit, row, signedIn(call.actor).userId);
    },
    (_, { db }) => showOpenHouse(db, params.id, call),
  );

/** Takes the caller's sign-up back: R229. */
export const leaveOpenHouse: Handler<typeof contracts.leaveOpenHouse> = async ({ params }, call) => {
  const id = await call.change(async (unit) => {
    const found = (await findAttendance(unit.db, params.id)) ?? refuse('common.notFound');
    authorize(ownOpenHousesAccess, 'act', call.actor, { ownerId: found.user_id });
    await lockOpenHouse(unit.db, found.open_house_id);
    // Somebody may have got a place, or left, meanwhile.
    const attendance = (await findAttendance(unit.db, params.id)) ?? refuse('common.notFound');
    const row = (await findOpenHouse(unit.db, found.open_house_id))!;
    refuseIf(refusalToTransition(openHouseLifecycle, 'change', stateOf(row, unit.now)));
    await leave(unit, row, attendance);
    return row.id;
  });
  return showOpenHouse(call.services.db, id, call);
};
