import { houseNumberFit } from './house-number.ts';
import { type PlaceReading, readPlaceQuery } from './place-query.ts';
import { type PlaceKind, type PlaceSuggestion, placeKinds } from './place-row.ts';
import type { Head, PlaceTable } from './place-table.ts';
import { type Found, type Rank, RankedPlaces } from './ranked-places.ts';
import { pointOfAddress, streetExtent } from './street-extent.ts';
import { typedSpelling } from './typed-spelling.ts';

/** Words of a query that count; nobody types a longer address, and each one takes a bit below. */
const maxWords = 16;

/** Longer texts are no place names; the rest is not read. */
const maxQueryLength = 120;

export interface SuggestOptions {
  /** At most so many; 10 when absent. */
  limit?: number;
  /** Kinds that may be answered; all when absent. Without `street` a bare street name answers its addresses. */
  kinds?: readonly PlaceKind[];
}

/** Per house number how well it answers the typed one; nothing when none was typed. */
type NumberFits = readonly (number | undefined)[] | undefined;

/** A reading with what all its matches share. */
interface Search {
  reading: PlaceReading;
  rank: Pick<Rank, 'fallback' | 'reading'>;
  kinds: ReadonlySet<PlaceKind>;
  ranked: RankedPlaces;
  /** Whether one of these names is spelled as it was typed; nothing when that tells nothing apart. */
  isSpelled: ReturnType<typeof typedSpelling>;
}

/** Finds places by what people type. Made by `PlaceIndexBuilder`; reads only, so that all requests share one. */
export class PlaceIndex {
  readonly #table: PlaceTable;
  /** Per head the words of the running query that its name holds, one bit each; all 0 between queries. */
  readonly #named: Uint16Array;

  constructor(table: PlaceTable) {
    this.#table = table;
    this.#named = new Uint16Array(table.heads.length);
  }

  /**
   * The places that answer best. Order: names with þ, ð, æ and marks as they were typed; the whole name before its beginning before the beginning of a later
   * word; then kind (region, town, postal code, street, address); then the house number as an integer, then its
   * letter; then weight, and Icelandic alphabetical order. Nominative and dative count alike.
   */
  suggest(query: string, { limit = 10, kinds = placeKinds }: SuggestOptions = {}): PlaceSuggestion[] {
    if (limit < 1) return [];
    const { best, fallback } = readPlaceQuery(query.slice(0, maxQueryLength));
    const ranked = new RankedPlaces(limit, (a, b) => this.#isSame(a, b));
    const asked = new Set(kinds);
    const isSpelled = typedSpelling(query.slice(0, maxQueryLength));
    best.forEach((reading, at) => {
      this.#search({ reading, rank: { fallback: 0, reading: at }, kinds: asked, ranked, isSpelled });
    });
    if (!ranked.isFull) {
      fallback.forEach((reading, at) => {
        this.#search({ reading, rank: { fallback: 1, reading: at }, kinds: asked, ranked, isSpelled });
      });
    }
    return ranked.list().map((found) => this.#present(found));
  }

  /** The place with this id, for example the one that was chosen from a list. */
  find(kind: PlaceKind, id: string): PlaceSuggestion | undefined {
    const { heads, addresses } = this.#table;
    const head = heads.findIndex(
      (one) => one.kind === kind && one.id === id && (one.standing === 'own' || one.standing === 'twin'),
    );
    if (head >= 0) return this.#present({ head, address: -1 });
    const address = kind === 'address' ? addresses.ids.indexOf(id) : -1;
    if (address < 0) return undefined;
    const after = addresses.starts.findIndex((start) => start > address);
    return this.#present({ head: after - 1, address });
  }

  /** How many places the index holds, by kind. */
  count(): Record<PlaceKind, number> {
    const counts = {
      region: 0,
      town: 0,
      postal_code: 0,
      street: 0,
      address: this.#table.addresses.ids.length,
    };
    for (const { kind, standing } of this.#table.heads)
      if (standing === 'own' || standing === 'twin') counts[kind] += 1;
    return counts;
  }

  #search(search: Search): void {
    const { heads, areas, words } = this.#table;
    const asked = search.reading.words.slice(0, maxWords);
    const touched: number[] = [];
    asked.forEach((word, at) => {
      for (const head of words.startingWith(word)) {
        if (this.#named[head] === 0) touched.push(head);
        this.#named[head]! |= 1 << at;
      }
    });
    const placed = areas.map((area) =>
      asked.reduce(
        (bits, word, at) => (area.words.some((one) => one.startsWith(word)) ? bits | (1 << at) : bits),
        0,
      ),
    );
    const every = 2 ** asked.length - 1;
    const runs = nameRuns(asked);
    const fits = this.#numberFits(search.reading);
    for (const at of touched) {
      const head = heads[at]!;
      const inPlace = placed[head.area]!;
      const matches = (this.#named[at]! | inPlace) === every;
      this.#named[at] = 0;
      if (!matches) continue;
      if (search.reading.code && areas[head.area]!.code !== search.reading.code) continue;
      this.#offer(search, at, nameFit(head, runs, inPlace), fits);
    }
  }

  #numberFits({ number }: PlaceReading): NumberFits {
    return number && this.#table.numbers.map((one) => houseNumberFit(one.number, number));
  }

  #offer(search: Search, at: number, nameFit: Rank['nameFit'], fits: NumberFits): void {
    const { heads, addresses } = this.#table;
    const head = heads[at]!;
    const { kinds, ranked } = search;
    const spelling: Rank['spelling'] = !search.isSpelled || search.isSpelled(head.names) ? 0 : 1;
    const rank = { ...search.rank, spelling, nameFit, head: at };
    const isHidden = head.standing === 'implied' || (head.standing === 'twin' && kinds.has('street'));
    const isShown = kinds.has(head.kind) && !isHidden;
    if (!fits && isShown)
      ranked.offer({ ...rank, numberFit: 0, kind: placeKinds.indexOf(head.kind), number: 0 }, at, -1);
    if (!kinds.has('address') || (!fits && kinds.has('street'))) return;
    const kind = placeKinds.indexOf('address');
    for (let row = addresses.starts[at]!; row < addresses.starts[at + 1]!; row += 1) {
      const number = addresses.numbers[row]!;
      const numberFit = fits ? fits[number] : 0;
      if (numberFit !== undefined) ranked.offer({ ...rank, numberFit, kind, number }, at, row);
    }
  }

  #idOf({ head, address }: Found): string {
    return address < 0 ? this.#table.heads[head]!.id : this.#table.addresses.ids[address]!;
  }

  #kindOf({ head, address }: Found): PlaceKind {
    return address < 0 ? this.#table.heads[head]!.kind : 'address';
  }

