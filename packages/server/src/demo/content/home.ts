import type { ListingCategory, ListingType } from '@heima/domain/listings/listing-codes.ts';
import type { Amenity } from '@heima/domain/reference/amenities.ts';
import type { Building } from './building-mix.ts';
import type { DemoDeposit, DemoFurniture, DemoRules, DemoTerms, DemoUtility } from './demo-listing.ts';
import type { PostalArea } from './postal-areas.ts';
import type { House, Street } from './street-address.ts';

/** What part of a building is let. */
export type HomeShape =
  | 'flat'
  | 'loft'
  | 'cellar'
  | 'upper-floor'
  | 'lower-floor'
  | 'studio'
  | 'room'
  | 'house'
  | 'row-house'
  | 'part'
  | 'cottage'
  | 'office'
  | 'office-room'
  | 'workshop';

/** Where the living room and the balcony look. */
export type Facing = 'south' | 'southwest' | 'west' | 'southeast' | 'east';

export type Outdoors = 'balcony' | 'deck' | 'garden' | 'shared-garden' | 'none';

/** What a place is like before anyone thinks of money. */
export interface Premises {
  readonly street: Street;
  readonly house: House;
  readonly area: PostalArea;
  readonly building: Building;
  readonly shape: HomeShape;
  readonly category: ListingCategory;
  readonly type: ListingType;
  readonly builtYear: number;
  /** 1 is the ground floor; undefined where a number makes no sense. */
  readonly floor: number | undefined;
  readonly isTopFloor: boolean;
  readonly size: number;
  readonly rooms: number;
  readonly bedrooms: number;
  readonly bathrooms: number;
  readonly kitchen: 'private' | 'shared' | 'none';
  readonly bath: 'tub' | 'shower';
  readonly facing: Facing;
  readonly outdoors: Outdoors;
  readonly isOpenPlan: boolean;
  readonly renovated: { readonly part: 'kitchen' | 'bath' | 'all'; readonly year: number } | undefined;
}

/** Everything true of one home to let; texts, pictures and the listing are all derived from it. */
export interface Home extends Premises {
  readonly furniture: DemoFurniture;
  readonly amenities: ReadonlySet<Amenity>;
  readonly rules: DemoRules;
  readonly terms: DemoTerms;
  readonly price: number;
  readonly deposit: DemoDeposit;
  readonly utilities: readonly DemoUtility[];
}

const SHORT_LETS: ReadonlySet<ListingType> = new Set(['bnb', 'hotel', 'unique_stays']);

export const isShortLet = (home: Pick<Home, 'type'>): boolean => SHORT_LETS.has(home.type);
export const isWorkplace = (home: Pick<Home, 'type'>): boolean =>
  home.type === 'commercial' || home.type === 'other';
/** A home of its own that fills a house, as opposed to a part of one. */
export const isWholeHouse = (home: Pick<Home, 'shape'>): boolean =>
  home.shape === 'house' || home.shape === 'row-house' || home.shape === 'cottage';
