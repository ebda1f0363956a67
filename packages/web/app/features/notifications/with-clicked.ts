import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';
import type { HeldList } from '#platform/held-list.ts';

export type HeldNotifications = HeldList<NotificationAnswer>;

/** Marks one as clicked, or all. */
export const withClicked = ({ items, next }: HeldNotifications, id?: string): HeldNotifications => ({
  items: items.map((one) => (id === undefined || one.id === id ? { ...one, clicked: true } : one)),
  next,
});
