import type { NotificationAnswer } from '@heima/domain/notifications/endpoints.ts';

/** What a page holds of a person's notifications: from the newest down to where it has read. */
export interface HeldNotifications {
  items: readonly NotificationAnswer[];
  /** Address of what comes under them; nothing when all is there (R171). */
  next: string | null;
}

/** Puts the newest page over what is held. When they do not meet, what lies between is unknown and it begins anew. */
export function withNewest(held: HeldNotifications | undefined, page: HeldNotifications): HeldNotifications {
  const last = page.items.at(-1);
  const meets = held?.items.some(({ id }) => id === last?.id);
  if (!held || !last || !meets) return { items: page.items, next: page.next };
  const known = new Set(page.items.map(({ id }) => id));
  const under = held.items.filter(({ id }) => !known.has(id) && id < last.id);
  return { items: [...page.items, ...under], next: held.next };
}

/** Puts an older page under it. */
export function withOlder(held: HeldNotifications, page: HeldNotifications): HeldNotifications {
  const known = new Set(held.items.map(({ id }) => id));
  return { items: [...held.items, ...page.items.filter(({ id }) => !known.has(id))], next: page.next };
}

/** Marks one as clicked, or all. */
export const withClicked = ({ items, next }: HeldNotifications, id?: string): HeldNotifications => ({
  items: items.map((one) => (id === undefined || one.id === id ? { ...one, clicked: true } : one)),
  next,
});
