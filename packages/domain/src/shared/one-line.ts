/** Parts of a line with a dot between them, those that are there. Where the line is broken the dot stays at its end. */
export const joined = (parts: readonly (string | false | null | undefined)[]): string =>
  parts.filter(Boolean).join('\u00a0· ');

/** A postal code and its place, which are not torn apart at the end of a line: "101 Reykjavík". */
export const codeAndPlace = (code: string | null | undefined, place: string | null | undefined): string =>
  [code, place].filter(Boolean).join('\u00a0');

/** An address that is written already, its postal code and place held together: "Ránargata, 101 Reykjavík". */
export const unbroken = <Address extends string | null | undefined>(address: Address): Address =>
  (address?.replace(/\b(\d{3}) (?=\p{Lu})/gu, '$1\u00a0') ?? address) as Address;
