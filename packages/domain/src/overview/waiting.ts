/** The two sides of renting, each with a page of its own. */
export const overviewSides = ['tenant', 'landlord'] as const;
export type OverviewSide = (typeof overviewSides)[number];

/** What can wait for somebody who looks for a home, in the order in which it is shown. */
export const tenantWaiting = [
  'bids',
  'messages',
  'openHouseInvites',
  'answers',
  'openHouses',
  'savedSearches',
  'contacts',
  'identity',
  'profile',
] as const;
export type TenantWaiting = (typeof tenantWaiting)[number];

/** What can wait for somebody who lets homes, in the order in which it is shown. */
export const landlordWaiting = [
  'bids',
  'messages',
  'applications',
  'openHouses',
  'stillFree',
  'refused',
  'drafts',
  'contacts',
  'identity',
] as const;
export type LandlordWaiting = (typeof landlordWaiting)[number];

/** Where a tenant finds each: the list that holds exactly what is counted. */
export const tenantPaths: Readonly<Record<TenantWaiting, string>> = {
  bids: '/tenant/offers?waiting=true',
  messages: '/inbox?unread=1',
  openHouseInvites: '/tenant/open-houses?only=invitations',
  answers: '/tenant/applications?unseen=true',
  openHouses: '/tenant/open-houses?only=soon',
  savedSearches: '/account/saved-searches?new=true',
  contacts: '/account/contact',
  identity: '/profile#identity',
  profile: '/profile',
};

/** Where a landlord finds each. */
export const landlordPaths: Readonly<Record<LandlordWaiting, string>> = {
  bids: '/account/offers?side=landlord&waiting=true',
  messages: '/inbox?unread=1',
  applications: '/landlord/applications?group=new',
  openHouses: '/landlord/open-houses?only=soon',
  stillFree: '/landlord/my-listings?only=still_free',
  refused: '/landlord/my-listings?only=refused',
  drafts: '/landlord/my-listings?tab=drafts',
  contacts: '/account/contact',
  identity: '/profile#identity',
};
