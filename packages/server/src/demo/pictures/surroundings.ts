import { darken, lighten, mix } from './colour.ts';
import { mountain, sea } from './mountains-and-sea.ts';
import { SNOW, type Weather, WINTER_DUSK } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { circle, ellipse, polygon, rect, round } from './svg-shapes.ts';

const isWhite = (weather: Weather) => weather === SNOW || weather === WINTER_DUSK;

/** Sky, a mountain and, before it, either the sea or a lower ridge; `y` is where the ground will begin. */
export function backdrop(sheet: Sheet, weather: Weather, y: number): void {
  const { random: r } = sheet;
  sky(sheet, weather, y - 60);
  const plateau = r.chance(0.6);
  const height = r.between(120, 190);
  mountain(sheet, { base: y - 60, height, colour: weather.far, snow: weather.snow, plateau });
  if (r.chance(0.55)) sea(sheet, weather, y - 62, 70);
  else bareRidge(sheet, weather, y - 30, r.between(40, 80));
}

/** A low ridge without snow, to set one distance off from the next. */
export function bareRidge(sheet: Sheet, weather: Weather, base: number, height: number): void {
  mountain(sheet, { base, height, colour: weather.mid, snow: weather.mid, plateau: true, roughness: 0.06 });
}

/** Grass or snow, a pavement and a street. */
export function ground(sheet: Sheet, weather: Weather, y: number): void {
  const { random: r, width, height } = sheet;
  const asphalt = weather.dark ? '#22323b' : mix('#8b9599', weather.low, 0.18);
  sheet.add(
    rect(0, y, width, height - y, weather.ground),
    rect(0, y + 46, width, 30, weather.path),
    rect(0, y + 76, width, height - y - 76, asphalt),
    rect(0, y + 74, width, 4, darken(weather.path, 0.2)),
  );
  const tuft = weather === SNOW ? '#dbe6eb' : darken(weather.ground, weather === WINTER_DUSK ? 0.06 : 0.16);
  for (let i = 0; i < 22; i++) {
    const x = r.between(0, width);
    sheet.add(rect(x, y + r.between(6, 40), r.between(4, 22), 2, tuft, { rx: 1 }));
  }
}

/** A white picket fence standing on `y`. */
export function fence(sheet: Sheet, from: number, to: number, y: number, weather: Weather): void {
  const paint = weather.dark ? '#8b999f' : '#f4f3ee';
  sheet.add(rect(from, y - 22, to - from, 4, paint), rect(from, y - 10, to - from, 4, paint));
  for (let x = from; x < to; x += 13) sheet.add(rect(x, y - 30, 6, 30, paint, { rx: 1 }));
}

/** A spruce or a leafy tree standing on `y`. */
export function tree(sheet: Sheet, x: number, y: number, height: number, weather: Weather): void {
  const { random: r } = sheet;
  const leaf = leafColour(sheet, weather);
  if (r.chance(0.4)) spruce(sheet, x, y, height, leaf);
  else {
    const h = height;
    sheet.add(
      rect(x - h * 0.025, y - h * 0.5, h * 0.05, h * 0.5, weather.dark ? '#26363d' : '#7a6a5c'),
      circle(x, y - h * 0.68, h * 0.27, leaf),
      circle(x - h * 0.16, y - h * 0.5, h * 0.2, leaf),
      circle(x + h * 0.17, y - h * 0.53, h * 0.2, darken(leaf, 0.1)),
      circle(x + h * 0.06, y - h * 0.78, h * 0.16, lighten(leaf, 0.12)),
    );
  }
}

function leafColour(sheet: Sheet, weather: Weather): string {
  if (weather.dark) return '#1d3a35';
  if (weather === SNOW) return '#6d7f76';
  if (weather === WINTER_DUSK) return '#4b5f6c';
  return sheet.random.pick(['#5d7f52', '#6f8b4d', '#4d7263', '#8a9a4a', '#a5793f']);
}

function spruce(sheet: Sheet, x: number, y: number, h: number, leaf: string): void {
  for (let i = 0; i < 4; i++) {
    const top = y - h + i * h * 0.2;
    const half = h * (0.13 + i * 0.075);
    sheet.add(
      polygon(
        [
          [x, top],
          [x + half, top + h * 0.32],
          [x - half, top + h * 0.32],
        ],
        i % 2 ? darken(leaf, 0.3) : darken(leaf, 0.22),
      ),
    );
  }
  sheet.add(rect(x - h * 0.03, y - h * 0.1, h * 0.06, h * 0.1, '#5a4636'));
}

/** A row of low rounded bushes along a wall. */
export function bushes(
  sheet: Sheet,
  from: number,
  step: number,
  count: number,
  y: number,
  weather: Weather,
): void {
  const { random: r } = sheet;
  const leaf = isWhite(weather) ? '#dfe8ec' : darken(weather.near, 0.08);
  for (let i = 0; i < count; i++) {
    const x = from + i * step + r.between(-8, 8);
    sheet.add(ellipse(x, y, round(r.between(16, 26)), round(r.between(9, 13)), leaf));
  }
}

/** A street lamp standing on `y`. */
export function streetLamp(sheet: Sheet, x: number, y: number, height: number, weather: Weather): void {
  const lit = weather.dark || weather === WINTER_DUSK;
  sheet.add(
    rect(x, y - height, 4, height, weather.dark ? '#55666e' : '#4a565c'),
    rect(x - 8, y - height - 10, 20, 14, lit ? '#ffd98a' : '#f4f3ee', { rx: 4 }),
  );
}
