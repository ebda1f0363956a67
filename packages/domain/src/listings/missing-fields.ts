import { categoriesOfType } from '../reference/listing-categories.ts';
import { writtenAmount } from '../shared/money.ts';
import type { PlainDate } from '../shared/plain-date.ts';
import type { KeysBelow, TextKey } from '../shared/text-key.ts';
import { depositLimit } from './calculate-costs.ts';
import type { Listing } from './listing.ts';
import { fieldOf, type ListingField } from './listing-fields.ts';
import { isHome, isLodging, shortestNotice } from './premises.ts';
import { currencyOf } from './price.ts';
import { sexLimitFault } from './sex-limit.ts';
import type { WizardStep } from './wizard-steps.ts';

/** R240. */
export const descriptionLength = { min: 50, max: 10_000 } as const;

/** The parts of a listing that decide whether it can be published; an answer to somebody who may edit has them all. */
export type PublishFacts = Pick<
  Listing,
  | ListingField
  | 'street_name'
  | 'postal_code'
  | 'location'
  | 'kitchen'
  | 'rules'
  | 'price'
  | 'currency_id'
  | 'utilities'
  | 'description_translations'
  | 'images'
>;

export interface MissingField {
  field: string;
  /** The tab of the wizard where it is filled in. */
  step: WizardStep;
  text_key: TextKey;
  params: Record<string, string | number>;
}

/** Where the wizard asks for what is more than a field with one value. */
const steps = {
  street_name: '1_map',
  postal_code: '1_map',
  location: '1_map',
  images: '3_photos',
  description: '3_description',
  sex_allowed: '4_rules',
  sex_limitation_reason: '4_rules',
  price: '5_pricing',
} as const satisfies Readonly<Record<string, WizardStep>>;

const found = (
  field: ListingField | keyof typeof steps,
  text: KeysBelow<'listings.missing'>,
  params: MissingField['params'] = {},
): MissingField => ({
  field,
  step: field in steps ? steps[field as keyof typeof steps] : fieldOf(field as ListingField).step,
  text_key: `listings.missing.${text}`,
  params,
});

/**
 * Everything that a listing lacks before it can be published, in the order of the wizard (R241). A past date stays in
 * a draft and is reported here (L08).
 */
export function missingFields(listing: PublishFacts, today: PlainDate): MissingField[] {
  return [
    ...placeIssues(listing),
    ...kindIssues(listing),
    ...sizeIssues(listing),
    ...(listing.images.length === 0 ? [found('images', 'images')] : []),
    ...textIssues(listing),
    ...ruleIssues(listing),
    ...timeIssues(listing, today),
    ...priceIssues(listing),
    ...(listing.terms_accepted ? [] : [found('terms_accepted', 'terms')]),
  ];
}

/**
 * The same for a listing that is published again. One that left publication by nobody's answer keeps the day since when
 * it is free, so that one press brings it back.
 */
export const missingToPublish = (
  listing: PublishFacts & { unpublish_reason: string | null },
  today: PlainDate,
): MissingField[] =>
  missingFields(listing, today).filter(
    ({ text_key }) =>
      listing.unpublish_reason !== 'no_answer' || text_key !== 'listings.missing.availableFromPast',
  );

function* placeIssues(listing: PublishFacts): Iterable<MissingField> {
  if (listing.street_name === null) yield found('street_name', 'street');
  if (listing.postal_code === null) yield found('postal_code', 'postalCode');
  if (listing.location === null) yield found('location', 'location');
}

function* kindIssues(listing: PublishFacts): Iterable<MissingField> {
  const { listing_type: type, listing_category: category } = listing;
  if (type === null) yield found('listing_type', 'type');
  if (category === null) yield found('listing_category', 'category');
  else if (type !== null && !categoriesOfType(type).includes(category))
    yield found('listing_category', 'categoryOfType');
  if (isLodging(listing) && listing.lodging_registration_number === null)
    yield found('lodging_registration_number', 'lodgingNumber');
}

function* sizeIssues(listing: PublishFacts): Iterable<MissingField> {
  if (listing.size === null) yield found('size', 'size');
  if (!isHome(listing)) return;
  if (listing.bedrooms === null) yield found('bedrooms', 'bedrooms');
  if (listing.bathrooms === null) yield found('bathrooms', 'bathrooms');
}

function* textIssues(listing: PublishFacts): Iterable<MissingField> {
  if (listing.title === null) yield found('title', 'title');
  const text = listing.description_translations.find(
    ({ language }) => language === listing.primary_description,
  )?.text;
  if (text === undefined) yield found('description', 'description');
  else if (text.length < descriptionLength.min)
    yield found('description', 'descriptionShort', { minimum: descriptionLength.min });
}

function* ruleIssues(listing: PublishFacts): Iterable<MissingField> {
  const fault = sexLimitFault(listing, listing.rules);
  if (fault) yield { ...fault, step: steps[fault.field], params: {} };
}

function* timeIssues(listing: PublishFacts, today: PlainDate): Iterable<MissingField> {
  if (listing.available_from !== null && listing.available_from < today)
    yield found('available_from', 'availableFromPast');
  if (listing.contract_min_months > listing.contract_max_months)
    yield found('contract_max_months', 'contractMonths');
  const notice = listing.duration === 'long-term' ? shortestNotice(listing, today) : undefined;
  if (notice && listing.contract_termination_term < notice.months)
    yield found('contract_termination_term', 'noticeTooShort', {
      count: notice.months,
      article: notice.article,
    });
}

function* priceIssues(listing: PublishFacts): Iterable<MissingField> {
  if (listing.price === null) yield found('price', 'price');
  if (listing.security_deposit === 'months' && listing.insurance_months === null)
    yield found('insurance_months', 'depositMonths');
  if (listing.security_deposit !== 'custom') return;
  const limit = depositLimit(listing);
  if (listing.insurance_amount === null) yield found('insurance_amount', 'depositAmount');
  else if (limit !== null && listing.insurance_amount > limit && !isLodging(listing))
    yield found('insurance_amount', 'depositTooHigh', {
      // As answers write amounts.
      maximum: writtenAmount(limit, currencyOf(listing.currency_id)),
    });
}

/** What a change would leave missing that was not missing before: a published listing must stay whole. */
export const newlyMissing = (
  before: readonly MissingField[],
  after: readonly MissingField[],
): MissingField[] =>
  after.filter(
    (one) => !before.some(({ field, text_key }) => field === one.field && text_key === one.text_key),
  );
