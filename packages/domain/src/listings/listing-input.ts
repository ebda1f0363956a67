import { z } from 'zod';
import { priceTypes } from '../reference/price-types.ts';
import { languageInput } from '../shared/language-input.ts';
import { currencies } from '../shared/money.ts';
import { clientIdForm } from './client-id.ts';
import { houseUtilityCodes, unpublishReasonCodes } from './listing-codes.ts';
import { amountInput, fieldInputs } from './listing-field-schemas.ts';
import { descriptionLength } from './missing-fields.ts';
import { wholeNumber } from './number-input.ts';
import { optionalLine, typedText } from './text-input.ts';
import { wizardSteps } from './wizard-steps.ts';

const error = 'validation.choice';

export const clientId = z
  .string({ error: 'validation.form' })
  .regex(clientIdForm, { error: 'validation.form' });

/** A currency by its number or its code; the number comes out. */
const currency = z
  .union([z.literal(currencies.map(({ id }) => id)), z.enum(currencies.map(({ quote }) => quote))], { error })
  .transform((value) => currencies.find(({ id, quote }) => id === value || quote === value)!.id);

const priceType = z.literal(
  priceTypes.map(({ id }) => id),
  { error },
);

const utility = z
  .strictObject({
    utility_id: z.enum(houseUtilityCodes, { error }),
    included: z.boolean().optional(),
    paid_by_tenant: z.boolean().optional(),
    currency_id: currency.optional(),
    monthly_amount: amountInput.nullable().optional(),
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
  ...fieldInputs,
  kitchen: empty(
    z.strictObject({
      present: z.boolean().nullable().optional(),
      kitchen_shared: z.literal([1, 2], { error }).nullable().optional(),
    }),
  ),
  /** The amount, or the object of an answer: its currency is then that of the listing. */
  price: empty(
    z.union([amountInput, z.strictObject({ price: amountInput, currency })], { error: 'validation.amount' }),
  ),
  currency_id: empty(currency),
  /** The documents' name of `price_type`. */
  priceType: empty(priceType),
  /** The text in `description_language`, else in the primary language; E111 writes one in any language too. */
  description: empty(typedText({ max: descriptionLength.max })),
  description_language: empty(languageInput),
  utilities: empty(z.array(utility).max(houseUtilityCodes.length)),
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
  .strictObject({
    step_name: z.enum(wizardSteps, { error }).optional(),
    step_nr: wholeNumber(1, 6).optional(),
    client_id: clientId.optional(),
  })
  .refine((body) => body.step_name !== undefined || body.step_nr !== undefined, {
    error: 'validation.required',
    path: ['step_name'],
  });

export const unpublishBody = z.strictObject({
  /** R248, R249. */
  reason: z.enum(unpublishReasonCodes, { error: 'listings.messages.unpublishReason' }),
});

/** The documents send no reason; one that is given is told to the owner (E099). */
export const denyBody = z.strictObject({
  reason: typedText({ min: 0, max: 1000 })
    .transform((text) => text || null)
    .nullish(),
});

/** What staff in the queue say to a request: whoever is refused is owed a reason. */
export const requestDecisionBody = z
  .strictObject({
    decision: z.enum(['accept', 'deny'], { error }),
    reason: typedText({ min: 3, max: 1000 }).optional(),
  })
  .refine(({ decision, reason }) => decision === 'accept' || reason !== undefined, {
    error: 'validation.required',
    path: ['reason'],
  });

/** The documents write `priceType`; every other field is in lower case with underscores. */
export const priceBody = z
  .strictObject({
    price: amountInput,
    currency: currency.optional(),
    price_type: priceType.optional(),
    priceType: priceType.optional(),
    /** A deposit that goes down with the rent. */
    insurance_amount: amountInput.optional(),
  })
  .refine(({ price_type, priceType }) => (price_type ?? priceType) === (priceType ?? price_type), {
    error,
    path: ['priceType'],
  })
  .transform(({ priceType: documented, price_type = documented, ...rest }) => ({ ...rest, price_type }));
