import type { InviteResponse } from '@heima/domain/open-houses/open-house-state.ts';
import type { Instant, StateColumn } from '#platform/db/tables.ts';

declare module '#platform/db/tables.ts' {
  interface Tables {
    open_house: OpenHouseTable;
    open_house_attendee: OpenHouseAttendeeTable;
    open_house_invite: OpenHouseInviteTable;
  }
}

export interface OpenHouseTable {
  id: string;
  listing_id: string;
  host_id: string;
  starts_at: Instant;
  ends_at: Instant;
  capacity: number | null;
  note: string | null;
  canceled_at: StateColumn<Date | null>;
  sequence: number;
  day_reminded_for: Instant | null;
  hours_reminded_for: Instant | null;
  created_at: Instant;
  updated_at: Instant;
}

export interface OpenHouseAttendeeTable {
  id: string;
  open_house_id: string;
  user_id: string;
  state: 'attending' | 'waiting';
  created_at: Instant;
  attending_since: Instant | null;
}

export interface OpenHouseInviteTable {
  id: string;
  open_house_id: string;
  invitee_id: string;
  response: InviteResponse | null;
  created_at: Instant;
  answered_at: Instant | null;
}
