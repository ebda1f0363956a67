import type { ChangeFeed } from './change-feed.ts';
import { createWorld, type DemoPerson, type World, type WorldSettings } from './world.ts';

export type { DemoPerson } from './world.ts';

/** What outlives a reset: the counter of changes and the people the product told us about. */
export class Sandbox {
  readonly changes: ChangeFeed;
  /** They describe the product's database, which a reset of the sandbox does not touch. */
  people: readonly DemoPerson[] = [];
  readonly #settings: WorldSettings;
  #world: World;

  constructor(settings: Omit<WorldSettings, 'people'>) {
    this.changes = settings.changes;
    this.#settings = { ...settings, people: () => this.people };
    this.#world = createWorld(this.#settings);
  }

  /** The present world; ask for it anew in every call, since a reset replaces it. */
  get world(): World {
    return this.#world;
  }

  reset(): void {
    this.#world.end();
    this.#world = createWorld(this.#settings);
    this.changes.mark();
  }

  setPeople(people: readonly DemoPerson[]): void {
    this.people = people;
    this.changes.mark();
  }
}
