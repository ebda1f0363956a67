import type { HouseRules, Kitchen, Listing, ListingPlace, Utility } from '@heima/domain/listings/listing.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { currencyId } from '@heima/domain/listings/price.ts';
import { fieldsOf } from './listing-columns.ts';
import type { ListingRow } from './listing-row.ts';
import { shortAddress } from './present-card.ts';

/** A row as the rules know a listing: everything, with the exact place. */
export const listingOf = (row: ListingRow): Listing => ({
  ...fieldsOf(row),
  ...placeOf(row),
  id: row.id,
  visible: row.visible,
  published_at: row.published_at?.toISOString() ?? null,
  step: row.step,
  price: row.price === null ? null : { price: row.price, currency: row.currency },
  currency_id: currencyId(row.currency),
  kitchen: {
    present: row.kitchen_present,
    kitchen_shared: row.kitchen_shared as Kitchen['kitchen_shared'],
  },
  rules: {
    max_people: row.max_people,
    sex_allowed: row.sex_allowed as HouseRules['sex_allowed'],
    sex_limitation_reason: row.sex_limitation_reason,
    smoking: row.smoking,
    allowed_pet: row.allowed_pets,
  },
  utilities: utilitiesOf(row),
  description_translations: row.descriptions,
  images: row.images,
});

const placeOf = (row: ListingRow): ListingPlace => ({
  street_name: row.street_name,
  street_number: row.street_number,
  apartment_number: row.apartment_number,
  postal_code: row.postal_code === null ? null : { id: row.postal_code, code: row.postal_code },
  city: row.city,
  country: row.country,
  fastanr: row.property_id,
  short_address: shortAddress(row),
  location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng, exact: true },
});

const utilitiesOf = (row: ListingRow): Utility[] => {
  const defaults = newDraft().utilities;
  return houseUtilityCodes.map((code) => {
    const kept = row.utilities.find((one) => one.utility === code);
    if (!kept) return defaults.find((one) => one.utility_id === code)!;
    const { utility, ...rest } = kept;
    return { utility_id: utility, ...rest };
  });
};
