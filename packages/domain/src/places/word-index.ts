/** Finds all entries that hold a word with a given beginning. Built once, then only read. */
export class WordIndex {
  /** Sorted by code unit, so that words with one beginning stand together. */
  readonly #words: string[];
  /** Entries of word `i` are `#entries[#starts[i] … #starts[i + 1]]`. */
  readonly #starts: Uint32Array;
  readonly #entries: Uint32Array;

  constructor(entriesByWord: ReadonlyMap<string, readonly number[]>) {
    this.#words = [...entriesByWord.keys()].sort();
    this.#starts = new Uint32Array(this.#words.length + 1);
    let total = 0;
    this.#words.forEach((word, at) => {
      total += entriesByWord.get(word)!.length;
      this.#starts[at + 1] = total;
    });
    this.#entries = new Uint32Array(total);
    this.#words.forEach((word, at) => {
      this.#entries.set(entriesByWord.get(word)!, this.#starts[at]!);
    });
  }

  /** Position of the first word that is not before `text`. */
  #from(text: string): number {
    let [low, high] = [0, this.#words.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.#words[middle]! < text) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The entries of all words that begin with `beginning`; an entry may occur more than once. */
  startingWith(beginning: string): Uint32Array {
    const from = this.#from(beginning);
    const to = this.#from(`${beginning}\uffff`);
    return this.#entries.subarray(this.#starts[from]!, this.#starts[to]!);
  }
}
