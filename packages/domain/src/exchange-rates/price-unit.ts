/** How often a month holds what a price is for; nothing for a square metre of a home whose size is not known. */
export const unitsInMonth = (type: number, size: number | null): number | undefined =>
  ({ 1: 1, 2: 52 / 12, 3: 365 / 12, 4: size ?? undefined })[type];

interface Moved {
  /** Minor units. */
  price: number;
  from: number;
  to: number;
  size: number | null;
}

/** A price for one unit as it is for another, so that a month comes to the same; nothing where that is not known. */
export function priceInUnit({ price, from, to, size }: Moved): number | undefined {
  const [before, after] = [unitsInMonth(from, size), unitsInMonth(to, size)];
  if (before === undefined || after === undefined) return undefined;
  const moved = Math.round((price * before) / after);
  return moved > 0 ? moved : undefined;
}
