import type { TypedRent } from '@heima/domain/exchange-rates/rent-doubt.ts';
import { currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { readSize } from '@heima/domain/listings/size.ts';
import type { DraftValues } from './draft-values.ts';

/** The rent of a form as it is typed; nothing where it cannot be read. */
export function typedRent(values: DraftValues): TypedRent | undefined {
  const currency = currencyOf(values.currency_id);
  const price = readAmount(values.price, currency);
  if (price === undefined) return undefined;
  return {
    price,
    currency,
    price_type: values.price_type,
    size: readSize(values.size) ?? null,
    // Where nothing is chosen yet it is most likely a home.
    isHome: values.listing_type === null || values.listing_type === 'residential',
  };
}
