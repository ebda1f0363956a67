import type { PlainDate } from '#shared/plain-date.ts';
import type { Listing } from './listing.ts';
import { type ListingCategory, lodgingTypes } from './listing-codes.ts';

const withBedrooms: readonly ListingCategory[] = [
  'apartment',
  'room',
  'single_family_home',
  'townhouse',
  'studio',
  'cottage',
  'part_of_property',
];

/** Whether people live in it, so that bedrooms and bathrooms must be given. */
export const isHome = ({
  listing_type,
  listing_category,
}: Pick<Listing, 'listing_type' | 'listing_category'>): boolean =>
  listing_type !== 'commercial' && listing_category !== null && withBedrooms.includes(listing_category);

/**
 * Lodging for payment, at most 30 days at a time: its registration number must stand in every advertisement (Act
 * 85/2007 art. 3, G33). Prices by week or night are taken as lodging too.
 */
export const isLodging = ({
  listing_type,
  price_type,
}: Pick<Listing, 'listing_type' | 'price_type'>): boolean =>
  (listing_type !== null && lodgingTypes.includes(listing_type)) || price_type === 2 || price_type === 3;

/** What is let, as the law parts it. */
export type Premises = 'room' | 'home' | 'storage' | 'commercial';

interface NoticePeriod {
  premises: Premises;
  /** Months of notice that a landlord must give at least, at the beginning of a lease. */
  months: number;
  act: 'rent';
  article: string;
  /** The first day of leases that it holds for. */
  from: PlainDate;
}

/**
 * Shortest lawful notice of open-ended leases (Rent Act 36/1994 art. 56). A lease may give the tenant more, never less.
 * What grows with the age of the tenancy, or depends on who lets, is the contract's.
 */
export const noticePeriods: readonly NoticePeriod[] = [
  { premises: 'storage', months: 1, act: 'rent', article: '56', from: '1995-01-01' as PlainDate },
  { premises: 'room', months: 3, act: 'rent', article: '56', from: '1995-01-01' as PlainDate },
  { premises: 'home', months: 6, act: 'rent', article: '56', from: '1995-01-01' as PlainDate },
  { premises: 'commercial', months: 6, act: 'rent', article: '56', from: '1995-01-01' as PlainDate },
];

const storage: readonly ListingCategory[] = ['garage', 'warehouse'];

export type NoticeFacts = Pick<Listing, 'listing_type' | 'listing_category' | 'price_type'>;

/** How the law parts a listing; nothing where it is not known yet, and for lodging, which is no lease of a home. */
export function premisesOf(listing: NoticeFacts): Premises | undefined {
  const { listing_category: category } = listing;
  if (category === null || isLodging(listing)) return undefined;
  if (storage.includes(category)) return 'storage';
  if (isHome(listing)) return category === 'room' ? 'room' : 'home';
  return category === 'others' ? undefined : 'commercial';
}

/** The shortest notice that a lease of this may have, on a day, with its article; nothing where the law names none. */
export function shortestNotice(listing: NoticeFacts, today: PlainDate): NoticePeriod | undefined {
  const premises = premisesOf(listing);
  return noticePeriods.findLast((one) => one.premises === premises && one.from <= today);
}
