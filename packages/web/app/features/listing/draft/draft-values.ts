import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { type HouseUtility, houseUtilityCodes, type Pet } from '@heima/domain/listings/listing-codes.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { currencyOf } from '@heima/domain/listings/price.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import { type Currency, showNumber } from '@heima/domain/shared/money.ts';

/** Who pays a utility, and how much it is; the amount as typed. */
export interface UtilityValue {
  included: boolean;
  paid_by_tenant: boolean;
  currency_id: ListingAnswer['currency_id'];
  monthly_amount: string;
}

/**
 * A listing as its forms hold it: one flat list of fields, each saved by itself. Amounts and sizes stay as they were
 * typed, so that a half-typed number is never lost or changed under the caret.
 */
export interface DraftValues
  extends Pick<
      ListingAnswer,
      | 'listing_type'
      | 'listing_category'
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
      | 'currency_id'
      | 'price_type'
      | 'security_deposit'
      | 'insurance_months'
      | 'requested_contract_service'
      | 'service'
      | 'service_paid_by_tenant'
      | 'terms_accepted'
      | 'primary_description'
    >,
    Record<`description.${Language}`, string>,
    Record<`utility.${HouseUtility}`, UtilityValue>,
    Partial<Record<`caption.${string}`, string>> {
  title: string;
  neighbourhood: string;
  size: string;
  price: string;
  insurance_amount: string;
  lodging_registration_number: string;
  'rules.max_people': number;
  'rules.sex_allowed': 0 | 1 | 2;
  'rules.sex_limitation_reason': string;
  'rules.smoking': boolean;
  'rules.allowed_pet': Pet[];
  'address.street_name': string;
  'address.street_number': string;
  'address.apartment_number': string;
  'address.postal_code': string;
  'address.fastanr': string;
  location: { lat: number; lng: number } | null;
  step: WizardStep | null;
}
export type DraftField = keyof DraftValues;

/** An amount in minor units as people type it: 285000 krónur, 1,545.50 dollars; fields group krónur themselves. */
export function typedAmount(minor: number | null, currency: Currency, language: Language): string {
  if (minor === null) return '';
  if (currency === 'ISK') return String(minor);
  const whole = showNumber(Math.trunc(minor / 100), language);
  const cents = String(minor % 100).padStart(2, '0');
  return minor % 100 === 0 ? whole : `${whole}${language === 'en' ? '.' : ','}${cents}`;
}

/** Square metres as people type them: 84,5 in Icelandic, 84.5 in English. */
export const typedSize = (size: number | null, language: Language): string =>
  size === null ? '' : String(size).replace('.', language === 'en' ? '.' : ',');

/** The values of the forms: those of the listing, or those every draft begins with (R274–R288). */
export function draftValues(listing: ListingAnswer | undefined, language: Language): DraftValues {
  const from = listing ?? { ...newDraft(), ...noPlace };
  const currency = currencyOf(from.currency_id);
  const texts = Object.fromEntries(
    languageCodes.map((code) => [
      `description.${code}`,
      listing?.description_translations.find((one) => one.language === code)?.text ?? '',
    ]),
  ) as Record<`description.${Language}`, string>;
  const utilities = Object.fromEntries(
    houseUtilityCodes.map((code) => {
      const utility = from.utilities.find(({ utility_id }) => utility_id === code);
      const currency_id = utility?.currency_id ?? from.currency_id;
      const value: UtilityValue = {
        currency_id,
        included: utility?.included ?? false,
        paid_by_tenant: utility?.paid_by_tenant ?? false,
        monthly_amount: typedAmount(utility?.monthly_amount ?? null, currencyOf(currency_id), language),
      };
      return [`utility.${code}`, value];
    }),
  ) as Record<`utility.${HouseUtility}`, UtilityValue>;
  return {
    ...texts,
    ...utilities,
    title: from.title ?? '',
    neighbourhood: from.neighbourhood ?? '',
    listing_type: from.listing_type,
    listing_category: from.listing_category,
    size: typedSize(from.size, language),
    rooms: from.rooms,
    bedrooms: from.bedrooms,
    bathrooms: from.bathrooms,
    kitchen: from.kitchen,
    furniture: from.furniture,
    amenities: from.amenities,
    available_from: from.available_from,
    duration: from.duration,
    contract_min_months: from.contract_min_months,
    contract_max_months: from.contract_max_months,
    contract_termination_term: from.contract_termination_term,
    renewable: from.renewable,
    price: typedAmount(from.price?.price ?? null, currency, language),
    currency_id: from.currency_id,
    price_type: from.price_type,
    security_deposit: from.security_deposit,
    insurance_months: from.insurance_months,
    insurance_amount: typedAmount(from.insurance_amount, currency, language),
    requested_contract_service: from.requested_contract_service,
    service: from.service,
    service_paid_by_tenant: from.service_paid_by_tenant,
    lodging_registration_number: from.lodging_registration_number ?? '',
    terms_accepted: from.terms_accepted,
    primary_description: from.primary_description,
    'rules.max_people': from.rules.max_people,
    'rules.sex_allowed': from.rules.sex_allowed,
    'rules.sex_limitation_reason': from.rules.sex_limitation_reason ?? '',
    'rules.smoking': from.rules.smoking,
    'rules.allowed_pet': from.rules.allowed_pet,
    'address.street_name': from.street_name ?? '',
    'address.street_number': from.street_number ?? '',
    'address.apartment_number': from.apartment_number ?? '',
    'address.postal_code': from.postal_code?.code ?? '',
    'address.fastanr': from.fastanr ?? '',
    location: from.location ? { lat: from.location.lat, lng: from.location.lng } : null,
    step: listing?.step ?? null,
  };
}

const noPlace = {
  street_name: null,
  street_number: null,
  apartment_number: null,
  postal_code: null,
  fastanr: null,
  location: null,
} as const;
