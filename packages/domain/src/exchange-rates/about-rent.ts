import type { Currency } from '../shared/money.ts';

interface ShownPrice {
  price: { currency: Currency } | null;
  price_type: number;
  /** The comparable rent. */
  monthly_rent: number | null;
}

/** Rents are told to the thousand: more would be a promise that tomorrow's rate does not keep. */
const step = 1000;

/**
 * About how much a home costs a month in krónur, where its price does not say so itself.
 * @returns whole krónur; nothing for a price that is a monthly rent in krónur, or cannot be compared
 */
export function aboutRent({ price, price_type, monthly_rent }: ShownPrice): number | undefined {
  if (!price || monthly_rent === null || (price.currency === 'ISK' && price_type === 1)) return undefined;
  return monthly_rent < step ? monthly_rent : Math.round(monthly_rent / step) * step;
}
