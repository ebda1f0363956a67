import type { ColumnType } from 'kysely';

/** A point in time: read as Date, written as Date. */
export type Instant = ColumnType<Date, Date, Date>;
/** A point in time with a default of the database. */
export type DefaultInstant = ColumnType<Date, Date | undefined, Date>;
/** JSON: read as the value, written as text. */
export type Json<T> = ColumnType<T, string, string>;

/**
 * A column of a state: written when the row is made, then by `transition` alone. `Insert` says what making a row gives.
 */
export type StateColumn<T, Insert = T> = ColumnType<T, Insert, never>;

/**
 * What owners show of their tables to others. Each capability adds its views by declaration merging in its `tables.ts`;
 * they are read with `db.selectFrom`, never written.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the platform itself shows nothing.
export interface Views {}

/** Everything that statements can name. */
export type Schema = Tables & Views;

/** All tables. Each capability adds its own by declaration merging in its `tables.ts`. */
export interface Tables {
  audit_entry: {
    id: string;
    at: Instant;
    actor_id: string | null;
    actor_kind: 'user' | 'visitor' | 'system';
    action: string;
    subject_kind: string;
    subject_id: string;
    request_id: string | null;
    detail: Json<Record<string, unknown>>;
  };
  event: {
    id: string;
    at: Instant;
    name: string;
    subject_kind: string;
    subject_id: string;
    actor_id: string | null;
    payload: Json<Record<string, unknown>>;
  };
  live_event: {
    id: string;
    at: DefaultInstant;
    user_id: string;
    kind: string;
    payload: Json<Record<string, unknown>>;
  };
  rate_counter: { key: string; window_start: Instant; count: number };
  provider_event: {
    id: string;
    provider: string;
    event_key: string;
    event: Json<unknown>;
    body: string;
    received_at: Instant;
    processed_at: Instant | null;
  };
  idempotency_key: {
    caller: string;
    key: string;
    person_id: string | null;
    request_hash: string;
    answered_at: Instant;
    status: number;
    response: Json<unknown>;
  };
}
