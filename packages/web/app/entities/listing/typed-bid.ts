import { bidDoubt, rentMark, type TypedRent } from '@heima/domain/exchange-rates/rent-doubt.ts';
import type { ListingCard } from '@heima/domain/listings/listing-card.ts';
import { amountFault, readAmount } from '@heima/domain/listings/price.ts';
import { minorAmount } from '@heima/domain/shared/money.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';

/** What a form needs to know of the home that is bid for. */
export type BidHome = Pick<ListingCard, 'price' | 'price_type'>;

/** Bids are in the currency of the home. */
export const currencyOfBid = ({ price }: BidHome) => price?.currency ?? 'ISK';

/** What is asked for the home, in minor units. */
export const askedRent = ({ price }: BidHome): number | undefined =>
  price ? minorAmount(price.price, price.currency) : undefined;

/** A bid as it is typed; nothing where it cannot be read. */
export function typedBid(typed: string, home: BidHome): TypedRent | undefined {
  const currency = currencyOfBid(home);
  const price = readAmount(typed, currency);
  return price === undefined
    ? undefined
    : { price, currency, price_type: home.price_type, size: null, isHome: true };
}

/** What is wrong with a bid, or asked about it once; `confirmed` is the mark of the bid that is right all the same. */
export function bidFault(typed: string, home: BidHome, confirmed: string): TextKey | undefined {
  const bid = typedBid(typed, home);
  if (!bid) return typed.trim() === '' ? 'validation.required' : amountFault(typed, currencyOfBid(home));
  return bidDoubt(bid, askedRent(home)) && rentMark(bid) !== confirmed
    ? 'listings.missing.rentDoubt'
    : undefined;
}
