/** A found place: a head, or one of its numbered addresses; -1 for the head itself. */
export interface Found {
  head: number;
  address: number;
}

/**
 * How a match is ordered, most important part first. Each part fits its bits, together 53, so that one number
 * orders matches without comparing them part by part.
 */
export interface Rank {
  /** 1 when the house number had to be left out. */
  fallback: 0 | 1;
  /** 0 when the name is spelled as it was typed, 1 when only its plain letters are the same. */
  spelling: 0 | 1;
  /** 0 the whole name, 1 the beginning of the name, 2 the beginning of a later word. */
  nameFit: 0 | 1 | 2;
  /** Position of the reading of the query, likeliest first; at most 15. */
  reading: number;
  /** 0 to 3, as `houseNumberFit` says. */
  numberFit: number;
  /** Position of the kind; at most 7. */
  kind: number;
  /** Position of the house number among all numbers, 0 without one. */
  number: number;
  /** Position of the head among all heads. */
  head: number;
}

const positions = 2 ** 20;

const toKey = (rank: Rank): number =>
  ((((((rank.fallback * 2 + rank.spelling) * 4 + rank.nameFit) * 16 + Math.min(15, rank.reading)) * 4 +
    rank.numberFit) *
    8 +
    rank.kind) *
    positions +
    rank.number) *
    positions +
  rank.head;

/** The best `size` matches seen so far, each place once. */
export class RankedPlaces {
  readonly #size: number;
  readonly #isSame: (a: Found, b: Found) => boolean;
  readonly #best: { key: number; found: Found }[] = [];

  constructor(size: number, isSame: (a: Found, b: Found) => boolean) {
    this.#size = size;
    this.#isSame = isSame;
  }

  get isFull(): boolean {
    return this.#best.length >= this.#size;
  }

  offer(rank: Rank, head: number, address: number): void {
    const key = toKey(rank);
    if (this.isFull && key >= this.#best.at(-1)!.key) return;
    const found = { head, address };
    const twin = this.#best.findIndex((one) => this.#isSame(one.found, found));
    if (twin >= 0) {
      if (this.#best[twin]!.key <= key) return;
      this.#best.splice(twin, 1);
    }
    const at = this.#best.findIndex((one) => one.key > key);
    this.#best.splice(at < 0 ? this.#best.length : at, 0, { key, found });
    if (this.#best.length > this.#size) this.#best.pop();
  }

  list(): Found[] {
    return this.#best.map((one) => one.found);
  }
}
