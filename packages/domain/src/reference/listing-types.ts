/** Kinds of letting (S2 §3). Lodging falls under Act 85/2007 and needs a registration number to be published (G33). */
export const listingTypes = [
  { id: 'residential', isLodging: false },
  { id: 'commercial', isLodging: false },
  { id: 'bnb', isLodging: true },
  { id: 'hotel', isLodging: true },
  { id: 'unique_stays', isLodging: false },
  { id: 'other', isLodging: false },
] as const satisfies readonly { id: string; isLodging: boolean }[];
export type ListingType = (typeof listingTypes)[number]['id'];

export const listingTypeIds = listingTypes.map((type) => type.id);
