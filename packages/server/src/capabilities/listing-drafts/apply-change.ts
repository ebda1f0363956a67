import { mayBeEmpty } from '@heima/domain/listings/listing-fields.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { amountFault, currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { defaultContractPaymentOption } from '@heima/domain/reference/contract-payment-options.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { Updateable } from 'kysely';
import {
  columnFields,
  columnOf,
  type ListingRow,
  type ListingTable,
  type UtilityRow,
} from '#capabilities/listings/public.ts';
import type { FieldChange } from './documented-fields.ts';

export interface AppliedChange {
  values: Updateable<ListingTable>;
  utilities: UtilityRow[];
  /** Field messages as text keys; empty when the change is good. */
  faults: Record<string, TextKey[]>;
}

/** What a change makes of a listing, without storing it. An amount is read in the listing's currency afterwards. */
export function applyChange(row: ListingRow, change: FieldChange, now: Date): AppliedChange {
  const values: Record<string, unknown> = {};
  const faults: Record<string, TextKey[]> = {};
  const defaults = newDraft();
  for (const field of columnFields) {
    const value = change[field];
    if (value !== undefined)
      values[columnOf(field)] = value === null && !mayBeEmpty(field) ? defaults[field] : value;
  }
  if (change.kitchen !== undefined) Object.assign(values, kitchenValues(change.kitchen));
  if (change.terms_accepted !== undefined)
    values.terms_accepted_at = change.terms_accepted ? (row.terms_accepted_at ?? now) : null;
  applyAmounts(row, change, values, faults);
  applyService(row, change, values, faults);
  return { values, utilities: utilitiesAfter(row, change.utilities, faults), faults };
}

function kitchenValues(kitchen: NonNullable<FieldChange['kitchen']> | null) {
  if (kitchen === null) return { kitchen_present: null, kitchen_shared: null };
  return {
    ...(kitchen.present === undefined ? {} : { kitchen_present: kitchen.present }),
    ...(kitchen.kitchen_shared === undefined ? {} : { kitchen_shared: kitchen.kitchen_shared }),
  };
}

/** Price and deposit are read in the listing's currency, which changes only together with the price. */
function applyAmounts(
  row: ListingRow,
  change: Pick<FieldChange, 'price' | 'currency_id' | 'insurance_amount'>,
  values: Record<string, unknown>,
  faults: Record<string, TextKey[]>,
): void {
  const currency: Currency =
    change.currency_id === undefined
      ? row.currency
      : currencyOf(change.currency_id ?? newDraft().currency_id);
  if (currency !== row.currency) {
    values.currency = currency;
    if (change.price === undefined && row.price !== null)
      faults.currency_id = ['listings.messages.priceWithCurrency'];
    values.insurance_amount = null;
  }
  for (const field of ['price', 'insurance_amount'] as const) {
    const typed = change[field];
    if (typed === undefined) continue;
    const amount = typed === null || typed === '' ? null : readAmount(typed, currency);
    if (amount === undefined) faults[field] = [amountFault(typed, currency)];
    values[field] = amount;
  }
}

/**
 * A tenant may be charged only for an extra service beside the lease, never for mediation or for drawing up the lease
 * (Rent Act art. 77, G32).
 */
function applyService(
  row: ListingRow,
  change: Pick<FieldChange, 'service' | 'service_paid_by_tenant'>,
  values: Record<string, unknown>,
  faults: Record<string, TextKey[]>,
): void {
  const service = change.service === undefined ? row.service : change.service;
  const isExtra = service !== null && service !== defaultContractPaymentOption;
  if (isExtra) return;
  if (change.service_paid_by_tenant) faults.service_paid_by_tenant = ['listings.messages.serviceByTenant'];
  else if (row.service_paid_by_tenant) values.service_paid_by_tenant = false;
}

/** The utilities that are named in the change, each merged with what it was. */
function utilitiesAfter(
  row: ListingRow,
  change: FieldChange['utilities'],
  faults: Record<string, TextKey[]>,
): UtilityRow[] {
  if (change === undefined) return [];
  const kept = newDraft().utilities.map(
    ({ utility_id, ...rest }): UtilityRow => ({
      utility: utility_id,
      ...rest,
      ...(change === null ? {} : row.utilities.find((one) => one.utility === utility_id)),
    }),
  );
  if (change === null) return kept;
  const changed = new Map<string, UtilityRow>();
  change.forEach((given, index) => {
    const before = changed.get(given.utility_id) ?? kept.find((one) => one.utility === given.utility_id)!;
    const currency_id = given.currency_id ?? before.currency_id;
    const typed = given.monthly_amount;
    const amount =
      typed === undefined
        ? before.monthly_amount
        : typed === null || typed === ''
          ? null
          : readAmount(typed, currencyOf(currency_id));
    if (amount === undefined)
      faults[`utilities.${index}.monthly_amount`] = [amountFault(typed, currencyOf(currency_id))];
    // Who says that the tenant pays, says that it is not included, and the other way round.
    const included = given.included ?? (given.paid_by_tenant ? false : before.included);
    changed.set(given.utility_id, {
      utility: given.utility_id,
      included,
      paid_by_tenant: given.paid_by_tenant ?? (given.included ? false : before.paid_by_tenant),
      currency_id,
      monthly_amount: amount ?? null,
      meter_number: given.meter_number === undefined ? before.meter_number : given.meter_number,
      meter_value: given.meter_value === undefined ? before.meter_value : given.meter_value,
    });
  });
  return [...changed.values()];
}
