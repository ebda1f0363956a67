import type { NotificationAction } from './notification-types.ts';

const pages: Record<NotificationAction, string> = {
  view_conversation: '/inbox/:id',
  view_listing: '/listings/:id',
  view_rental_contract: '/rental-contracts/:id',
  view_invitation: '/invitations/:id',
  view_collaborator_invitation: '/invitations/rental-contracts/:id',
  view_payout_methods: '/account/payout-methods',
};

/** The page a notification leads to, by what it asks to look at (R173 to R177). */
export const notificationPath = (action: NotificationAction, resourceId: string): string =>
  pages[action].replace(':id', () => encodeURIComponent(resourceId));
