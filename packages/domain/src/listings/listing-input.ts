import { z } from 'zod';
import { amenityIds } from '../reference/amenities.ts';
import { contractPaymentOptions } from '../reference/contract-payment-options.ts';
import { insuranceTypeIds } from '../reference/insurance-types.ts';
import { priceTypes } from '../reference/price-types.ts';
import { languageInput } from '../shared/language-input.ts';
import { currencies } from '../shared/money.ts';
import { plainDate } from '../shared/plain-date-input.ts';
import { clientIdForm } from './client-id.ts';
import {
  depositKinds,
  durationCodes,
  furnitureCodes,
  houseUtilityCodes,
  listingCategoryCodes,
  listingTypeCodes,
  reportReasons,
  unpublishReasonCodes,
} from './listing-codes.ts';
import { sizeInput, wholeNumber } from './number-input.ts';
import { optionalLine, typedLine, typedText } from './text-input.ts';
import { wizardSteps } from './wizard-steps.ts';
import { depositMonthsLimit } from './work-out-costs.ts';

const error = 'validation.choice';

export const clientId = z
  .string({ error: 'validation.form' })
  .regex(clientIdForm, { error: 'validation.form' });

/** Amounts stay as typed until the currency is known; `readAmount` reads them. */
const amount = z.union([z.number(), z.string().max(40)], { error: 'validation.amount' });

/** A currency by its number or its code; the number comes out. */
const currency = z
  .union([z.literal(currencies.map(({ id }) => id)), z.enum(currencies.map(({ quote }) => quote))], { error })
  .transform((value) => currencies.find(({ id, quote }) => id === value || quote === value)!.id);

const priceType = z.literal(
  priceTypes.map(({ id }) => id),
  { error },
);

/** A day of the years in which homes are let here; the database knows no year 0. */
const homeDate = plainDate.refine((date) => date >= '2000-01-01' && date <= '2100-12-31', {
  error: 'validation.date',
});

const listOf = <S extends z.ZodType<string>>(item: S, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((list) => [...new Set(list)]);

const utility = z
  .strictObject({
    utility_id: z.enum(houseUtilityCodes, { error }),
    included: z.boolean().optional(),
    paid_by_tenant: z.boolean().optional(),
    currency_id: currency.optional(),
    monthly_amount: amount.nullable().optional(),
    meter_number: optionalLine(40).optional(),
    meter_value: optionalLine(40).optional(),
  })
  .refine((one) => !(one.included && one.paid_by_tenant), {
    error: 'listings.messages.includedAndPaid',
    path: ['paid_by_tenant'],
  });

const empty = <S extends z.ZodType>(field: S) => field.nullable().optional();

/** The fields of the wizard. Any may be left out; null empties it or brings back its default. */
const draftFields = {
  title: empty(typedLine(120)),
  neighbourhood: empty(optionalLine(80)),
  listing_type: empty(z.enum(listingTypeCodes, { error })),
  listing_category: empty(z.enum(listingCategoryCodes, { error })),
  size: empty(sizeInput),
  rooms: empty(wholeNumber(0, 50)),
  bedrooms: empty(wholeNumber(0, 50)),
  bathrooms: empty(wholeNumber(0, 50)),
  kitchen: empty(
    z.strictObject({
      present: z.boolean().nullable().optional(),
      kitchen_shared: z.literal([1, 2], { error }).nullable().optional(),
    }),
  ),
  furniture: empty(z.enum(furnitureCodes, { error })),
  amenities: empty(listOf(z.enum(amenityIds, { error }), 60)),
  available_from: empty(homeDate),
  duration: empty(z.enum(durationCodes, { error })),
  contract_min_months: empty(wholeNumber(0, 600)),
  contract_max_months: empty(wholeNumber(0, 600)),
  contract_termination_term: empty(wholeNumber(0, 60)),
  renewable: empty(z.boolean()),
  price: empty(amount),
  currency_id: empty(currency),
  price_type: empty(priceType),
  security_deposit: empty(z.enum(depositKinds, { error })),
  insurance_months: empty(wholeNumber(0, depositMonthsLimit)),
  insurance_amount: empty(amount),
  insurance_types: empty(listOf(z.enum(insuranceTypeIds, { error }), 10)),
  utilities: empty(z.array(utility).max(houseUtilityCodes.length)),
  pre_approval: empty(z.boolean()),
  requested_contract_service: empty(z.boolean()),
  service: empty(
    z.enum(
      contractPaymentOptions.map(({ id }) => id),
      { error },
    ),
  ),
  service_paid_by_tenant: empty(z.boolean()),
  lodging_registration_number: empty(optionalLine(40)),
  terms_accepted: empty(z.boolean()),
  primary_description: empty(languageInput),
};

/** Unknown fields are refused, so that a mistyped name never loses what somebody wrote. */
export const newListing = z.strictObject({ ...draftFields, client_id: clientId.optional() });

export const listingChange = z.strictObject({
  ...draftFields,
  client_id: clientId.optional(),
  /** Claims a draft for its signed-in maker; staff may name anybody (G30). */
  owner_id: z.uuid({ error: 'validation.form' }).optional(),
  /** `updated_at` of the answer the change was made from: somebody else's change in between is refused with 409. */
  if_updated_at: z.iso.datetime({ error: 'validation.form' }).optional(),
});
export type ListingChange = z.output<typeof listingChange>;
export type DraftFields = Omit<ListingChange, 'client_id' | 'owner_id' | 'if_updated_at'>;

export const stepBody = z
  .object({
    step_name: z.enum(wizardSteps, { error }).optional(),
    step_nr: wholeNumber(1, 6).optional(),
    client_id: clientId.optional(),
  })
  .refine((body) => body.step_name !== undefined || body.step_nr !== undefined, {
    error: 'validation.required',
    path: ['step_name'],
  });

export const unpublishBody = z.object({
  /** R248, R249. */
  reason: z.enum(unpublishReasonCodes, { error: 'listings.messages.unpublishReason' }),
});

export const denyBody = z.object({ reason: typedText({ min: 3, max: 1000 }) });

/** The documents write `priceType`; every other field is in lower case with underscores. */
export const priceBody = z
  .object({
    price: amount,
    currency: currency.optional(),
    price_type: priceType.optional(),
    priceType: priceType.optional(),
  })
  .transform(({ priceType: documented, price_type = documented, ...rest }) => ({ ...rest, price_type }));

export const reportBody = z
  .object({
    reason: z.enum(reportReasons, { error }),
    text: typedText({ max: 2000 }).optional(),
    client_id: clientId.optional(),
  })
  .refine((body) => body.reason !== 'other' || body.text !== undefined, {
    error: 'validation.required',
    path: ['text'],
  });
