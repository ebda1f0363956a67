import type { DomainEvent } from '@heima/domain/shared/event.ts';
import { type Lifecycle, refusalToTransition } from '@heima/domain/shared/lifecycle.ts';
import { refuse, refuseIf } from '@heima/domain/shared/refusal.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database } from './database.ts';
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

/** The lifecycle of the rows of a table: how a row shows its state, and what its events write. */
export interface Machine<
  Table extends keyof Tables = keyof Tables,
  State extends string = string,
  Event extends string = string,
  S extends Steps<Selectable<Tables[Table]>, Event> = Steps<Selectable<Tables[Table]>, Event>,
> {
  table: Table;
  /** The column that a row is found by; `id` where none is named. */
  key?: string & keyof Selectable<Tables[Table]>;
  lifecycle: Lifecycle<State, Event>;
  /** The state of a row now: some states only time brings. */
  stateOf: (row: Selectable<Tables[Table]>, now: Date) => State;
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

type Fact<P extends object> = DomainEvent<P> | ((row: never) => DomainEvent<P>);
/** What the fact says, and what the columns take besides. */
type PayloadOf<S> = S extends { records: Fact<infer P> } ? P & Written<S> : Written<S>;
type Written<S> = S extends { write: (change: { payload: infer P } & infer _) => unknown }
  ? 0 extends 1 & P
    ? object
    : P
  : object;
type Given<P> = Partial<P> extends P ? [payload?: P] : [payload: P];
/** The events of a machine whose facts are not the row's to record. */
type Quiet<S> = { [E in keyof S]: S[E] extends { records: unknown } ? never : E }[keyof S];

/**
 * Takes a row from its state to the next: locks it, refuses when the event may not happen in its state, writes its
 * columns and records the fact. Nothing else writes a column of a state.
 * @param id the value of the machine's key
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
  unit: Pick<UnitOfWork, 'db' | 'now' | 'record'>,
  { table, key = 'id' as never, lifecycle, stateOf, steps }: Machine<Table, State, Event, S>,
  id: string,
  event: E,
  ...[payload]: Given<PayloadOf<S[E]>>
): Promise<Selectable<Tables[Table]>> {
  const condition = sql`${sql.ref(key)} = ${id}`;
  const [row = refuse('common.notFound')] = await lockRows(unit.db, table, condition);
  refuseIf(refusalToTransition(lifecycle, event, stateOf(row, unit.now)));
  const { write, records } = steps[event] as Step<typeof row, object>;
  const values = write({ row, now: unit.now, payload: payload ?? {} });
  await writeRows(unit.db, table, condition, values);
  const fact = typeof records === 'function' ? records(row) : records;
  if (fact) await unit.record(fact, id, payload ?? {});
  return row;
}

/**
 * Takes along their lifecycle all rows of a condition that the event may happen to, and leaves the others alone: what
 * several may try at once, and what ends many rows. What is to be recorded of it the caller records.
 * @param condition which rows, as SQL over the table's columns
 * @returns the rows that it happened to, as they were before
 */
export async function transitionAll<
  Table extends keyof Tables,
  State extends string,
  Event extends string,
  S extends Steps<Selectable<Tables[Table]>, Event>,
  E extends Quiet<S> & Event,
>(
  { db, now }: { db: Database; now: Date },
  machine: Machine<Table, State, Event, S>,
  condition: RawBuilder<unknown>,
  event: E,
  ...[payload]: Given<PayloadOf<S[E]>>
): Promise<Selectable<Tables[Table]>[]> {
  if (!db.isTransaction)
    return db
      .transaction()
      .execute((own) =>
        transitionAll<Table, State, Event, S, E>(
          { db: own, now },
          machine,
          condition,
          event,
          payload as never,
        ),
      );
  const { table, key = 'id' as never, lifecycle, stateOf, steps } = machine;
  const found = await lockRows(db, table, condition);
  const rows = found.filter((row) => !refusalToTransition(lifecycle, event, stateOf(row, now)));
  const { write } = steps[event] as Step<(typeof rows)[number], object>;
  // Rows that become the same are written together.
  const byValues = new Map<string, { values: Record<string, unknown>; ids: unknown[] }>();
  for (const row of rows) {
    const values = write({ row, now, payload: payload ?? {} });
    const same = JSON.stringify(values);
    const { ids } = byValues.get(same) ?? { ids: [] };
    byValues.set(same, { values, ids: [...ids, row[key]] });
  }
  for (const { values, ids } of byValues.values())
    await writeRows(db, table, sql`(${condition}) and ${sql.ref(key)} = any(${ids})`, values);
  return rows;
}

/** The rows of a condition, locked until the transaction ends. */
async function lockRows<Table extends keyof Tables>(
  db: Database,
  table: Table,
  condition: RawBuilder<unknown>,
): Promise<Selectable<Tables[Table]>[]> {
  const { rows } = await sql<
    Selectable<Tables[Table]>
  >`select * from ${sql.table(table)} where ${condition} for no key update`.execute(db);
  return rows;
}

async function writeRows(
  db: Database,
  table: string,
  condition: RawBuilder<unknown>,
  values: Record<string, unknown>,
): Promise<void> {
  const set = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  if (set.length > 0)
    await sql`update ${sql.table(table)} set ${sql.join(set)} where ${condition}`.execute(db);
}
