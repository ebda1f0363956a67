/** City regions in the usual order of housing sites; the first six are the recommended ones (R036). */
export const cityRegions = [
  'hofudborgarsvaedid',
  'sudurnes',
  'vesturland',
  'vestfirdir',
  'nordurland',
  'austurland',
  'sudurland',
] as const;
export type CityRegion = (typeof cityRegions)[number];

/** How many regions are recommended on the front page (R036). */
export const recommendedRegionCount = 6;

/**
 * The official regions (landshlutar). Housing sites group more coarsely: they know one North, and count Reykhólasveit
 * to the West, Bakkafjörður and Höfn to the East.
 */
export const officialRegions = [
  'hofudborgarsvaedid',
  'sudurnes',
  'vesturland',
  'vestfirdir',
  'nordurland-vestra',
  'nordurland-eystra',
  'austurland',
  'sudurland',
] as const;
export type OfficialRegion = (typeof officialRegions)[number];

/** Levels of the tree by which homes are searched. */
export const regionKinds = ['city_region', 'city', 'district'] as const;
export type RegionKind = (typeof regionKinds)[number];

/** Delivery area of a town or of the country around it; post boxes; a single large receiver. */
export const postalCodeKinds = ['town', 'rural', 'po_box', 'institution'] as const;
export type PostalCodeKind = (typeof postalCodeKinds)[number];
