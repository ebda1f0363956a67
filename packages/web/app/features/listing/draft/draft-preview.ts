import { comparableRent } from '@heima/domain/exchange-rates/comparable-rent.ts';
import { type Costs, calculateCosts } from '@heima/domain/listings/calculate-costs.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import {
  type FieldValues,
  isTypedField,
  listingFieldNames,
  type TypedField,
} from '@heima/domain/listings/listing-fields.ts';
import type { PublishFacts } from '@heima/domain/listings/missing-fields.ts';
import { costsToWire, moneyToWire } from '@heima/domain/listings/money-on-wire.ts';
import { currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { readSize } from '@heima/domain/listings/size.ts';
import { languageCodes } from '@heima/domain/shared/language.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import type { DraftValues } from './draft-values.ts';

/**
 * A draft as an answer would have it: the numbers of what was typed, where it can be read. Rules are asked with
 * `moneyFromWire`, as of an answer.
 */
export type DraftPreview = Omit<PublishFacts, 'images'> &
  Pick<ListingAnswer, 'city' | 'images' | 'monthly_rent'> & {
    costs: Costs;
  };

const filled = (text: string): string | null => text.trim() || null;

/** The fields with one value each, read from what was typed. */
const fieldsOf = (values: DraftValues, currency: Currency) =>
  Object.fromEntries(
    listingFieldNames.map((field) => [
      field,
      isTypedField(field) ? readField(values, field, currency) : values[field],
    ]),
  ) as unknown as FieldValues;

function readField(values: DraftValues, field: TypedField, currency: Currency): string | number | null {
  if (field === 'size') return readSize(values.size) ?? null;
  return field === 'insurance_amount'
    ? (readAmount(values.insurance_amount, currency) ?? null)
    : filled(values[field]);
}

/** The draft as if everything typed were saved; costs and publish issues are calculated from it while one types. */
export function draftPreview(listing: ListingAnswer | undefined, values: DraftValues): DraftPreview {
  const currency = currencyOf(values.currency_id);
  const price = readAmount(values.price, currency);
  const postalCode = values['address.postal_code'];
  const facts = {
    ...fieldsOf(values, currency),
    kitchen: values.kitchen,
    street_name: filled(values['address.street_name']),
    postal_code: postalCode ? { id: postalCode, code: postalCode } : null,
    city: listing?.postal_code?.code === postalCode ? (listing?.city ?? null) : null,
    location: values.location ? { ...values.location, exact: true } : null,
    description_translations: languageCodes.flatMap((language) => {
      const text = values[`description.${language}`].trim();
      return text ? [{ language, text }] : [];
    }),
    rules: {
      max_people: values['rules.max_people'],
      sex_allowed: values['rules.sex_allowed'],
      sex_limitation_reason: filled(values['rules.sex_limitation_reason']),
      smoking: values['rules.smoking'],
      allowed_pet: values['rules.allowed_pet'],
    },
    price: price === undefined ? null : { price, currency },
    currency_id: values.currency_id,
    utilities: houseUtilityCodes.map((utility_id) => {
      const { included, paid_by_tenant, currency_id, monthly_amount, meter_number, meter_value } =
        values[`utility.${utility_id}`];
      return {
        utility_id,
        included,
        paid_by_tenant,
        currency_id,
        monthly_amount: readAmount(monthly_amount, currencyOf(currency_id)) ?? null,
        meter_number: filled(meter_number ?? ''),
        meter_value: filled(meter_value ?? ''),
      };
    }),
    images: listing?.images ?? [],
  };
  return {
    ...moneyToWire(facts),
    // The rates of other currencies are the server's.
    monthly_rent: comparableRent({ ...facts, price: price ?? null, currency }, null),
    costs: costsToWire(calculateCosts(facts), facts.utilities),
  };
}
