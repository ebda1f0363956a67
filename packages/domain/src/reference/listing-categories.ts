import { type ListingType, listingTypeIds } from './listing-types.ts';

const homes = ['residential', 'bnb', 'unique_stays', 'other'] as const;
const rooms = ['residential', 'bnb', 'hotel', 'unique_stays', 'other'] as const;
const premises = ['commercial', 'other'] as const;

interface Category {
  id: string;
  /** Name of a Tabler outline icon. */
  icon: string;
  /** Types that it can be let as. */
  listingTypes: readonly ListingType[];
}

/** What is let (R234). A part of a property is more than a room and less than all. */
export const listingCategories = [
  { id: 'apartment', icon: 'building', listingTypes: homes },
  { id: 'room', icon: 'bed', listingTypes: rooms },
  { id: 'studio', icon: 'lamp', listingTypes: rooms },
  { id: 'single_family_home', icon: 'home', listingTypes: homes },
  { id: 'townhouse', icon: 'building-community', listingTypes: homes },
  { id: 'cottage', icon: 'building-cottage', listingTypes: homes },
  { id: 'part_of_property', icon: 'layout-grid', listingTypes: ['residential', 'commercial', 'other'] },
  { id: 'office', icon: 'briefcase', listingTypes: premises },
  { id: 'shop', icon: 'building-store', listingTypes: premises },
  { id: 'warehouse', icon: 'building-warehouse', listingTypes: premises },
  { id: 'workshop', icon: 'tools', listingTypes: premises },
  { id: 'garage', icon: 'car-garage', listingTypes: ['residential', 'commercial', 'other'] },
  { id: 'others', icon: 'dots', listingTypes: listingTypeIds },
] as const satisfies readonly Category[];
export type ListingCategory = (typeof listingCategories)[number]['id'];

export const listingCategoryIds = listingCategories.map((category) => category.id);

/** The categories that a type offers. */
export const categoriesOfType = (type: ListingType): ListingCategory[] =>
  listingCategories
    .filter(({ listingTypes }) => (listingTypes as readonly ListingType[]).includes(type))
    .map(({ id }) => id);
