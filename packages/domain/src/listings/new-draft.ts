import type { ListingAnswer } from './listing-answer.ts';
import { houseUtilityCodes } from './listing-codes.ts';

/** The fields that a draft begins with. */
export type NewDraft = Pick<
  ListingAnswer,
  | 'title'
  | 'neighbourhood'
  | 'listing_type'
  | 'listing_category'
  | 'size'
  | 'rooms'
  | 'bedrooms'
  | 'bathrooms'
  | 'kitchen'
  | 'furniture'
  | 'amenities'
  | 'available_from'
  | 'duration'
  | 'contract_min_months'
  | 'contract_max_months'
  | 'contract_termination_term'
  | 'renewable'
  | 'price'
  | 'price_type'
  | 'currency_id'
  | 'security_deposit'
  | 'insurance_months'
  | 'insurance_amount'
  | 'insurance_types'
  | 'utilities'
  | 'pre_approval'
  | 'requested_contract_service'
  | 'service'
  | 'service_paid_by_tenant'
  | 'lodging_registration_number'
  | 'terms_accepted'
  | 'primary_description'
> & { rules: Omit<ListingAnswer['rules'], 'id'> };

/**
 * A draft before anything was typed, with the defaults of the wizard (R274–R288). The documents' own names stand
 * behind; "Nei" of smoking and pets is false and an empty list.
 */
export const newDraft = (): NewDraft => ({
  title: null,
  neighbourhood: null,
  listing_type: null,
  listing_category: null,
  size: null,
  rooms: null,
  bedrooms: null,
  bathrooms: null,
  kitchen: { present: null, kitchen_shared: null },
  furniture: null,
  amenities: [],
  rules: {
    max_people: 0, // maxPeople (R277)
    sex_allowed: 0, // sexSelected (R276)
    sex_limitation_reason: null,
    smoking: false, // smoking "Nei" (R274)
    allowed_pet: [], // pets "Nei" (R275)
  },
  available_from: null,
  duration: 'long-term',
  contract_min_months: 6, // lowerBoundLength (R280)
  contract_max_months: 12, // higherBoundLength (R281)
  contract_termination_term: 6, // terminationTerm (R282)
  renewable: false, // R283
  price: null,
  price_type: 1, // priceType (R285)
  currency_id: 1, // currency (R286)
  security_deposit: 'months', // R288
  insurance_months: 3, // insuranceMonths (R284)
  insurance_amount: null,
  insurance_types: [],
  utilities: houseUtilityCodes.map((utility_id) => ({
    utility_id,
    included: false,
    paid_by_tenant: false, // R278
    currency_id: 1, // R279
    monthly_amount: null,
    meter_number: null,
    meter_value: null,
  })),
  pre_approval: false,
  requested_contract_service: false,
  service: null,
  service_paid_by_tenant: false, // G32
  lodging_registration_number: null,
  terms_accepted: false, // termsAccepted (R287)
  primary_description: 'is',
});
