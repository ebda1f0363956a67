import { listingAccess, listingRights } from '@heima/domain/listings/access.ts';
import { calculateCosts } from '@heima/domain/listings/calculate-costs.ts';
import type { Listing } from '@heima/domain/listings/listing.ts';
import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import type { ListingState } from '@heima/domain/listings/listing-codes.ts';
import { listingState, publishRequestState } from '@heima/domain/listings/listing-lifecycle.ts';
import { missingToPublish } from '@heima/domain/listings/missing-fields.ts';
import { costsToWire, moneyToWire } from '@heima/domain/listings/money-on-wire.ts';
import { progressOf, stepNumber, wizardProgressMax } from '@heima/domain/listings/wizard-steps.ts';
import { firstName } from '@heima/domain/people/full-name.ts';
import { blurRadius } from '@heima/domain/places/blur-point.ts';
import { boxAroundPoint, corners } from '@heima/domain/places/box.ts';
import type { Point } from '@heima/domain/places/point.ts';
import type { Actor } from '@heima/domain/shared/actor.ts';
import type { Language } from '@heima/domain/shared/language.ts';
import { todayInIceland } from '@heima/domain/shared/plain-date.ts';
import { own } from '@heima/domain/shared/relations.ts';
import { presentPicture } from '#capabilities/people/public.ts';
import type { Call } from '#platform/http/call.ts';
import { type Version, versionOf } from '#platform/http/version.ts';
import type { Secrets } from '#platform/secrets.ts';
import { subjectOf } from './find-listing.ts';
import { listingOf } from './listing-of-row.ts';
import type { DescriptionRow, ListingRow, OwnerRow, PublishRequestRow } from './listing-row.ts';
import { presentImage } from './present-card.ts';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** A listing as its answer has it for this caller (E089). */
export function presentListing(
  row: ListingRow,
  { actor, services, now, language }: Pick<Call, 'actor' | 'services' | 'now' | 'language'>,
): ListingAnswer {
  const subject = subjectOf(row, actor, services.secrets);
  const listing = listingOf(row);
  const edits = listingAccess.edit(actor, subject);
  const answer = {
    ...moneyToWire(listing),
    ...workOf(row),
    ...describedIn(row, language),
    ...placeFor(row, listing, listingAccess.see_exact_position(actor, subject)),
    rules: { id: row.id, ...listing.rules },
    monthly_rent: row.monthly_rent,
    costs: costsToWire(calculateCosts(listing), listing.utilities),
    images: row.images.map(presentImage),
    owner: row.owner && presentOwner(row.owner, actor),
    missing_fields: edits
      ? missingToPublish({ ...listing, unpublish_reason: row.unpublish_reason }, todayInIceland(now))
      : [],
    liked: row.liked,
    has_applied: row.application_id !== null,
    application_id: row.application_id,
    can: listingRights(actor, subject),
    is_owner: own(actor, subject),
    version: edits ? listingVersion(row, services.secrets).tag : null,
  };
  return edits ? answer : { ...answer, ...nothingPrivate(answer) };
}

/**
 * The version of what people write in a listing. What happens to it, such as a publication or a like, is no change of
 * it, nor is a picture without a caption: the order of pictures guards itself.
 */
export function listingVersion(row: ListingRow, secrets: Secrets): Version {
  const {
    id,
    step: _,
    visible: __,
    published_at: ___,
    short_address: ____,
    city: _____,
    ...written
  } = listingOf(row);
  return versionOf(secrets, `listing ${id}`, {
    ...written,
    description_translations: row.descriptions.map(({ language, text }) => [language, text]),
    images: row.images.flatMap(({ id: image, caption }) => (caption === null ? [] : [[image, caption]])),
  });
}

/** R250. */
export const stateOf = ({
  visible,
  published_at,
}: Pick<ListingRow, 'visible' | 'published_at'>): ListingState =>
  listingState({ visible, publishedAt: published_at });

/** A row as the decisions about its publication read it. */
export const publishingFacts = (row: ListingRow) => ({
  ...listingOf(row),
  updated_at: row.updated_at.toISOString(),
  unpublish_reason: row.unpublish_reason,
  publish_request: row.publish_request && presentRequest(row.publish_request),
});

/** Where the listing stands: its state, its times, its request to staff and how far the wizard has come. */
const workOf = (row: ListingRow) => ({
  state: stateOf(row),
  unpublished_at: instant(row.unpublished_at),
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
  unpublish_reason: row.unpublish_reason,
  publish_request: row.publish_request && presentRequest(row.publish_request),
  step_nr: row.step && stepNumber(row.step),
  progress: progressOf(row.step),
  progress_max: wizardProgressMax,
});

/** What only those who work on the listing see. */
const nothingPrivate = ({ utilities }: Pick<Listing, 'utilities'>) => ({
  utilities: utilities.map((utility) => ({ ...utility, meter_number: null, meter_value: null })),
  unpublish_reason: null,
  publish_request: null,
  step: null,
  step_nr: null,
  progress: 0,
});

/** A text as answers have it. */
export const presentDescription = (row: DescriptionRow) => ({
  ...row,
  updated_at: new Date(row.updated_at).toISOString(),
});

function describedIn(row: ListingRow, language: Language) {
  const found =
    row.descriptions.find((one) => one.language === language) ??
    row.descriptions.find((one) => one.language === row.primary_description) ??
    row.descriptions[0];
  return {
    description: found?.text ?? null,
    description_language: found?.language ?? null,
    description_translations: row.descriptions.map(presentDescription),
  };
}

/** The place as exactly as the viewer may know it: others get the street and a point within 150 m. */
function placeFor(row: ListingRow, { location }: Listing, exactly: boolean) {
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

/** Others learn the name, the picture, what was verified and since when; visitors the first name alone. */
const presentOwner = ({ full_name, image_id, image_blur, ...marks }: OwnerRow, actor: Actor) => ({
  ...marks,
  first_name: firstName(full_name),
  full_name: actor.kind === 'visitor' ? null : full_name,
  profile_image: presentPicture({ image_id, image_blur }),
});

const presentRequest = ({ decision, requested_at, decided_at, reason }: PublishRequestRow) => ({
  state: publishRequestState({ decision }),
  requested_at: new Date(requested_at).toISOString(),
  decided_at: decided_at && new Date(decided_at).toISOString(),
  reason,
});
