import type { RefusalCode, RefusalData } from './refusal.ts';

/** One row of a lifecycle: in these states this may happen, and it leads there. */
export interface Transition<State extends string> {
  from: readonly State[];
  to: State;
  /** Who does it: an action of the capability's access table, or the program itself. */
  by: string;
  /** The refusal in the other states, one for all or by state; `common.stateChanged` where none is named. */
  otherwise?: RefusalCode | Readonly<Partial<Record<State, RefusalCode>>>;
}

/**
 * The table of a state machine: from each event to the states that it happens in and the one it leads to. Rules, buttons
 * and `transition` of the server read this one value; nothing else changes a state.
 */
export interface Lifecycle<State extends string = string, Event extends string = string> {
  states: readonly State[];
  events: Readonly<Record<Event, Transition<State>>>;
}

/** Declares a lifecycle and keeps the names of its states and events. */
export const lifecycle = <const State extends string, const Event extends string>(
  states: readonly State[],
  events: Readonly<Record<Event, Transition<NoInfer<State>>>>,
): Lifecycle<State, Event> => ({ states, events });

/** The refusal when the event may not happen in this state; nothing when it may. */
export function refusalToTransition<State extends string, Event extends string>(
  { events }: Lifecycle<State, Event>,
  event: NoInfer<Event>,
  state: NoInfer<State>,
): RefusalData | undefined {
  const { from, otherwise } = events[event];
  if (from.includes(state)) return undefined;
  const code = typeof otherwise === 'object' ? otherwise[state] : otherwise;
  return { code: code ?? 'common.stateChanged' };
}
