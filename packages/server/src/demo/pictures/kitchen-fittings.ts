import { lighten } from './colour.ts';
import { STEEL } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, path, rect } from './svg-shapes.ts';

export const WORKTOPS = ['#c8a67c', '#5f6b70', '#f3f1ea'] as const;

/** Lower cupboards with a handle each, `width` apart, from `x` under a worktop at `y`. */
export function cupboards(
  sheet: Sheet,
  [x, y]: readonly [number, number],
  count: number,
  width: number,
  colour: string,
): void {
  for (let i = 0; i < count; i++) {
    const left = x + i * width;
    sheet.add(
      rect(left, y, width - 2, 108, colour),
      rect(left + width / 2 - 18, y + 14, 34, 5, lighten(colour, 0.7), { rx: 2 }),
    );
  }
}

/** A high kitchen tap standing on `y`, spout to the right. */
export function kitchenTap(x: number, y: number): string {
  return rect(x, y - 34, 6, 34, STEEL) + path(`M${x} ${y - 32}q0-22 26-20v8q-18-2-20 14Z`, STEEL);
}

/** A cooking pot with a lid, standing on `y`. */
export function cookingPot(x: number, y: number, width: number): string {
  const colour = '#3b4a52';
  return (
    rect(x, y - 34, width, 34, colour, { rx: 8 }) +
    rect(x - 6, y - 36, width + 12, 6, colour, { rx: 3 }) +
    circle(x + width / 2, y - 39, 5, colour)
  );
}

/** Jars and cups of varied height standing on a shelf at `y`. */
export function jars(sheet: Sheet, x: number, y: number, count: number, step: number): void {
  const { random: r } = sheet;
  for (let i = 0; i < count; i++) {
    const tall = r.between(24, 42);
    const colour = r.pick(['#e9e7df', '#35716d', '#c9962f', '#b2583f', STEEL, '#fbfaf7']);
    sheet.add(rect(x + i * step, y - tall, step * 0.62, tall, colour, { rx: 3 }));
  }
}