  #isSame(a: Found, b: Found): boolean {
    return this.#kindOf(a) === this.#kindOf(b) && this.#idOf(a) === this.#idOf(b);
  }

  #present(found: Found): PlaceSuggestion {
    const { heads, numbers, addresses } = this.#table;
    const head = heads[found.head]!;
    const base = { kind: this.#kindOf(found), id: this.#idOf(found), subtitle: head.subtitle };
    if (found.address < 0) {
      const extent = head.kind === 'street' && !head.box ? streetExtent(addresses, found.head) : {};
      return { ...base, title: head.title, point: head.point ?? extent.point, box: head.box ?? extent.box };
    }
    const title = `${head.title} ${numbers[addresses.numbers[found.address]!]!.text}`;
    return { ...base, title, point: pointOfAddress(addresses, found.address) };
  }
}

/** A run of the typed words that may be the name, when all other words name the place. */
interface NameRun {
  text: string;
  /** One bit for each word outside the run. */
  others: number;
}

/**
 * Runs of words that may be a name, longest first. Words that name the place may stand before or after it ("Túngata
 * Grindavík", "Grindavík Túngata").
 */
function nameRuns(words: readonly string[]): NameRun[] {
  const every = 2 ** words.length - 1;
  return words.flatMap((_, skipped) => {
    const count = words.length - skipped;
    return (skipped === 0 ? [0] : [0, skipped]).map((from) => ({
      text: words.slice(from, from + count).join(' '),
      others: every & ~((2 ** count - 1) << from),
    }));
  });
}

/** How a name answers: 0 it is the typed words, 1 it begins with them, 2 the beginnings of later words are typed. */
function nameFit({ keys }: Head, runs: readonly NameRun[], inPlace: number): Rank['nameFit'] {
  let best: Rank['nameFit'] = 2;
  for (const { text, others } of runs) {
    if ((inPlace & others) !== others) continue;
    for (const key of keys) {
      if (!key.startsWith(text)) continue;
      if (key.length === text.length) return 0;
      best = 1;
    }
  }
  return best;
}
