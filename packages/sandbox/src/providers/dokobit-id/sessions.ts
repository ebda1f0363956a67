import type { World } from '#core/world.ts';
import { personByKennitala } from '#iceland/find-person.ts';
import { newcomerKennitala } from '#iceland/made-up-person.ts';
import type { TestPerson } from '#iceland/test-persons.ts';
import { DOKOBIT_ERRORS } from '#providers/dokobit-answers.ts';

export type Session = {
  token: string;
  returnUrl: string | undefined;
  createdAt: Date;
  state: 'waiting' | 'ok' | 'canceled' | { error: number };
  person: TestPerson | undefined;
  country: string;
  doneAt: Date | undefined;
};

/** A foreign electronic ID, from the published test numbers of Smart-ID. */
export const FOREIGNER: TestPerson = {
  kennitala: '30303039914',
  name: 'Testnumber Okay',
  birthDate: '1903-03-03',
  genderCode: '7',
  home: null,
  abroad: 'EE',
  propertyNumber: null,
};

const LIFE_MS = 15 * 60_000;

/** The visits to the gateway. */
export class Sessions {
  readonly #world: World;
  readonly #ids: ReturnType<World['ids']>;
  readonly #all = new Map<string, Session>();
  /** Counts those nobody has seen yet; a sandbox that is started anew goes on somewhere else. */
  #newcomers: number;

  constructor(world: World) {
    this.#world = world;
    this.#newcomers = Math.floor(world.clock.now().getTime() / 1000);
    this.#ids = world.ids('dokobit-id');
  }

  create(returnUrl: string | undefined): Session {
    const session: Session = {
      token: this.#ids.hex(64),
      returnUrl,
      createdAt: this.#world.clock.now(),
      state: 'waiting',
      person: undefined,
      country: 'IS',
      doneAt: undefined,
    };
    this.#all.set(session.token, session);
    return session;
  }

  find(token: string): Session | undefined {
    const session = this.#all.get(token);
    const age = session ? this.#world.clock.now().getTime() - session.createdAt.getTime() : 0;
    if (session?.state === 'waiting' && age >= LIFE_MS) session.state = { error: DOKOBIT_ERRORS.expired };
    return session;
  }

  newest(): Session[] {
    return [...this.#all.keys()]
      .reverse()
      .slice(0, 10)
      .flatMap((token) => this.find(token) ?? []);
  }

  /**
   * What the person on the page does: `cancel`, `expire`, an error's number, `new` for somebody nobody has seen yet,
   * or a personal code. @returns whether that could be done
   */
  act(session: Session, act: string): boolean {
    if (session.state !== 'waiting') return false;
    if (act === 'cancel') session.state = 'canceled';
    else if (act === 'expire') session.state = { error: DOKOBIT_ERRORS.expired };
    else if (/^[67]\d{3}$/.test(act)) session.state = { error: Number(act) };
    else {
      const person = act === FOREIGNER.kennitala ? FOREIGNER : this.#person(act);
      if (!person) return false;
      Object.assign(session, { person, country: person.abroad === 'EE' ? 'EE' : 'IS', state: 'ok' });
    }
    session.doneAt = this.#world.clock.now();
    this.#world.changed();
    return true;
  }

  #person(act: string): TestPerson | undefined {
    const code = act === 'new' ? newcomerKennitala(this.#newcomers++) : act;
    return personByKennitala(this.#world, code);
  }
}
