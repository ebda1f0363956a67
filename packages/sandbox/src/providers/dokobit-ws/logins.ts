import type { Outcome } from '#core/outcome.ts';
import type { World } from '#core/world.ts';
import { personByKennitala, personByPhone } from '#iceland/find-person.ts';
import type { TestPerson } from '#iceland/test-persons.ts';
import { DOKOBIT_ERRORS } from '#providers/dokobit-answers.ts';

/** What becomes of a request on somebody's phone. */
type Fate =
  | { kind: 'approve'; afterPolls: number; afterMs: number }
  | { kind: 'fail'; code: number }
  | { kind: 'wait' };

export type Login = {
  token: string;
  phone: string;
  controlCode: string;
  startedAt: Date;
  person: TestPerson;
  fate: Fate;
  polls: number;
};

export type LoginState = 'waiting' | 'ok' | { error: number };

/** Dokobit gives up after two minutes. */
const LIMIT_MS = 120_000;
const USUAL_POLLS = 2;
const LONG_MS = 20_000;
/** Whose electronic ID answers at 888 0010, whoever the number belongs to. */
const SOMEBODY_ELSE = '2811913049';

const APPROVED: Fate = { kind: 'approve', afterPolls: USUAL_POLLS, afterMs: 0 };
const FATES: Record<string, Fate> = {
  '01': { kind: 'fail', code: DOKOBIT_ERRORS.cancelled },
  '02': { kind: 'wait' },
  '03': { kind: 'fail', code: DOKOBIT_ERRORS.expired },
  '06': { kind: 'approve', afterPolls: 0, afterMs: LONG_MS },
  '08': { kind: 'fail', code: DOKOBIT_ERRORS.phoneUnreachable },
};
const START_SCENARIOS: Record<string, Outcome> = {
  '05': 'server_error',
  '09': 'malformed',
  '12': 'unauthorized',
};

/** The last two digits of a number of the form 888 00NN. */
export const scenarioOf = (phone: string): string => /^\+?35488800(\d\d)$/.exec(phone)?.[1] ?? '';

/** What the number asks the start of a login to do. */
export const startScenario = (phone: string): Outcome | undefined => START_SCENARIOS[scenarioOf(phone)];

/** Whether the holder of the number has no electronic ID on the phone. */
export const isNoHolder = (phone: string): boolean => scenarioOf(phone) === '04';

/** The requests that are or were on people's phones. */
export class Logins {
  readonly #world: World;
  readonly #ids: ReturnType<World['ids']>;
  readonly #all = new Map<string, Login>();

  constructor(world: World) {
    this.#world = world;
    this.#ids = world.ids('dokobit-ws');
  }

  start(phone: string, outcome: Outcome): Login {
    const scenario = scenarioOf(phone);
    const fate: Fate =
      outcome === 'decline'
        ? { kind: 'fail', code: DOKOBIT_ERRORS.cancelled }
        : outcome === 'expire'
          ? { kind: 'fail', code: DOKOBIT_ERRORS.expired }
          : (FATES[scenario] ?? APPROVED);
    const login: Login = {
      token: this.#ids.uuid(),
      phone,
      controlCode: String(this.#ids.below(10_000)).padStart(4, '0'),
      startedAt: this.#world.clock.now(),
      person:
        scenario === '10'
          ? personByKennitala(this.#world, SOMEBODY_ELSE)!
          : personByPhone(this.#world, phone),
      fate,
      polls: 0,
    };
    this.#all.set(login.token, login);
    return login;
  }

  find(token: string): Login | undefined {
    return this.#all.get(token);
  }

  newest(): Login[] {
    return [...this.#all.values()].reverse().slice(0, 20);
  }

  /** The state as somebody who asks for it moves it on. */
  poll(login: Login): LoginState {
    login.polls += 1;
    return this.stateOf(login);
  }

  stateOf({ fate, startedAt, polls }: Login): LoginState {
    const passed = this.#world.clock.now().getTime() - startedAt.getTime();
    if (fate.kind === 'fail') return { error: fate.code };
    if (fate.kind === 'approve' && polls >= fate.afterPolls && passed >= fate.afterMs) return 'ok';
    return passed >= LIMIT_MS ? { error: DOKOBIT_ERRORS.expired } : 'waiting';
  }
}
