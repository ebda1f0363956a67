import { AddressCollector } from './address-collector.ts';
import { foldedWords } from './fold.ts';
import { foldedNumber, readHouseNumber, showHouseNumber } from './house-number.ts';
import { matchKeys } from './match-keys.ts';
import { PlaceIndex } from './place-index.ts';
import type { PlaceRow } from './place-row.ts';
import type { Area, Head } from './place-table.ts';
import { WordIndex } from './word-index.ts';

/** A street of one postal code; the same name in another code is another street. */
const streetKey = (name: string, code = '') => `${code} ${name}`;

/**
 * Builds a `PlaceIndex` from rows in any order. Rows may come one by one from a database cursor, so that the
 * 140,000 addresses of the register never stand in memory as objects.
 */
export class PlaceIndexBuilder {
  readonly #collator = new Intl.Collator('is');
  readonly #heads: Head[] = [];
  readonly #streets = new Map<string, Head>();
  readonly #areas: Area[] = [];
  readonly #areaAt = new Map<string, number>();
  readonly #districts = new Map<string, readonly string[]>();
  readonly #addresses = new AddressCollector();

  add(row: PlaceRow): this {
    if (row.kind === 'street') this.#addStreet(row);
    else if (row.kind === 'address') this.#addAddress(row);
    else this.#heads.push(this.#head(row, row.name));
    // "Hafnargata Keflavík" is how people say 230 Reykjanesbær, so a code's further names count for its streets.
    if (row.kind === 'postal_code' && row.postalCode) {
      this.#districts.set(row.postalCode, (row.aliases ?? []).flatMap(foldedWords));
    }
    return this;
  }

  build(): PlaceIndex {
    const heads = this.#heads.toSorted(
      (a, b) =>
        b.weight - a.weight ||
        this.#collator.compare(a.title, b.title) ||
        (a.subtitle < b.subtitle ? -1 : a.subtitle > b.subtitle ? 1 : 0),
    );
    for (const head of heads) {
      const isFarm = head.kind === 'address' && head.standing === 'own';
      const twin = this.#streets.get(streetKey(head.title, this.#areas[head.area]!.code));
      if (isFarm && twin && twin.standing === 'own') head.standing = 'twin';
    }
    const { addresses, numbers } = this.#addresses.collect(heads, this.#collator);
    return new PlaceIndex({
      heads,
      areas: this.#areas.map(({ code, words }) => ({
        code,
        words: words.length > 0 ? [...words, ...(this.#districts.get(code) ?? [])] : words,
      })),
      numbers: numbers.map(({ text, number }) => ({ text, number: foldedNumber(number) })),
      addresses,
      words: wordIndex(heads),
    });
  }

  #area({ kind, postalCode: code = '', place = '', placeDative }: PlaceRow): number {
    // A code lies in no other place: its own place is one of its names, not a word beside them.
    const name = kind === 'postal_code' ? '' : place;
    const key = `${code} ${name}`;
    const known = this.#areaAt.get(key);
    if (known !== undefined) return known;
    this.#areaAt.set(key, this.#areas.length);
    const words = name ? matchKeys(name, placeDative).flatMap(foldedWords) : [];
    return this.#areas.push({ code, words }) - 1;
  }

  #head(row: PlaceRow, title: string): Head {
    const aliases = (row.aliases ?? []).flatMap((alias) => matchKeys(alias));
    return {
      kind: row.kind,
      id: row.id,
      title,
      subtitle: row.subtitle ?? [row.postalCode, row.place].filter(Boolean).join(' '),
      keys: [...new Set([...matchKeys(title, row.dative), ...aliases])],
      names: [...new Set([title, row.dative ?? title, ...(row.aliases ?? [])])],
      area: this.#area(row),
      weight: row.weight ?? 0,
      point: row.lat === undefined || row.lng === undefined ? undefined : { lat: row.lat, lng: row.lng },
      box: row.box,
      standing: 'own',
    };
  }

  #addStreet(row: PlaceRow): Head {
    const key = streetKey(row.name, row.postalCode);
    const head = this.#head(row, row.name);
    const known = this.#streets.get(key);
    // Addresses may have come before their street; they keep the object they know.
    if (known) return Object.assign(known, head);
    this.#heads.push(head);
    this.#streets.set(key, head);
    return head;
  }

  #streetOf({ name, dative, postalCode, place, placeDative }: PlaceRow): Head {
    const known = this.#streets.get(streetKey(name, postalCode));
    if (known) return known;
    const implied = this.#addStreet({ kind: 'street', id: '', name, dative, postalCode, place, placeDative });
    implied.standing = 'implied';
    return implied;
  }

  #addAddress(row: PlaceRow): void {
    const number = readHouseNumber(row.number ?? '');
    if (!number) {
      // A farm, or a house with a letter only ("Krókur A"), is found by its name.
      const withLetter = (form: string) => [form, row.number].filter(Boolean).join(' ');
      const dative = row.dative && withLetter(row.dative);
      this.#heads.push(this.#head({ ...row, dative }, withLetter(row.name)));
      return;
    }
    this.#addresses.add(this.#streetOf(row), number, row);
    const [building] = row.aliases ?? [];
    if (building) this.#addBuilding(row, `${row.name} ${showHouseNumber(number)}`, building);
  }

  /** A building's own name leads to its address: "Smáralind" to Hagasmári 1. */
  #addBuilding(row: PlaceRow, title: string, building: string): void {
    const head = this.#head({ ...row, name: building, dative: undefined }, building);
    const subtitle = [building.trim(), head.subtitle].filter(Boolean).join(' · ');
    this.#heads.push({ ...head, title, subtitle, standing: 'building' });
  }
}

function wordIndex(heads: readonly Head[]): WordIndex {
  const entries = new Map<string, number[]>();
  heads.forEach((head, at) => {
    for (const word of new Set(head.keys.flatMap((key) => key.split(' ')))) {
      const known = entries.get(word);
      if (known) known.push(at);
      else entries.set(word, [at]);
    }
  });
  return new WordIndex(entries);
}

/** The index of all rows. */
export function buildPlaceIndex(rows: Iterable<PlaceRow>): PlaceIndex {
  const builder = new PlaceIndexBuilder();
  for (const row of rows) builder.add(row);
  return builder.build();
}
