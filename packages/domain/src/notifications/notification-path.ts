import type { NotificationAction } from './notification-types.ts';

const pages: Record<NotificationAction, string> = {
  view_conversation: '/inbox',
  view_listing: '/listings',
  view_rental_contract: '/rental-contracts',
  view_invitation: '/invitations',
  view_collaborator_invitation: '/invitations/rental-contracts',
};

/** The page a notification leads to, by what it asks to look at (R173 to R177). */
export const notificationPath = (action: NotificationAction, resourceId: string): string =>
  `${pages[action]}/${encodeURIComponent(resourceId)}`;
