import { listingAccess, listingRights } from '@heima/domain/listings/access.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { houseUtilityCodes } from '@heima/domain/listings/listing-codes.ts';
import { listingState } from '@heima/domain/listings/listing-state.ts';
import { missingFields } from '@heima/domain/listings/missing-fields.ts';
import { newDraft } from '@heima/domain/listings/new-draft.ts';
import { currencyId } from '@heima/domain/listings/price.ts';
import { progressOf, stepNumber, wizardProgressMax } from '@heima/domain/listings/wizard-steps.ts';
import { workOutCosts } from '@heima/domain/listings/work-out-costs.ts';
import { firstName } from '@heima/domain/people/full-name.ts';
import { blurRadius } from '@heima/domain/places/blur-point.ts';
import { boxAroundPoint, corners } from '@heima/domain/places/box.ts';
import type { Point } from '@heima/domain/places/point.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { own } from '@heima/domain/shared/relations.ts';
import type { Call } from '#platform/http/call.ts';
import { subjectOf } from './find-listing.ts';
import type { ListingRow, OwnerRow, PublishRequestRow } from './listing-row.ts';
import { presentImage, shortAddress } from './present-card.ts';

/** A listing without what depends on who looks at it. */
export type ListingFacts = Omit<
  ListingAnswer,
  | 'description'
  | 'description_language'
  | 'boundaries_north_east'
  | 'boundaries_south_west'
  | 'missing_fields'
  | 'can'
  | 'is_owner'
>;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A row as the pure rules read it: everything, with the exact place. */
export function listingFacts(row: ListingRow): ListingFacts {
  const facts = {
    id: row.id,
    state: listingState({ visible: row.visible, publishedAt: row.published_at }),
    visible: row.visible,
    title: row.title,
    description_translations: row.descriptions.map((one) => ({
      ...one,
      updated_at: new Date(one.updated_at).toISOString(),
    })),
    primary_description: row.primary_description,
    neighbourhood: row.neighbourhood,
    listing_type: row.listing_type,
    listing_category: row.listing_category,
    size: row.size,
    rooms: row.rooms,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    kitchen: {
      present: row.kitchen_present,
      kitchen_shared: row.kitchen_shared as ListingAnswer['kitchen']['kitchen_shared'],
    },
    furniture: row.furniture as ListingAnswer['furniture'],
    amenities: row.amenities,
    street_name: row.street_name,
    street_number: row.street_number,
    apartment_number: row.apartment_number,
    postal_code: row.postal_code === null ? null : { id: row.postal_code, code: row.postal_code },
    city: row.city,
    country: row.country,
    fastanr: row.property_id,
    short_address: shortAddress(row),
    location: row.lat === null || row.lng === null ? null : { lat: row.lat, lng: row.lng, exact: true },
    rules: {
      id: row.id,
      max_people: row.max_people,
      sex_allowed: row.sex_allowed as ListingAnswer['rules']['sex_allowed'],
      sex_limitation_reason: row.sex_limitation_reason,
      smoking: row.smoking,
      allowed_pet: row.allowed_pets,
    },
    available_from: row.available_from,
    duration: row.duration,
    contract_min_months: row.contract_min_months,
    contract_max_months: row.contract_max_months,
    contract_termination_term: row.contract_termination_term,
    renewable: row.renewable,
    price: row.price === null ? null : { price: row.price, currency: row.currency },
    price_type: row.price_type,
    currency_id: currencyId(row.currency),
    security_deposit: row.deposit_kind,
    insurance_months: row.insurance_months,
    insurance_amount: row.insurance_amount,
    insurance_types: row.insurance_types,
    utilities: utilitiesOf(row),
    pre_approval: row.pre_approval,
    requested_contract_service: row.requested_contract_service,
    service: row.service,
    service_paid_by_tenant: row.service_paid_by_tenant,
    lodging_registration_number: row.lodging_registration_number,
    terms_accepted: row.terms_accepted_at !== null,
    images: row.images.map(presentImage),
    owner: row.owner && presentOwner(row.owner),
    published_at: instant(row.published_at),
    unpublished_at: instant(row.unpublished_at),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    unpublish_reason: row.unpublish_reason,
    publish_request: row.publish_request && presentRequest(row.publish_request),
    step: row.step,
    step_nr: row.step && stepNumber(row.step),
    progress: progressOf(row.step),
    progress_max: wizardProgressMax,
    liked: row.liked,
    has_applied: row.application_id !== null,
    application_id: row.application_id,
  };
  return { ...facts, costs: workOutCosts(facts) };
}

