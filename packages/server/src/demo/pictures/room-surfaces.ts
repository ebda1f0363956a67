import { lighten } from './colour.ts';
import { PAPER_WHITE } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { rect } from './svg-shapes.ts';

/** Height at which wall meets floor in every room. */
export const FLOOR = 440;
export const BATH_FLOORS = ['#8f999d', '#5f6b70', '#b9b6ae'] as const;

/** The colours one room is drawn in. */
export interface RoomColours {
  readonly wall: string;
  readonly wood: string;
  /** The one strong colour, of the largest piece of furniture. */
  readonly accent: string;
}

/** Chooses the colours and paints the back wall. */
export function paintedWall(sheet: Sheet): RoomColours {
  const { random: r } = sheet;
  const wall = r.pick(['#e9e6de', '#dfe6e4', '#e8e0d5', '#d8e0e4', '#efe9dc', '#d5ddd3', '#e6d9d0']);
  const wood = r.pick(['#c8a67c', '#b8946a', '#d3bb96', '#a98a66', '#c4b59f']);
  const accent = r.pick(['#35716d', '#2f4a66', '#b2583f', '#6f7d58', '#7c8a92', '#c29a4a', '#8a6a72']);
  const light = sheet.gradient([
    [0, lighten(wall, 0.2)],
    [1, wall],
  ]);
  // A little below the floor line, so that no seam opens between the two at odd sizes.
  sheet.add(rect(0, 0, 800, FLOOR + 2, light));
  return { wall, wood, accent };
}

/** Floor boards running away from the viewer, and a skirting board. */
export function floor(sheet: Sheet, colour: string, y = FLOOR): void {
  const { random: r, width, height } = sheet;
  const depth = height - y;
  sheet.add(rect(0, y, width, depth, colour));
  for (let i = 1; i < 7; i++) {
    const row = y + depth * (i / 7) ** 1.5;
    const joint = (depth * 0.06 * i) / 3;
    sheet.add(rect(0, row, width, 1.4, '#000', { opacity: 0.1 }));
    for (let k = 0; k < 4; k++) {
      sheet.add(rect(r.between(0, width), row - joint, 1.4, joint, '#000', { opacity: 0.1 }));
    }
  }
  sheet.add(rect(0, y - 14, width, 14, PAPER_WHITE), rect(0, y, width, 3, '#000', { opacity: 0.1 }));
}

/** Wall tiles with light joints, from the ceiling to `bottom`. */
export function tiles(sheet: Sheet, colour: string, step = 40, opacity = 0.7, bottom = FLOOR): void {
  sheet.add(rect(0, 0, 800, bottom + 2, colour));
  for (let x = 0; x <= 800; x += step) sheet.add(rect(x, 0, 2, bottom, '#fff', { opacity }));
  for (let y = 0; y < bottom; y += step) sheet.add(rect(0, y, 800, 2, '#fff', { opacity }));
}

/** A band of tiles between worktop and wall cupboards; joints `step` apart, with one lying joint if `middle`. */
export function splashback(
  sheet: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: string,
  step: number,
  middle?: number,
): void {
  sheet.add(rect(x, y, w, h, colour));
  for (let i = x; i < x + w; i += step) sheet.add(rect(i, y, 1.5, h, '#fff'));
  if (middle !== undefined) sheet.add(rect(x, middle, w, 1.5, '#fff'));
}
