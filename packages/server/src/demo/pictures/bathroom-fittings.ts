import { PAPER_WHITE, SMALL_THINGS, STEEL } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect } from './svg-shapes.ts';

export const MIRROR = '#cfdde0';

/** A toilet with its cistern, standing on `y`. */
export function toilet(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    rect(x + 8, y - 178, 86, 92, '#fff', { rx: 6 }),
    rect(x + 40, y - 166, 22, 12, '#cdd5d7', { rx: 6 }),
    path(`M${x} ${y - 84}h102q4 44-34 56h-34q-38-12-34-56Z`, '#fff'),
    rect(x - 4, y - 92, 110, 14, '#f1f3f2', { rx: 7 }),
    path(`M${x + 26} ${y - 32}h50l8 34h-66Z`, '#f6f7f6'),
  );
}

/** A tap whose spout reaches left; `x` is its pillar, `y` the rim it stands on. */
export function tap(x: number, y: number): string {
  return rect(x, y - 36, 8, 36, STEEL, { rx: 2 }) + rect(x - 22, y - 36, 30, 7, STEEL, { rx: 3 });
}

/** A round mirror with a gleam. */
export function roundMirror(sheet: Sheet, x: number, y: number, radius: number): void {
  sheet.add(
    circle(x, y, radius + 9, PAPER_WHITE),
    circle(x, y, radius, MIRROR),
    path(
      `M${x - radius * 0.76} ${y + radius * 0.65}L${x + radius * 0.65} ${y - radius * 0.74}a${radius} ${radius} 0 0 1 ${radius * 0.27} ${radius * 0.27}L${x - radius * 0.38} ${y + radius * 0.9}Z`,
      '#fff',
      { opacity: 0.4 },
    ),
  );
}

/** A basin cabinet with two doors; `x`, `y` is the upper left corner of its top. */
export function basinCabinet(sheet: Sheet, x: number, y: number, width: number, colour: string): void {
  sheet.add(
    rect(x + 10, y + 14, width - 20, 140, colour),
    rect(x, y, width, 18, PAPER_WHITE, { rx: 4 }),
    rect(x + width / 2 - 1, y + 26, 2, 120, '#000', { opacity: 0.2 }),
  );
}

/** A rail with a bath towel and a hand towel. */
export function towelRail(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    rect(x, y, 132, 5, STEEL, { rx: 2 }),
    rect(x + 18, y - 2, 58, 104, sheet.random.pick(SMALL_THINGS), { rx: 3 }),
    rect(x + 82, y - 2, 36, 62, PAPER_WHITE, { rx: 3 }),
    rect(x + 18, y + 84, 58, 4, '#fff', { opacity: 0.5 }),
  );
}

/** A heated towel ladder with one towel. */
export function towelLadder(sheet: Sheet, x: number, y: number): void {
  for (let i = 0; i < 7; i++) sheet.add(rect(x, y + 4 + i * 34, 84, 8, PAPER_WHITE, { rx: 4 }));
  sheet.add(
    rect(x, y, 7, 222, PAPER_WHITE, { rx: 3 }),
    rect(x + 77, y, 7, 222, PAPER_WHITE, { rx: 3 }),
    rect(x + 12, y + 34, 60, 110, sheet.random.pick(SMALL_THINGS), { rx: 3 }),
    rect(x + 12, y + 126, 60, 4, '#fff', { opacity: 0.5 }),
  );
}

/** A front-loading washing machine. */
export function washingMachine(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    rect(x, y, 156, 126, '#f6f7f6', { rx: 4 }),
    circle(x + 78, y + 72, 44, '#dfe5e6'),
    circle(x + 78, y + 72, 33, '#7fa6b8'),
    path(`M${x + 50} ${y + 60}q28-18 56 2q-8 30-30 32q-22-6-26-34Z`, '#fff', { opacity: 0.3 }),
    rect(x + 12, y + 10, 44, 10, '#c3cacc', { rx: 3 }),
    circle(x + 136, y + 15, 6, '#c3cacc'),
  );
}

/** A rain shower on the wall, with soap on a shelf; the pole stands at `x`. */
export function shower(sheet: Sheet, x: number, top: number): void {
  sheet.add(
    rect(x, top, 6, 220, STEEL),
    rect(x, top, 96, 6, STEEL),
    ellipse(x + 94, top + 10, 38, 7, STEEL),
    rect(x - 10, top + 178, 26, 10, STEEL, { rx: 4 }),
    rect(x + 80, top + 180, 84, 6, PAPER_WHITE),
    rect(x + 90, top + 150, 16, 30, '#c9962f', { rx: 3 }),
    rect(x + 112, top + 142, 14, 38, PAPER_WHITE, { rx: 3 }),
  );
}
