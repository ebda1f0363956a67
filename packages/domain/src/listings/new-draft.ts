import type { Listing } from './listing.ts';
import { houseUtilityCodes } from './listing-codes.ts';
import { type ListingField, newFieldValues } from './listing-fields.ts';

/** The parts of a listing that a draft begins with. */
export type NewDraft = Pick<
  Listing,
  ListingField | 'kitchen' | 'rules' | 'price' | 'currency_id' | 'utilities'
>;

/**
 * A draft before anything was typed, with the defaults of the wizard (R274–R288). The documents' own names stand
 * behind; "Nei" of smoking and pets is false and an empty list.
 */
export const newDraft = (): NewDraft => ({
  ...newFieldValues(),
  kitchen: { present: null, kitchen_shared: null },
  rules: {
    max_people: 0, // maxPeople (R277)
    sex_allowed: 0, // sexSelected (R276)
    sex_limitation_reason: null,
    smoking: false, // smoking "Nei" (R274)
    allowed_pet: [], // pets "Nei" (R275)
  },
  price: null,
  currency_id: 1, // currency (R286)
  utilities: houseUtilityCodes.map((utility_id) => ({
    utility_id,
    included: false,
    paid_by_tenant: false, // R278
    currency_id: 1, // R279
    monthly_amount: null,
    meter_number: null,
    meter_value: null,
  })),
});
