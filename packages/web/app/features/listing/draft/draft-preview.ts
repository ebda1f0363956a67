import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import type { PublishFacts } from '@heima/domain/listings/missing-fields.ts';
import { currencyOf, readAmount } from '@heima/domain/listings/price.ts';
import { readSize } from '@heima/domain/listings/size.ts';
import { type Costs, workOutCosts } from '@heima/domain/listings/work-out-costs.ts';
import { languageCodes } from '@heima/domain/shared/language.ts';
import type { DraftValues } from './draft-values.ts';

/** A draft as the rules read it: the numbers of what was typed, where it can be read. */
export type DraftPreview = Omit<PublishFacts, 'images'> &
  Pick<
    ListingAnswer,
    'neighbourhood' | 'rooms' | 'furniture' | 'amenities' | 'city' | 'images' | 'primary_description'
  > & {
    costs: Costs;
  };

const filled = (text: string): string | null => text.trim() || null;

/** What the draft would be if everything typed were saved; costs and gaps are worked out from it while one types. */
export function draftPreview(listing: ListingAnswer | undefined, values: DraftValues): DraftPreview {
  const currency = currencyOf(values.currency_id);
  const price = readAmount(values.price, currency);
  const postalCode = values['address.postal_code'];
  const facts = {
    title: filled(values.title),
    neighbourhood: filled(values.neighbourhood),
    listing_type: values.listing_type,
    listing_category: values.listing_category,
    lodging_registration_number: filled(values.lodging_registration_number),
    size: readSize(values.size) ?? null,
    rooms: values.rooms,
    bedrooms: values.bedrooms,
    bathrooms: values.bathrooms,
    kitchen: values.kitchen,
    furniture: values.furniture,
    amenities: values.amenities,
    street_name: filled(values['address.street_name']),
    postal_code: postalCode ? { id: postalCode, code: postalCode } : null,
    city: listing?.postal_code?.code === postalCode ? (listing?.city ?? null) : null,
    location: values.location ? { ...values.location, exact: true } : null,
    description_translations: languageCodes.flatMap((language) => {
      const text = values[`description.${language}`].trim();
      return text ? [{ id: language, language, text, machine_translated: false, updated_at: '' }] : [];
    }),
    primary_description: values.primary_description,
    rules: {
      id: listing?.id ?? '',
      max_people: values['rules.max_people'],
      sex_allowed: values['rules.sex_allowed'],
      sex_limitation_reason: filled(values['rules.sex_limitation_reason']),
      smoking: values['rules.smoking'],
      allowed_pet: values['rules.allowed_pet'],
    },
    available_from: values.available_from,
    contract_min_months: values.contract_min_months,
    contract_max_months: values.contract_max_months,
    price: price === undefined ? null : { price, currency },
    price_type: values.price_type,
    currency_id: values.currency_id,
    security_deposit: values.security_deposit,
    insurance_months: values.insurance_months,
    insurance_amount: readAmount(values.insurance_amount, currency) ?? null,
    utilities: houseUtilityCodes.map((utility_id) => {
      const { included, paid_by_tenant, currency_id, monthly_amount } = values[`utility.${utility_id}`];
      return {
        utility_id,
        included,
        paid_by_tenant,
        currency_id,
        monthly_amount: readAmount(monthly_amount, currencyOf(currency_id)) ?? null,
        meter_number: null,
        meter_value: null,
      };
    }),
    terms_accepted: values.terms_accepted,
    images: listing?.images ?? [],
  };
  return { ...facts, costs: workOutCosts(facts) };
}
