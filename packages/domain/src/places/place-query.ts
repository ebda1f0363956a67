import { type AddressToken, addressTokens, isCodeForm, isLooseLetter } from './address-tokens.ts';
import { fold } from './fold.ts';
import type { TypedNumber } from './house-number.ts';
import { typedVariants } from './match-keys.ts';

/** One way to read a typed query; a text can have several ("Laugavegur 101" is a house or a street in 101). */
export interface PlaceReading {
  /** Folded words, each of which must begin a word of the name or of the place. */
  words: readonly string[];
  number?: TypedNumber;
  /** Only places with this postal code. */
  code?: string;
}

const words = (tokens: readonly AddressToken[]) => tokens.map((token) => token.folded);

/** Splits the numbers of a query into the house and the postal code. */
function splitNumbers(tokens: readonly AddressToken[]): { house?: AddressToken; code?: AddressToken } {
  const numbers = tokens.filter((token) => token.kind === 'number');
  const [first] = numbers;
  if (!first) return {};
  if (numbers.length === 1) return { house: first };
  if (first === tokens[0] && isCodeForm(first)) return { code: first, house: numbers[1]! };
  const code = numbers.slice(1).findLast(isCodeForm);
  return code ? { house: first, code } : { house: first };
}

function read(tokens: readonly AddressToken[]): { best: PlaceReading[]; fallback: PlaceReading | undefined } {
  const names = tokens.filter((token) => token.kind === 'word');
  const { house, code } = splitNumbers(tokens);
  const all: PlaceReading = { words: words(tokens) };
  if (names.length === 0 || !house) return { best: [all], fallback: undefined };

  const filter = code && { code: code.digits };
  const number: TypedNumber = { digits: house.digits, letter: house.letter, last: house.last };
  const asHouse: PlaceReading[] = [{ words: words(names), number, ...filter }];
  const next = tokens[tokens.indexOf(house) + 1];
  if (next && isLooseLetter(next) && !house.letter && names.length > 1) {
    const others = names.filter((token) => token !== next);
    asHouse.unshift({ words: words(others), number: { ...number, letter: next.folded }, ...filter });
  }
  const best = [...asHouse];
  if (!code && isCodeForm(house)) {
    const asCode: PlaceReading = { words: words(names), code: house.digits };
    // "101 Laugavegur" names the code first; "Laugavegur 101" more likely a house.
    if (house === tokens[0]) best.unshift(asCode);
    else best.push(asCode);
  }
  // Some names hold numbers themselves: "101 Reykjavík", "Heimabær 2".
  best.push(all);
  return { best, fallback: { words: words(names), ...filter } };
}

/**
 * The ways to read a query, likeliest first. `fallback` leaves the house number out; it is for a street whose
 * number the register does not know and is used only when the others leave room.
 */
export function readPlaceQuery(text: string): { best: PlaceReading[]; fallback: PlaceReading[] } {
  const readings = typedVariants(fold(text)).map((one) => read(addressTokens(one)));
  const isAsked = (reading: PlaceReading) => reading.words.length > 0;
  return {
    best: readings.flatMap(({ best }) => best).filter(isAsked),
    fallback: readings.flatMap(({ fallback }) => fallback ?? []).filter(isAsked),
  };
}
