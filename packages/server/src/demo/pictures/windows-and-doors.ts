import { darken, lighten } from './colour.ts';
import { type Weather, WINTER_DUSK } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, path, polygon, rect, round } from './svg-shapes.ts';

export const FRAME_WHITE = '#f4f3ee';
const UNLIT_BY_NIGHT = '#2b4353';
const UNLIT_AT_DUSK = '#3a5068';

/** Glass as seen from the street: sky reflected by day, some windows lit after dark. */
export function glassColour(sheet: Sheet, weather: Weather): string {
  if (weather.dark) return sheet.random.pick(['#f2c66b', '#f2c66b', '#e6b25a', UNLIT_BY_NIGHT]);
  if (weather === WINTER_DUSK) return sheet.random.pick(['#f6d48a', '#f2c66b', UNLIT_AT_DUSK]);
  return sheet.random.pick(['#3d5a69', '#46626f', '#536f7b']);
}

const isLit = (glass: string, weather: Weather) =>
  (weather.dark && glass !== UNLIT_BY_NIGHT) || (weather === WINTER_DUSK && glass !== UNLIT_AT_DUSK);

/** How a window is divided: a T of bars, six panes, or one upright bar. */
export type Panes = 't' | 'six' | 'one';

/** A framed window with a sill, a gleam and sometimes curtains; the numbers are those of the glass. */
export function houseWindow(
  sheet: Sheet,
  [x, y, w, h]: readonly [number, number, number, number],
  weather: Weather,
  trim: string = FRAME_WHITE,
  panes: Panes = 't',
): void {
  const glass = glassColour(sheet, weather);
  const t = Math.max(3, w * 0.09);
  sheet.add(
    rect(x - t, y - t, w + 2 * t, h + 2 * t, trim),
    rect(x - t * 1.5, y + h + t, w + 3 * t, t * 0.9, lighten(trim, 0.3)),
    rect(x, y, w, h, glass),
  );
  if (!isLit(glass, weather)) {
    sheet.add(
      polygon(
        [
          [x, y + h * 0.62],
          [x + w * 0.75, y],
          [x + w, y],
          [x + w, y + h * 0.08],
          [x, y + h * 0.9],
        ],
        '#fff',
        { opacity: 0.13 },
      ),
    );
  }
  if (sheet.random.chance(0.55)) {
    const [left, right] = [round(x), round(x + w)];
    sheet.add(
      path(
        `M${left} ${round(y)}h${round(w * 0.3)}Q${round(x + w * 0.22)} ${round(y + h * 0.5)} ${left} ${round(y + h * 0.66)}Z`,
        '#fff',
        { opacity: 0.42 },
      ),
      path(
        `M${right} ${round(y)}h${round(-w * 0.3)}Q${round(x + w * 0.78)} ${round(y + h * 0.5)} ${right} ${round(y + h * 0.66)}Z`,
        '#fff',
        { opacity: 0.42 },
      ),
    );
  }
  const bar = Math.max(2, w * 0.06);
  if (panes === 't') {
    sheet.add(
      rect(x, y + h * 0.32, w, bar, trim),
      rect(x + w / 2 - bar / 2, y + h * 0.32, bar, h * 0.68, trim),
    );
  } else if (panes === 'six') {
    sheet.add(
      rect(x + w / 2 - bar / 2, y, bar, h, trim),
      rect(x, y + h * 0.33, w, bar, trim),
      rect(x, y + h * 0.66, w, bar, trim),
    );
  } else sheet.add(rect(x + w * 0.62, y, bar, h, trim));
}

/** A panelled door with a light, standing on `base`. */
export function houseDoor(
  sheet: Sheet,
  [x, base, w, h]: readonly [number, number, number, number],
  weather: Weather,
  colour: string,
): void {
  sheet.add(
    rect(x - 6, base - h - 6, w + 12, h + 6, FRAME_WHITE),
    rect(x, base - h, w, h, colour),
    rect(x + w * 0.18, base - h * 0.9, w * 0.64, h * 0.3, glassColour(sheet, weather)),
    rect(x + w * 0.18, base - h * 0.5, w * 0.64, h * 0.38, darken(colour, 0.22)),
    circle(x + w * 0.86, base - h * 0.48, 2.6, '#e8d9a8'),
  );
}

/** Concrete steps up to a door of width `w`. */
export function doorSteps(sheet: Sheet, x: number, base: number, w: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const tread = i % 2 ? '#a7aeb0' : '#b8bfc1';
    sheet.add(rect(x - 8 - i * 6, base - (count - i) * 8, w + 16 + i * 12, 8, tread));
  }
}
