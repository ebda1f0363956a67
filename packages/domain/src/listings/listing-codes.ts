/** The codes of a listing as the documents write them; names and icons stand in `reference/`. */
export const listingTypeCodes = [
  'residential',
  'commercial',
  'bnb',
  'hotel',
  'other',
  'unique_stays',
] as const;
export type ListingType = (typeof listingTypeCodes)[number];

export const listingCategoryCodes = [
  'apartment',
  'room',
  'single_family_home',
  'townhouse',
  'studio',
  'office',
  'cottage',
  'part_of_property',
  'shop',
  'warehouse',
  'workshop',
  'garage',
  'others',
] as const;
export type ListingCategory = (typeof listingCategoryCodes)[number];

export const furnitureCodes = ['furnished', 'unfurnished', 'negotiable'] as const;
export const petCodes = ['cat', 'dog', 'rodent', 'fish', 'bird'] as const;
export type Pet = (typeof petCodes)[number];

/** In this order: the third, the house fund, is the one whose price counts in the deposit limit (C12). */
export const houseUtilityCodes = ['heating', 'electricity', 'house_fund', 'internet'] as const;
export type HouseUtility = (typeof houseUtilityCodes)[number];

/** R238. */
export const depositKinds = ['none', 'months', 'custom'] as const;
export type DepositKind = (typeof depositKinds)[number];

/** R249: found tenant, pausing and republishing later, other. */
export const unpublishReasonCodes = ['found_tenant', 'pausing', 'other'] as const;
export type UnpublishReason = (typeof unpublishReasonCodes)[number];

/** Why a published listing left publication: a reason of its owner, or nobody answering whether it is still free. */
export const withdrawalReasonCodes = [...unpublishReasonCodes, 'no_answer'] as const;
export type WithdrawalReason = (typeof withdrawalReasonCodes)[number];

export const durationCodes = ['long-term', 'fixed-term'] as const;

/** Types that are short lets and need a registration number to be published (G33, Act 85/2007). */
export const lodgingTypes: readonly ListingType[] = ['bnb', 'hotel'];

/** R250, in upper case on the wire (C05). */
export const listingStates = ['NEVER_PUBLISHED', 'PUBLISHED', 'NOT_IN_PUBLICATION'] as const;
export type ListingState = (typeof listingStates)[number];

/** What a listing can wait for its owner to do: say that it is still free, or mend what staff took it out for. */
export const listingWaits = ['still_free', 'refused'] as const;
export type ListingWait = (typeof listingWaits)[number];

/** State machine 2; a request is withdrawn when the owner takes the listing out before staff has looked at it. */
export const publishRequestStates = ['OPEN', 'ACCEPTED', 'DENIED', 'WITHDRAWN'] as const;
export type PublishRequestState = (typeof publishRequestStates)[number];

/** Where a listing stands on the outside listing site. */
export const externalStates = [
  'NEVER',
  'QUEUED',
  'PENDING',
  'LIVE',
  'REJECTED',
  'REMOVED',
  'FAILED',
] as const;
export type ExternalState = (typeof externalStates)[number];
