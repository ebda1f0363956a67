import { compareHouseNumbers, type HouseNumber, showHouseNumber } from './house-number.ts';
import { type AddressColumns, type Head, toMicro } from './place-table.ts';

interface NumberedAddress {
  id: string;
  lat?: number | undefined;
  lng?: number | undefined;
}

/**
 * Gathers numbered addresses column by column and sorts them at the end: one object per address would cost ten
 * times the memory for the 140,000 of the register.
 */
export class AddressCollector {
  readonly #streets: Head[] = [];
  readonly #streetAt = new Map<Head, number>();
  readonly #numberAt = new Map<string, number>();
  readonly #numbers: { text: string; number: HouseNumber }[] = [];
  readonly #street: number[] = [];
  readonly #number: number[] = [];
  readonly #ids: string[] = [];
  readonly #lats: number[] = [];
  readonly #lngs: number[] = [];

  add(street: Head, number: HouseNumber, { id, lat, lng }: NumberedAddress): void {
    this.#street.push(this.#positionOfStreet(street));
    this.#number.push(this.#positionOfNumber(number));
    this.#ids.push(id);
    this.#lats.push(toMicro(lat));
    this.#lngs.push(toMicro(lng));
  }

  #positionOfStreet(street: Head): number {
    const known = this.#streetAt.get(street);
    if (known !== undefined) return known;
    this.#streetAt.set(street, this.#streets.length);
    return this.#streets.push(street) - 1;
  }

  #positionOfNumber(number: HouseNumber): number {
    const text = showHouseNumber(number);
    const known = this.#numberAt.get(text);
    if (known !== undefined) return known;
    this.#numberAt.set(text, this.#numbers.length);
    return this.#numbers.push({ text, number }) - 1;
  }

  /** The columns sorted by street (in the order of `heads`) and number, and the numbers in their own order. */
  collect(
    heads: readonly Head[],
    collator: Intl.Collator,
  ): { addresses: AddressColumns; numbers: typeof sorted } {
    const sorted = this.#numbers.toSorted((a, b) => compareHouseNumbers(a.number, b.number, collator));
    const rankOfText = new Map(sorted.map(({ text }, rank) => [text, rank]));
    const numberRank = Uint32Array.from(this.#numbers, ({ text }) => rankOfText.get(text)!);
    const headAt = new Map(heads.map((head, at) => [head, at]));
    const streetRank = Uint32Array.from(this.#streets, (street) => headAt.get(street)!);

    const streetOf = (row: number) => streetRank[this.#street[row]!]!;
    const numberOf = (row: number) => numberRank[this.#number[row]!]!;
    const rows = Uint32Array.from(this.#ids.keys()).sort(
      (a, b) =>
        streetOf(a) - streetOf(b) || numberOf(a) - numberOf(b) || (this.#ids[a]! < this.#ids[b]! ? -1 : 1),
    );

    const starts = new Uint32Array(heads.length + 1);
    for (const row of rows) starts[streetOf(row) + 1]! += 1;
    for (let at = 0; at < heads.length; at += 1) starts[at + 1]! += starts[at]!;
    const addresses: AddressColumns = {
      starts,
      ids: Array.from(rows, (row) => this.#ids[row]!),
      numbers: rows.map(numberOf),
      lats: Int32Array.from(rows, (row) => this.#lats[row]!),
      lngs: Int32Array.from(rows, (row) => this.#lngs[row]!),
    };
    return { addresses, numbers: sorted };
  }
}
