import type { Language } from '../shared/language.ts';
import type { Currency } from '../shared/money.ts';
import type { HouseUtility, Pet } from './listing-codes.ts';
import type { FieldValues } from './listing-fields.ts';
import type { CurrencyId } from './price.ts';
import type { WizardStep } from './wizard-steps.ts';

/** A listing as the rules know it, with its exact place. Amounts are minor units, which for ISK are whole krónur. */
export interface Listing extends FieldValues, ListingPlace {
  id: string;
  visible: boolean;
  published_at: string | null;
  step: WizardStep | null;
  price: { price: number; currency: Currency } | null;
  /** The currency of price and deposit, also before there is a price (R286). */
  currency_id: CurrencyId;
  kitchen: Kitchen;
  rules: HouseRules;
  /** One for each kind, in the order of `houseUtilityCodes`. */
  utilities: Utility[];
  description_translations: Description[];
  images: readonly unknown[];
}

export interface ListingPlace {
  street_name: string | null;
  street_number: string | null;
  apartment_number: string | null;
  postal_code: { id: string; code: string } | null;
  city: string | null;
  country: string;
  /** Street and number as lists show them; without what would reveal the flat. */
  short_address: string | null;
  /** The property number (R312). */
  fastanr: string | null;
  location: { lat: number; lng: number; exact: boolean } | null;
}

export interface Kitchen {
  present: boolean | null;
  /** R235: 1 private, 2 shared. */
  kitchen_shared: 1 | 2 | null;
}

export interface HouseRules {
  /** 0 is no limit. */
  max_people: number;
  /** R237: 0 anybody, 1 men only, 2 women only. */
  sex_allowed: 0 | 1 | 2;
  sex_limitation_reason: string | null;
  smoking: boolean;
  allowed_pet: Pet[];
}

export interface Utility {
  utility_id: HouseUtility;
  included: boolean;
  paid_by_tenant: boolean;
  currency_id: CurrencyId;
  monthly_amount: number | null;
  meter_number: string | null;
  meter_value: string | null;
}

export interface Description {
  language: Language;
  text: string;
}
