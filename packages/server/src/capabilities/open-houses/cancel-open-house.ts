import { revokeListing } from '#capabilities/listings/public.ts';
import { transition } from '#platform/db/transition.ts';
import type { UnitOfWork } from '#platform/db/unit-of-work.ts';
import { openHouseMachine } from './open-house-machine.ts';
import type { OpenHouseRow } from './open-house-store.ts';
import { tellEverybody } from './tell-people.ts';

/** Cancels an open house and tells everybody who would have come (R228). */
export async function cancelOpenHouse(unit: UnitOfWork, row: OpenHouseRow): Promise<void> {
  await transition(unit, openHouseMachine, row.id, 'cancel');
  await revokeListing(unit, { kind: 'invited', sourceId: row.id });
  await tellEverybody(unit, { ...row, sequence: row.sequence + 1 }, 'canceled');
}
