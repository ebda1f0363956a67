/** What a page holds of a list that goes on below: from its top down to where has been read. */
export interface HeldList<Item> {
  items: readonly Item[];
  /** Address of what comes under them; nothing when all is there. */
  next: string | null;
}

/** Where an item stands: a larger word stands higher. */
type PlaceOf<Item> = (item: Item) => string;

/** Puts the newest page over what is held. When they do not meet, what lies between is unknown and it begins anew. */
export function withNewest<Item extends { id: string }>(
  held: HeldList<Item> | undefined,
  { items, next }: HeldList<Item>,
  placeOf: PlaceOf<Item>,
): HeldList<Item> {
  const last = items.at(-1);
  const meets = held?.items.some(({ id }) => id === last?.id);
  if (!held || !last || !meets) return { items, next };
  const known = new Set(items.map(({ id }) => id));
  const under = held.items.filter((item) => !known.has(item.id) && placeOf(item) < placeOf(last));
  return { items: [...items, ...under], next: held.next };
}

/** Puts an older page under it. */
export function withOlder<Item extends { id: string }>(
  held: HeldList<Item>,
  { items, next }: HeldList<Item>,
): HeldList<Item> {
  const known = new Set(held.items.map(({ id }) => id));
  return { items: [...held.items, ...items.filter(({ id }) => !known.has(id))], next };
}
