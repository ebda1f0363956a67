import { type AddressToken, addressTokens, isCodeForm, isLooseLetter } from './address-tokens.ts';
import { type HouseNumber, readHouseNumber } from './house-number.ts';

/** What a typed address says; a part that it does not name is absent. */
export interface ParsedAddress {
  /** Street or farm as typed, in either case (Þórsgata, Þórsgötu). */
  street?: string;
  number?: HouseNumber;
  postalCode?: string;
  place?: string;
}

/**
 * Which number is the postal code. Three digits stand for a code at the start of the text, after a comma, or
 * directly before a word; and when another number already stands for the house. "Laugavegur 101" is house 101.
 */
function codeAt(tokens: readonly AddressToken[], isPostalCode: (code: string) => boolean): number {
  const codes = tokens.flatMap((token, at) => (isCodeForm(token) && isPostalCode(token.digits) ? [at] : []));
  const first = tokens.findIndex((token) => token.kind === 'number');
  if (codes[0] === 0) return 0;
  const last = codes.at(-1);
  if (last === undefined) return -1;
  if (last !== first) return last;
  const next = tokens[last + 1];
  const joinsWord = next?.kind === 'word' && !next.afterComma && !isLooseLetter(next);
  return tokens[last]!.afterComma || joinsWord ? last : -1;
}

/**
 * Takes an address apart as people write it: "Þórsgötu 12b, 101", "Borgartúni 8A, 105 Reykjavík", "Hof, 785
 * Öræfi", "101 Reykjavík". `isPostalCode` may narrow three digits to the codes that exist.
 */
export function parseAddress(
  typed: string,
  isPostalCode: (code: string) => boolean = () => true,
): ParsedAddress {
  const text = typed.normalize('NFC');
  const tokens = addressTokens(text);
  const code = codeAt(tokens, isPostalCode);
  const house = tokens.findIndex((token, at) => token.kind === 'number' && at !== code && at > 0);
  const letter = house >= 0 && !tokens[house]!.letter && isLooseLetter(tokens[house + 1]) ? house + 1 : -1;
  const ends = [house, code].filter((at) => at > 0);
  const streetFrom = code === 0 && house > 0 ? 1 : 0;
  const comma = tokens.findIndex((token, at) => at > 0 && token.afterComma);
  const streetTo = ends.length > 0 ? Math.min(...ends) : code === 0 ? 0 : comma > 0 ? comma : tokens.length;
  const placeFrom = Math.max(code, house, letter, streetTo - 1) + 1;

  const parsed: ParsedAddress = {};
  const between = (from: number, to: number) =>
    from < to ? text.slice(tokens[from]!.start, tokens[to - 1]!.end) : '';
  const street = between(streetFrom, streetTo);
  const number = readHouseNumber(between(house, house < 0 ? -1 : Math.max(house, letter) + 1));
  const place = between(placeFrom, tokens.length);
  if (street) parsed.street = street;
  if (number) parsed.number = number;
  if (code >= 0) parsed.postalCode = tokens[code]!.digits;
  if (place) parsed.place = place;
  return parsed;
}
