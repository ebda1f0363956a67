import { randomUUID } from 'node:crypto';
import type { ChangeFeed } from './change-feed.ts';
import { createWorld, type DemoPerson, type World, type WorldSettings } from './world.ts';

export type { DemoPerson } from './world.ts';

/** What outlives a reset: the counter of changes and the people the product has sent. */
export class Sandbox {
  readonly changes: ChangeFeed;
  /** They describe the product's database, which a reset of the sandbox does not touch. */
  people: readonly DemoPerson[] = [];
  readonly #settings: WorldSettings;
  #world: World;

  constructor(settings: Omit<WorldSettings, 'people'>) {
    this.changes = settings.changes;
    this.#settings = { ...settings, people: () => this.people };
    this.#world = this.#newWorld();
  }

  /** The present world; ask for it anew in every call, since a reset replaces it. */
  get world(): World {
    return this.#world;
  }

  reset(): void {
    this.#world.end();
    this.#world = this.#newWorld();
    this.changes.mark();
  }

  /** A product that keeps its data over resets must not be given ids a second time: `random` makes new ones. */
  #newWorld(): World {
    const { seed } = this.#settings;
    return createWorld({ ...this.#settings, seed: seed === 'random' ? randomUUID() : seed });
  }

  setPeople(people: readonly DemoPerson[]): void {
    this.people = people;
    this.changes.mark();
  }
}
