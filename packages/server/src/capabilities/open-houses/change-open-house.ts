import { wrongTimes } from '@heima/domain/open-houses/open-house-state.ts';
import type { changeOpenHouse as contract } from '@heima/domain/open-houses/writing-endpoints.ts';
import type { HandlerInput } from '@heima/domain/shared/endpoint.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import type { Handler } from '#platform/http/call.ts';
import { cancelOpenHouse } from './cancel-open-house.ts';
import { type OpenHouseChange, openHouseMachine } from './open-house-machine.ts';
import type { OpenHouseRow } from './open-house-store.ts';
import { lockOpenHouseFor } from './open-house-subject.ts';
import { fillPlaces } from './places.ts';
import { openHouseVersion, presentWhole, showOpenHouse } from './present-open-house.ts';
import { tellEverybody } from './tell-people.ts';

type Body = HandlerInput<typeof contract>['body'];

/** Cancels an open house or changes it (E077). */
export const changeOpenHouse: Handler<typeof contract> = async ({ params, body }, call) => {
  await call.change(async (unit) => {
    const row = await lockOpenHouseFor(unit.db, params.id, 'host', call.actor);
    if (body.canceled) await cancelOpenHouse(unit, row);
    else {
      const current = await presentWhole(unit.db, row, call);
      call.mustMatch(openHouseVersion(row, call.services), () => current);
      await change(unit, row, body);
    }
  });
  return showOpenHouse(call.services.db, params.id, call);
};

async function change(unit: UnitOfWork, row: OpenHouseRow, body: Body): Promise<void> {
  const next: OpenHouseChange = {
    starts_at: body.starts_at === undefined ? row.starts_at : new Date(body.starts_at),
    ends_at: body.ends_at === undefined ? row.ends_at : new Date(body.ends_at),
    capacity: body.capacity === undefined ? row.capacity : body.capacity,
    note: body.note === undefined ? row.note : body.note || null,
  };
  const isMoved = +next.starts_at !== +row.starts_at || +next.ends_at !== +row.ends_at;
  // The state is asked about before the fields: a canceled or past one takes nothing.
  await transition(unit, openHouseMachine, row.id, 'change', next);
  const wrong = isMoved
    ? wrongTimes({ startsAt: next.starts_at, endsAt: next.ends_at }, unit.now)
    : undefined;
  if (wrong) refuse('common.invalidInput', { fields: wrong });
  if (next.capacity !== null && next.capacity < row.attendee_count)
    refuse('common.invalidInput', { fields: { capacity: ['openHouses.messages.fewerThanAttend'] } });
  const now = { ...row, ...next, sequence: row.sequence + 1 };
  const isTold = isMoved || next.note !== row.note;
  await tellEverybody(unit, now, isTold ? 'changed' : 'capacity');
  await fillPlaces(unit, now);
}
