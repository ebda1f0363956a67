import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { type HouseUtility, houseUtilityCodes, type Pet } from '@heima/domain/listings/listing-codes.ts';
import {
  type FieldValues,
  isTypedField,
  type ListingField,
  listingFieldNames,
  type TypedField,
} from '@heima/domain/listings/listing-fields.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { currencyOf } from '@heima/domain/listings/price.ts';
import type { WizardStep } from '@heima/domain/listings/wizard-steps.ts';
import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import type { Currency } from '@heima/domain/shared/money.ts';
import { typedAmount } from '#entities/listing/typed-amount.ts';

/** Who pays a utility, and how much it is; the amount as typed. */
export interface UtilityValue {
  included: boolean;
  paid_by_tenant: boolean;
  currency_id: ListingAnswer['currency_id'];
  monthly_amount: string;
  /** Missing in copies that a device kept from before they were asked for. */
  meter_number?: string;
  meter_value?: string;
}

/**
 * A listing as its forms hold it: one flat list of fields, each saved by itself. Amounts and sizes stay as they were
 * typed, so that a half-typed number is never lost or changed under the caret.
 */
export interface DraftValues
  extends Omit<FieldValues, TypedField>,
    Record<TypedField, string>,
    Record<`description.${Language}`, string>,
    Record<`utility.${HouseUtility}`, UtilityValue>,
    Partial<Record<`caption.${string}`, string>> {
  price: string;
  currency_id: ListingAnswer['currency_id'];
  kitchen: ListingAnswer['kitchen'];
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
  /** Pets are allowed, also while none is chosen yet. */
  'answer.pets': boolean;
  /** It is free from a day, also while none is chosen yet. */
  'answer.later': boolean;
  /** The mark of the unusual rent that was confirmed. */
  'answer.rent': string;
}
export type DraftField = keyof DraftValues;

/** Square metres as people type them: 84,5 in Icelandic, 84.5 in English. */
export const typedSize = (size: number | null, language: Language): string =>
  size === null ? '' : String(size).replace('.', language === 'en' ? '.' : ',');

/** The fields with one value each, those that are typed as text. */
const fieldsAsTyped = (from: FieldValues, currency: Currency, language: Language) =>
  Object.fromEntries(
    listingFieldNames.map((field) => [
      field,
      isTypedField(field) ? textOf(from, field, currency, language) : from[field],
    ]),
  ) as Pick<DraftValues, ListingField>;

function textOf(from: FieldValues, field: TypedField, currency: Currency, language: Language): string {
  if (field === 'size') return typedSize(from.size, language);
  return field === 'insurance_amount'
    ? typedAmount(from.insurance_amount, currency, language)
    : (from[field] ?? '');
}

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
        meter_number: utility?.meter_number ?? '',
        meter_value: utility?.meter_value ?? '',
      };
      return [`utility.${code}`, value];
    }),
  ) as Record<`utility.${HouseUtility}`, UtilityValue>;
  return {
    ...texts,
    ...utilities,
    ...fieldsAsTyped(from, currency, language),
    kitchen: from.kitchen,
    price: typedAmount(from.price?.price ?? null, currency, language),
    currency_id: from.currency_id,
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
    'answer.pets': from.rules.allowed_pet.length > 0,
    'answer.later': from.available_from !== null,
    'answer.rent': '',
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
