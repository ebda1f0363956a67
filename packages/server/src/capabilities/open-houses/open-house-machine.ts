import { openHouseCanceled, openHouseChanged } from '@heima/domain/open-houses/events.ts';
import { openHouseLifecycle, openHouseState } from '@heima/domain/open-houses/open-house-state.ts';
import { machine } from '#platform/db/transition.ts';

/** What a change of an open house writes. */
export interface OpenHouseChange {
  starts_at: Date;
  ends_at: Date;
  capacity: number | null;
  note: string | null;
}

/** What becomes of an open house. Each step raises its sequence, by which calendars know the last word. */
export const openHouseMachine = machine({
  table: 'open_house',
  lifecycle: openHouseLifecycle,
  stateOf: (row, now) => openHouseState({ canceledAt: row.canceled_at, endsAt: row.ends_at }, now),
  steps: {
    change: {
      records: openHouseChanged,
      write: ({ row, now, payload }: { row: { sequence: number }; now: Date; payload: OpenHouseChange }) => ({
        starts_at: payload.starts_at,
        ends_at: payload.ends_at,
        capacity: payload.capacity,
        note: payload.note,
        sequence: row.sequence + 1,
        updated_at: now,
      }),
    },
    cancel: {
      records: openHouseCanceled,
      write: ({ row, now }) => ({ canceled_at: now, sequence: row.sequence + 1, updated_at: now }),
    },
  },
});
