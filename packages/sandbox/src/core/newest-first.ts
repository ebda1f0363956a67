/** A list that shows the newest first and forgets the oldest, because a development sandbox runs for weeks. */
export class NewestFirst<Item> {
  #items: Item[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get items(): readonly Item[] {
    return this.#items;
  }

  add(item: Item): void {
    this.#items.unshift(item);
    if (this.#items.length > this.#limit) this.#items.length = this.#limit;
  }

  clear(): void {
    this.#items = [];
  }
}
