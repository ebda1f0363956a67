/** Icelandic banks by the numbers their accounts begin with; names are `payouts.banks.<bank>`. */
const banks = [
  ['2200', 'indo'],
  ['01', 'landsbankinn'],
  ['03', 'arion'],
  ['05', 'islandsbanki'],
  ['07', 'kvika'],
  ['11', 'savings'],
] as const;
export type Bank = (typeof banks)[number][1];

/** The bank that an account number of four digits belongs to; nothing for numbers that are not known. */
export const bankOf = (bankNumber: string): Bank | undefined =>
  bankNumber.length === 4 ? banks.find(([start]) => bankNumber.startsWith(start))?.[1] : undefined;
