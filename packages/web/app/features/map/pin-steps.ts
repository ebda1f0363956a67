import type { Pin } from './pin-layout.ts';

/** A place on the screen, in points. */
interface Spot {
  x: number;
  y: number;
}

interface Mark {
  pin: Pin;
  at: Spot;
}

const directions = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
} as const;
export type Arrow = keyof typeof directions;

export const isArrow = (key: string): key is Arrow => key in directions;

/** Way to the side counts twice: the pin ahead comes before one that is as near and beside the way. */
const sideways = 2;

/** The nearest mark in the direction of an arrow; nothing when none lies there. */
export function pinInDirection<M extends Mark>(from: Spot, arrow: Arrow, marks: readonly M[]): M | undefined {
  const { x, y } = directions[arrow];
  const ways = marks.flatMap((mark) => {
    const [dx, dy] = [mark.at.x - from.x, mark.at.y - from.y];
    const ahead = dx * x + dy * y;
    const aside = Math.abs(dx * y + dy * x);
    // Each mark lies in one of four quarters, so that every one is reached and the way back leads back.
    return ahead > 0 && ahead >= aside ? [{ mark, way: ahead + sideways * aside }] : [];
  });
  return ways.sort((a, b) => a.way - b.way)[0]?.mark;
}

/**
 * The mark that takes over from one that has gone: of those that hold its homes, or lie in its box, the first as one
 * reads; else the nearest. Nothing when no mark is left.
 */
export function nearestMark<M extends Mark>(gone: Pin, from: Spot, marks: readonly M[]): M | undefined {
  const { ids, box } = gone;
  const opened = marks.filter(
    ({ pin }) =>
      pin.ids.some((id) => ids.includes(id)) ||
      (box && pin.lat >= box.south && pin.lat <= box.north && pin.lng >= box.west && pin.lng <= box.east),
  );
  if (opened.length > 0) return opened.sort((a, b) => a.at.y - b.at.y || a.at.x - b.at.x)[0];
  const way = ({ at }: M) => Math.hypot(at.x - from.x, at.y - from.y);
  return marks.toSorted((a, b) => way(a) - way(b))[0];
}
