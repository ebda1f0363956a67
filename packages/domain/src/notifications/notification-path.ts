import type { NotificationAction } from './notification-types.ts';

const pages: Record<NotificationAction, string> = {
  view_conversation: '/inbox/:id',
  view_listing: '/listings/:id',
  view_application: '/landlord/applications/:id',
  view_own_application: '/tenant/applications/:id',
  view_offer: '/account/offers/:id',
  view_open_house: '/open-houses/:id',
  view_rental_contract: '/rental-contracts/:id',
  view_invitation: '/invitations/:id',
  view_collaborator_invitation: '/invitations/rental-contracts/:id',
  view_payout_methods: '/account/payout-methods',
  view_contact: '/account/contact',
  view_own_listings: '/landlord/my-listings',
  view_notifications: '/notifications',
  // What one of the staff has decided meanwhile waits no more, so the whole queue is shown.
  review_publish_requests: '/man/queue/publish_requests',
  review_listing_reports: '/man/queue/listing_reports',
  review_person_reports: '/man/queue/person_reports',
  review_identities: '/man/queue/identities',
};

/** The page a notification leads to, by what it asks to look at (R173 to R177). */
export const notificationPath = (action: NotificationAction, resourceId: string): string =>
  pages[action].replace(':id', () => encodeURIComponent(resourceId));
