/**
 * Whom a listing is limited to (R237); the numbers are the documents' own (0 anybody). A limit is lawful only for a
 * room in a shared home and with a reason (Act 150/2020 art. 17, G31).
 */
export const sexLimits = [
  { id: 0, tag: 'none' },
  { id: 1, tag: 'men_only' },
  { id: 2, tag: 'women_only' },
] as const satisfies readonly { id: number; tag: string }[];
export type SexLimit = (typeof sexLimits)[number]['id'];
