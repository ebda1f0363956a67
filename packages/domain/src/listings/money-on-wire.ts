import { type Currency, minorAmount, writtenAmount } from '../shared/money.ts';
import type { Costs } from './calculate-costs.ts';
import type { Listing } from './listing.ts';
import { currencyOf } from './price.ts';

type ListingMoney = Pick<Listing, 'price' | 'currency_id' | 'insurance_amount'> & {
  utilities: readonly Pick<Listing['utilities'][number], 'currency_id' | 'monthly_amount'>[];
};
type Change = typeof writtenAmount;

/**
 * The amounts of a listing as answers have them and bodies take them: whole krónur, dollars and euros with their cents
 * (rulings, Money). What was read can be sent back as it is.
 */
export const moneyToWire = <L extends ListingMoney>(listing: L): L => changeAmounts(listing, writtenAmount);

/** The amounts of an answer as the rules know them, in minor units; the opposite of `moneyToWire`. */
export const moneyFromWire = <L extends ListingMoney>(answer: L): L => changeAmounts(answer, minorAmount);

/** The price of a card or another short form of a listing; nothing while it has none. */
export const priceToWire = ({ price, currency }: { price: number | null; currency: Currency }) =>
  price === null ? null : { price: writtenAmount(price, currency), currency };

function changeAmounts<L extends ListingMoney>(listing: L, change: Change): L {
  const { price, insurance_amount: deposit, utilities } = listing;
  return {
    ...listing,
    price: price && { ...price, price: change(price.price, price.currency) },
    insurance_amount: deposit === null ? null : change(deposit, currencyOf(listing.currency_id)),
    utilities: utilities.map((one) => ({
      ...one,
      monthly_amount:
        one.monthly_amount === null ? null : change(one.monthly_amount, currencyOf(one.currency_id)),
    })),
  };
}

/** Costs as answers have them. A line in another currency than the rent's is written in its own. */
export function costsToWire(costs: Costs, utilities: Listing['utilities']): Costs {
  const amount = (minor: number | null) => (minor === null ? null : writtenAmount(minor, costs.currency));
  return {
    ...costs,
    lines: costs.lines.map((line) => {
      if (line.amount === null || line.state !== 'OTHER_CURRENCY')
        return { ...line, amount: amount(line.amount) };
      const utility = utilities.find(({ utility_id }) => utility_id === line.kind);
      const currency = utility ? currencyOf(utility.currency_id) : costs.currency;
      return { ...line, amount: writtenAmount(line.amount, currency) };
    }),
    monthly_total: amount(costs.monthly_total),
    first_payment: amount(costs.first_payment),
    deposit: amount(costs.deposit),
    move_in_total: amount(costs.move_in_total),
  };
}
