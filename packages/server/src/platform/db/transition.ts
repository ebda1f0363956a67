import type { DomainEvent } from '@heima/domain/shared/event.ts';
import { type Lifecycle, refusalToTransition } from '@heima/domain/shared/lifecycle.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { type Selectable, sql } from 'kysely';
import type { Tables } from './tables.ts';
import type { UnitOfWork } from './unit-of-work.ts';

interface Change<Row, Payload> {
  row: Row;
  now: Date;
  payload: Payload;
}

/** What one event of a lifecycle writes, and the fact that it records. */
export interface Step<Row, Payload extends object> {
  /** Nothing where the fact is another row's to record. */
  records?: DomainEvent<Payload> | ((row: Row) => DomainEvent<Payload>);
  /** The columns with what they become; the columns of the state among them. */
  write: (change: Change<Row, Payload>) => Record<string, unknown>;
}

// biome-ignore lint/suspicious/noExplicitAny: each step has a payload of its own, which `transition` asks for.
type Steps<Row, Event extends string> = Partial<Record<Event, Step<Row, any>>>;

/** The lifecycle of the rows of a table: how a row tells its state, and what its events write. */
export interface Machine<
  Table extends keyof Tables = keyof Tables,
  State extends string = string,
  Event extends string = string,
  S extends Steps<Selectable<Tables[Table]>, Event> = Steps<Selectable<Tables[Table]>, Event>,
> {
  table: Table;
  lifecycle: Lifecycle<State, Event>;
  stateOf: (row: Selectable<Tables[Table]>) => State;
  steps: S;
}

/** Declares a machine and keeps the payloads of its steps. */
export const machine = <
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  S extends Steps<Selectable<Tables[Table]>, Event>,
>(
  value: Machine<Table, State, Event, S>,
): Machine<Table, State, Event, S> => value;

type PayloadOf<S> = S extends { records: DomainEvent<infer P> | ((row: never) => DomainEvent<infer P>) }
  ? P
  : S extends { write: (change: infer C) => unknown }
    ? C extends { payload: infer P }
      ? P
      : never
    : never;
type Given<P> = Partial<P> extends P ? [payload?: P] : [payload: P];

/**
 * Takes a row from its state to the next: locks it, refuses when the event may not happen in its state, writes its
 * columns and records the fact. Nothing else writes a column of a state.
 * @returns the row as it was before
 * @throws 404 where there is no row, the refusal of the lifecycle where the state forbids the event
 */
export async function transition<
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  S extends Steps<Selectable<Tables[Table]>, Event>,
  E extends keyof S & Event,
>(
  unit: UnitOfWork,
  { table, lifecycle, stateOf, steps }: Machine<Table, State, Event, S>,
  id: string,
  event: E,
  ...[payload]: Given<PayloadOf<S[E]>>
): Promise<Selectable<Tables[Table]>> {
  const name = sql.table(table);
  const { rows } = await sql<
    Selectable<Tables[Table]>
  >`select * from ${name} where id = ${id} for no key update`.execute(unit.db);
  const row = rows[0] ?? refuse('common.notFound');
  const no = refusalToTransition(lifecycle, event, stateOf(row));
  if (no) refuse(no);
  const { write, records } = steps[event] as Step<typeof row, object>;
  const values = Object.entries(write({ row, now: unit.now, payload: payload ?? {} }));
  if (values.length > 0)
    await sql`
      update ${name} set ${sql.join(values.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}
      where id = ${id}`.execute(unit.db);
  const fact = typeof records === 'function' ? records(row) : records;
  if (fact) await unit.record(fact, id, payload ?? {});
  return row;
}
