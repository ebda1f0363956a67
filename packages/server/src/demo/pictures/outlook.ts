import { darken, lighten } from './colour.ts';
import { ridgeLine, snowOnRidge } from './mountains-and-sea.ts';
import {
  CLADDING,
  DUSK,
  IN_BROAD_DAYLIGHT,
  PAPER_WHITE,
  RENDER,
  ROOF,
  SNOW,
  type Weather,
} from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, type Point, polygon, rect } from './svg-shapes.ts';

type Pane = readonly [x: number, y: number, w: number, h: number];

/** A window seen from inside; the numbers are those of the glass. What lies outside is the seed's choice. */
export function outlook(sheet: Sheet, pane: Pane, cross = true): void {
  const [x, y, w, h] = pane;
  const { random: r } = sheet;
  const weather = r.pick([...IN_BROAD_DAYLIGHT, ...IN_BROAD_DAYLIGHT, DUSK]);
  const scene = r.pick([fjordTown, fjordTown, gardenTrees, suburb]);
  sheet.add(rect(x - 12, y - 12, w + 24, h + 24, PAPER_WHITE));
  sheet.clipped(x, y, w, h, () => {
    distance(sheet, weather, pane);
    scene(sheet, weather, pane);
    sheet.add(
      polygon(
        [
          [x, y + h],
          [x, y + h * 0.7],
          [x + w * 0.5, y],
          [x + w * 0.7, y],
        ],
        '#fff',
        { opacity: 0.07 },
      ),
    );
  });
  if (cross) {
    sheet.add(
      rect(x + w * 0.66, y, 7, h, PAPER_WHITE),
      rect(x + w * 0.66, y + h * 0.3, w * 0.34, 6, PAPER_WHITE),
    );
  }
  sheet.add(
    rect(x - 18, y + h + 10, w + 36, 12, '#fff'),
    rect(x - 18, y + h + 20, w + 36, 3, '#000', { opacity: 0.08 }),
  );
}

/** Sky, mountain and a strip of sea; the same low horizon in wide and in tall windows. */
function distance(sheet: Sheet, weather: Weather, [x, y, w, h]: Pane): void {
  const { random: r } = sheet;
  const light = sheet.gradient([
    [0, weather.top],
    [1, weather.low],
  ]);
  sheet.add(rect(x, y, w, h, light));
  const height = Math.min(h * 0.36, w * 0.55);
  const ridge = ridgeLine(r, w, y + h * 0.7, height, 0.06, r.chance()).map(([px, py]): Point => [px + x, py]);
  sheet.add(polygon([[x, y + h], ...ridge, [x + w, y + h]], weather.far));
  snowOnRidge(sheet, ridge, { base: y + h * 0.7, height, snow: weather.snow });
  sheet.add(rect(x, y + h * 0.68, w, h * 0.32, weather.sea));
}

/** Roofs of a small town between the window and the water. */
function fjordTown(sheet: Sheet, weather: Weather, [x, y, w, h]: Pane): void {
  const { random: r } = sheet;
  const scale = Math.min(w, h * 1.2);
  const count = Math.round((5 * w) / scale);
  const lit = weather === DUSK ? '#f2c66b' : '#f4f3ee';
  sheet.add(rect(x, y + h * 0.8, w, h * 0.2, weather.near));
  for (let i = 0; i < count; i++) {
    const hx = x + (w * i) / count + r.between(-8, 12);
    const hw = scale * r.between(0.16, 0.24);
    const hh = Math.min(h, w) * r.between(0.12, 0.2);
    const wall = r.pick(CLADDING);
    const top = y + h - hh;
    const gable: Point[] = [
      [hx - 3, top],
      [hx + hw / 2, top - hw * 0.42],
      [hx + hw + 3, top],
    ];
    sheet.add(
      rect(hx, top, hw, hh, weather === DUSK ? darken(wall, 0.25) : wall),
      polygon(gable, r.pick(ROOF)),
      rect(hx + hw * 0.3, y + h - hh * 0.7, hw * 0.16, hh * 0.35, lit),
      rect(hx + hw * 0.58, y + h - hh * 0.7, hw * 0.16, hh * 0.35, lit),
    );
  }
}

/** The tops of garden trees. */
function gardenTrees(sheet: Sheet, weather: Weather, [x, y, w, h]: Pane): void {
  const { random: r } = sheet;
  const size = Math.min(w, h) * 0.17;
  const greens = weather === SNOW ? ['#8b9c95', '#9fada7'] : ['#5d7f52', '#6f8b4d', '#4d7263', '#a08b45'];
  sheet.add(rect(x, y + h * 0.86, w, h * 0.14, weather.near));
  for (let at = x - size * 0.3; at < x + w + size; at += size * r.between(0.7, 1.1)) {
    const leaf = weather === DUSK ? darken(r.pick(greens), 0.35) : r.pick(greens);
    const top = y + h * r.between(0.74, 0.88);
    const crown = size * r.between(0.7, 1.05);
    sheet.add(
      rect(at - 2, top, 4, h, darken(leaf, 0.45)),
      circle(at, top, crown, leaf),
      circle(at + crown * 0.4, top - crown * 0.35, crown * 0.6, lighten(leaf, 0.12)),
      circle(at - crown * 0.3, top + crown * 0.6, crown * 0.8, darken(leaf, 0.12)),
    );
  }
}

/** Blocks of flats and a slope behind them. */
function suburb(sheet: Sheet, weather: Weather, [x, y, w, h]: Pane): void {
  const { random: r } = sheet;
  const unit = Math.min(w, h) * 0.2;
  const glass = weather === DUSK ? '#f2c66b' : '#7d929c';
  sheet.add(rect(x, y + h * 0.76, w, h * 0.24, weather.near));
  for (let at = x - unit * 0.4; at < x + w; at += unit * r.between(1.5, 2)) {
    const bw = unit * r.between(1.1, 1.45);
    const floors = r.whole(2, 4);
    const bh = unit * 0.34 * floors + unit * 0.2;
    const top = y + h * 0.94 - bh;
    const wall = r.pick(RENDER);
    sheet.add(
      rect(at, top, bw, bh + h, weather === DUSK ? darken(wall, 0.35) : darken(wall, 0.05)),
      rect(at - 2, top - 3, bw + 4, 5, '#6a747a'),
    );
    for (let f = 0; f < floors; f++) {
      for (let c = 0; c < 3; c++) {
        sheet.add(
          rect(at + bw * (0.12 + c * 0.29), top + unit * (0.12 + f * 0.34), bw * 0.18, unit * 0.18, glass),
        );
      }
    }
  }
  for (let i = 0; i < 5; i++) {
    const leaf = weather === SNOW ? '#8b9c95' : r.pick(['#5d7f52', '#6f8b4d', '#4d7263']);
    const at = x + r.between(0, w);
    sheet.add(
      circle(at, y + h * 0.98, unit * r.between(0.25, 0.4), weather === DUSK ? darken(leaf, 0.35) : leaf),
    );
  }
}
