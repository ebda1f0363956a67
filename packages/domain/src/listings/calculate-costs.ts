import type { currencyCodes } from '#shared/money.ts';
import { comparableRent } from '../exchange-rates/comparable-rent.ts';
import type { Listing, Utility } from './listing.ts';
import { type HouseUtility, houseUtilityCodes } from './listing-codes.ts';
import { currencyOf, depositMonthsLimit } from './price.ts';

/**
 * How a line of the costs comes about.
 * - `RENT`: the rent itself
 * - `INCLUDED`: in the rent
 * - `WITH_RENT`: paid to the landlord beside the rent
 * - `ESTIMATED`: paid by the tenant to the supplier; the amount is the landlord's estimate
 * - `UNKNOWN`: paid by the tenant, no amount given
 * - `NOT_STATED`: the landlord has not said who pays
 * - `OTHER_CURRENCY`: given in a currency other than the rent's, so it is in no total
 */
export const costLineStates = [
  'RENT',
  'INCLUDED',
  'WITH_RENT',
  'ESTIMATED',
  'UNKNOWN',
  'NOT_STATED',
  'OTHER_CURRENCY',
] as const;
export type CostLineState = (typeof costLineStates)[number];

export interface CostLine {
  kind: 'rent' | HouseUtility;
  state: CostLineState;
  /** Minor units of the rent's currency, which for ISK are krónur; 0 when included. */
  amount: number | null;
  /** Whether it is paid at handover with the first rent. */
  in_first_payment: boolean;
}

export interface Costs {
  currency: (typeof currencyCodes)[number];
  lines: CostLine[];
  /** Null when the price is by night. */
  monthly_total: number | null;
  /** False when something the tenant pays has no amount and is missing from the total. */
  is_complete: boolean;
  first_payment: number | null;
  /** Null when it cannot be said yet. */
  deposit: number | null;
  move_in_total: number | null;
}

export type CostFacts = Pick<
  Listing,
  | 'price'
  | 'price_type'
  | 'currency_id'
  | 'size'
  | 'security_deposit'
  | 'insurance_months'
  | 'insurance_amount'
> & { utilities: readonly UtilityFacts[] };

type UtilityFacts = Pick<
  Utility,
  'utility_id' | 'included' | 'paid_by_tenant' | 'currency_id' | 'monthly_amount'
>;

/** The utility that is paid to the landlord: a house fund is owed by the owner of the flat (Rent Act art. 23). */
const paidToLandlord: HouseUtility = 'house_fund';

/**
 * What the home costs, line by line: each month, and at handover. The first payment holds what goes to the landlord:
 * one month's rent in advance (Rent Act arts. 33, 34) and the house fund where the tenant pays it. Months of deposit
 * are months of rent alone.
 */
export function calculateCosts(listing: CostFacts): Costs {
  const rent = monthlyRent(listing);
  const lines: CostLine[] = [
    { kind: 'rent', state: 'RENT', amount: rent, in_first_payment: true },
    ...houseUtilityCodes.map((code) => utilityLine(code, listing)),
  ];
  const deposit = depositOf(listing, rent);
  const firstPayment = rent === null ? null : sum(lines.filter((line) => line.in_first_payment));
  return {
    currency: currencyOf(listing.currency_id),
    lines,
    monthly_total: rent === null ? null : sum(lines),
    is_complete: lines.every((line) => line.amount !== null && line.state !== 'OTHER_CURRENCY'),
    first_payment: firstPayment,
    deposit,
    move_in_total: firstPayment === null || deposit === null ? null : firstPayment + deposit,
  };
}

const sum = (lines: readonly CostLine[]): number =>
  lines.reduce((total, line) => total + (line.state === 'OTHER_CURRENCY' ? 0 : (line.amount ?? 0)), 0);

/** The rent of a month in the currency of the price; null for a price by night, and without the size it is for. */
const monthlyRent = ({ price, price_type, size }: CostFacts): number | null =>
  // Cents of a rent in euros are as whole as krónur, and no rate is needed within one currency.
  price && comparableRent({ price: price.price, currency: 'ISK', price_type, size }, null);

function utilityLine(kind: HouseUtility, listing: CostFacts): CostLine {
  const utility = listing.utilities.find((one) => one.utility_id === kind);
  const line = (state: CostLineState, amount: number | null, first = false): CostLine => ({
    kind,
    state,
    amount,
    in_first_payment: first,
  });
  if (utility?.included) return line('INCLUDED', 0);
  if (!utility?.paid_by_tenant) return line('NOT_STATED', null);
  const { monthly_amount: amount } = utility;
  if (amount === null) return line('UNKNOWN', null);
  if (utility.currency_id !== listing.currency_id) return line('OTHER_CURRENCY', amount);
  return kind === paidToLandlord ? line('WITH_RENT', amount, true) : line('ESTIMATED', amount);
}

function depositOf(listing: CostFacts, rent: number | null): number | null {
  switch (listing.security_deposit) {
    case 'none':
      return 0;
    case 'custom':
      return listing.insurance_amount;
    case 'months':
      return rent === null || listing.insurance_months === null ? null : rent * listing.insurance_months;
  }
}

/** The highest deposit a lease of this home may name: 3 × (rent + house fund paid by the tenant); null without rent. */
export function depositLimit(listing: CostFacts): number | null {
  const { first_payment } = calculateCosts(listing);
  return first_payment === null ? null : depositMonthsLimit * first_payment;
}