/** A row as this caller may see it (E089). */
export function presentListing(
  row: ListingRow,
  { actor, services, now, language }: Pick<Call, 'actor' | 'services' | 'now' | 'language'>,
): ListingAnswer {
  const subject = subjectOf(row, actor, services.secrets);
  const facts = listingFacts(row);
  const edits = listingAccess.edit(actor, subject);
  const answer = {
    ...facts,
    ...describedIn(row, language),
    ...placeFor(row, facts, listingAccess.see_exact_position(actor, subject)),
    missing_fields: edits ? missingFields(facts, todayInIceland(now)) : [],
    can: listingRights(actor, subject),
    is_owner: own(actor, subject),
  };
  return edits ? answer : { ...answer, ...nothingPrivate(facts) };
}

/** What only those who work on the listing see. */
const nothingPrivate = ({ utilities }: ListingFacts) => ({
  utilities: utilities.map((utility) => ({ ...utility, meter_number: null, meter_value: null })),
  unpublish_reason: null,
  publish_request: null,
  step: null,
  step_nr: null,
  progress: 0,
});

function describedIn(row: ListingRow, language: Language) {
  const found =
    row.descriptions.find((one) => one.language === language) ??
    row.descriptions.find((one) => one.language === row.primary_description) ??
    row.descriptions[0];
  return { description: found?.text ?? null, description_language: found?.language ?? null };
}

/** The place as exactly as the viewer may know it: others get the street and a point within 150 m. */
function placeFor(row: ListingRow, { location }: ListingFacts, exactly: boolean) {
  if (exactly) return cornersAround(location);
  const blurred =
    row.blurred_lat === null || row.blurred_lng === null
      ? null
      : { lat: row.blurred_lat, lng: row.blurred_lng, exact: false };
  return {
    street_number: null,
    apartment_number: null,
    fastanr: null,
    location: blurred,
    ...cornersAround(blurred),
  };
}

/** A square as large as the circle in which a blurred home lies. */
const cornersAround = (point: Point | null) =>
  point
    ? corners(boxAroundPoint(point, blurRadius))
    : { boundaries_south_west: null, boundaries_north_east: null };

const utilitiesOf = (row: ListingRow): ListingAnswer['utilities'] => {
  const defaults = newDraft().utilities;
  return houseUtilityCodes.map((code) => {
    const kept = row.utilities.find((one) => one.utility === code);
    if (!kept) return defaults.find((one) => one.utility_id === code)!;
    const { utility, ...rest } = kept;
    return { utility_id: utility, ...rest };
  });
};

/** Others learn the first name and what was verified, nothing else. */
const presentOwner = ({ full_name, ...marks }: OwnerRow) => ({
  ...marks,
  first_name: firstName(full_name),
});

const requestStates = { accepted: 'ACCEPTED', denied: 'DENIED', withdrawn: 'WITHDRAWN' } as const;

const presentRequest = ({ decision, requested_at, decided_at, reason }: PublishRequestRow) => ({
  state: decision === null ? ('OPEN' as const) : requestStates[decision],
  requested_at: new Date(requested_at).toISOString(),
  decided_at: decided_at && new Date(decided_at).toISOString(),
  reason,
});
