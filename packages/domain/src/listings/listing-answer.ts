import { z } from 'zod';
import { answerPaces } from '../answer-times/pace.ts';
import { profileImageAnswer } from '../people/profile-image.ts';
import { languageCodes } from '../shared/language.ts';
import { currencyCodes } from '../shared/money.ts';
import { listingActions } from './access.ts';
import { costLineStates } from './calculate-costs.ts';
import { amountOnWire, listingCard, listingImage, listingLocation, listingPrice } from './listing-card.ts';
import {
  externalStates,
  houseUtilityCodes,
  listingStates,
  petCodes,
  publishRequestStates,
} from './listing-codes.ts';
import { fieldOutputs } from './listing-field-schemas.ts';
import { wizardSteps } from './wizard-steps.ts';

const languageCode = z.enum(languageCodes);
const corner = z.object({ lat: z.number(), lng: z.number() }).nullable();

export const listingDescription = z.object({
  id: z.string(),
  language: languageCode,
  text: z.string(),
  machine_translated: z.boolean(),
  updated_at: z.string(),
});

/** House number, flat and property number are null for those who may not know the exact place. */
export const listingAddress = z.object({
  street_name: z.string().nullable(),
  street_number: z.string().nullable(),
  apartment_number: z.string().nullable(),
  postal_code: z.object({ id: z.string(), code: z.string() }).nullable(),
  city: z.string().nullable(),
  country: z.string(),
  fastanr: z.string().nullable(),
  short_address: z.string().nullable(),
});

export const listingRules = z.object({
  /** The id of the listing: a listing has one set of rules. */
  id: z.string(),
  /** 0 is no limit. */
  max_people: z.int(),
  /** R237: 0 anybody, 1 men only, 2 women only. */
  sex_allowed: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  sex_limitation_reason: z.string().nullable(),
  smoking: z.boolean(),
  allowed_pet: z.array(z.enum(petCodes)),
});

/** Meters are shown to those who may edit. */
export const listingUtility = z.object({
  utility_id: z.enum(houseUtilityCodes),
  included: z.boolean(),
  paid_by_tenant: z.boolean(),
  currency_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  monthly_amount: amountOnWire.nullable(),
  meter_number: z.string().nullable(),
  meter_value: z.string().nullable(),
});

export const listingCosts = z.object({
  currency: z.enum(currencyCodes),
  lines: z.array(
    z.object({
      kind: z.enum(['rent', ...houseUtilityCodes]),
      state: z.enum(costLineStates),
      amount: amountOnWire.nullable(),
      in_first_payment: z.boolean(),
    }),
  ),
  monthly_total: amountOnWire.nullable(),
  is_complete: z.boolean(),
  first_payment: amountOnWire.nullable(),
  deposit: amountOnWire.nullable(),
  move_in_total: amountOnWire.nullable(),
});

/** What a draft lacks before it can be published. */
export const missingField = z.object({
  field: z.string(),
  step: z.enum(wizardSteps),
  /** Key of the text that says what is missing. */
  text_key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
});

export type MissingFieldAnswer = z.infer<typeof missingField>;

const listingOwner = z.object({
  id: z.string(),
  first_name: z.string(),
  /** For signed-in people, who also see the landlord's page; null for visitors. */
  full_name: z.string().nullable(),
  profile_image: profileImageAnswer.nullable(),
  identity_verified: z.boolean(),
  email_verified: z.boolean(),
  phone_verified: z.boolean(),
  /** Year in which the account was made. */
  member_since: z.int(),
  /** Other homes of the owner that are to let. */
  other_homes: z.int(),
  /** How soon the owner usually answers; null where there is too little to say. */
  answer_time: z.enum(answerPaces).nullable(),
});

const publishRequest = z.object({
  state: z.enum(publishRequestStates),
  requested_at: z.string(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
});

/** A listing with everything the viewer may know of it (E089). Money is written as bodies take it. */
export const listingAnswer = z.object({
  id: z.string(),
  state: z.enum(listingStates),
  visible: z.boolean(),
  ...fieldOutputs,
  /** In the reader's language where it exists, else in the primary one. */
  description: z.string().nullable(),
  description_language: languageCode.nullable(),
  description_translations: z.array(listingDescription),
  kitchen: z.object({
    present: z.boolean().nullable(),
    /** R235: 1 private, 2 shared. */
    kitchen_shared: z.union([z.literal(1), z.literal(2)]).nullable(),
  }),
  ...listingAddress.shape,
  location: listingLocation.nullable(),
  boundaries_north_east: corner,
  boundaries_south_west: corner,
  rules: listingRules,
  price: listingPrice.nullable(),
  /** The price as a rent of a month in krónur, by today's rate; null where it cannot be said (decision 0054). */
  monthly_rent: z.int().nullable(),
  /** The currency of price and deposit, also before there is a price (R286). */
  currency_id: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  utilities: z.array(listingUtility),
  costs: listingCosts,
  images: z.array(listingImage),
  owner: listingOwner.nullable(),
  published_at: z.string().nullable(),
  unpublished_at: z.string().nullable(),
  created_at: z.string(),
  updated_at: z.string(),
  /** Only for those who may edit the listing, as are the four fields that follow. */
  unpublish_reason: z.string().nullable(),
  publish_request: publishRequest.nullable(),
  step: z.enum(wizardSteps).nullable(),
  step_nr: z.int().nullable(),
  progress: z.int(),
  progress_max: z.int(),
  missing_fields: z.array(missingField),
  liked: z.boolean(),
  has_applied: z.boolean(),
  application_id: z.string().nullable(),
  is_owner: z.boolean(),
  /** What a change names by If-Match; null for those who may not edit. */
  version: z.string().nullable(),
  can: z.object(
    Object.fromEntries(listingActions.map((action) => [action, z.boolean()])) as Record<
      (typeof listingActions)[number],
      z.ZodBoolean
    >,
  ),
});
export type ListingAnswer = z.output<typeof listingAnswer>;

/** A card of an own listing, with its state. */
export const ownListingCard = listingCard.extend({
  state: z.enum(listingStates),
  unpublished_at: z.string().nullable(),
  unpublish_reason: z.string().nullable(),
  /** The owner is asked whether it is still free, and has not answered. Null for others. */
  still_free_question: z.object({ leaves_at: z.string().nullable() }).nullable(),
  updated_at: z.string(),
  step: z.enum(wizardSteps).nullable(),
  progress: z.int(),
  progress_max: z.int(),
});

/** Where the wizard was left; everything null when there is no draft. */
export const wizardProgress = z.object({
  listing_id: z.string().nullable(),
  step_name: z.enum(wizardSteps).nullable(),
  step_nr: z.int().nullable(),
  progress: z.int(),
  progress_max: z.int(),
  updated_at: z.string().nullable(),
});

export const listingStatistics = z.object({
  views: z.int(),
  likes: z.int(),
  applications: z.int(),
  offers: z.int(),
  /** Views of the last thirty days, oldest first. */
  views_by_day: z.array(z.object({ date: z.string(), views: z.int() })),
});

/** The same over all listings of a person, and for each that was ever published, the most viewed first. */
export const userInsights = listingStatistics.extend({
  published: z.int(),
  listings: z.array(
    z.object({ id: z.string(), title: z.string().nullable(), visible: z.boolean() }).extend({
      views: z.int(),
      likes: z.int(),
      applications: z.int(),
      offers: z.int(),
    }),
  ),
});

export const externalListingState = z.object({
  state: z.enum(externalStates),
  external_id: z.string().nullable(),
  url: z.string().nullable(),
  errors: z.array(z.string()),
  updated_at: z.string().nullable(),
});
