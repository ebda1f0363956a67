/** What a price is for; 1 is per month, the default (R285). The other numbers are this product's own. */
export const priceTypes = [
  { id: 1, tag: 'month' },
  { id: 2, tag: 'week' },
  { id: 3, tag: 'night' },
  { id: 4, tag: 'square_metre_month' },
] as const satisfies readonly { id: number; tag: string }[];
export type PriceType = (typeof priceTypes)[number]['id'];
export const defaultPriceType: PriceType = 1;
