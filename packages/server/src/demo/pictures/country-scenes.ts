import { darken, lighten, mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { mountain, sea } from './mountains-and-sea.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { DUSK, IN_BROAD_DAYLIGHT, SNOW, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { tree } from './surroundings.ts';
import { circle, ellipse, type Point, path, polygon, rect, round } from './svg-shapes.ts';
import { timberHouse } from './timber-house.ts';
import { glassColour } from './windows-and-doors.ts';

/** A small house on a rise, a path down from it and sheep grazing. */
function farm(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(IN_BROAD_DAYLIGHT);
  const y = 470;
  sky(sheet, weather, 380);
  const { far, mid, snow } = weather;
  mountain(sheet, {
    base: 400,
    height: r.between(250, 300),
    colour: far,
    snow,
    plateau: r.chance(),
    roughness: 0.06,
  });
  mountain(sheet, { base: 430, height: r.between(90, 130), colour: mid, snow: mid, plateau: false });
  sheet.add(
    path(`M0 ${y}Q200 ${y - 60} 430 ${y - 22}T800 ${y - 30}V600H0Z`, weather.ground),
    path(`M0 600Q260 ${y + 40} 420 ${y + 20}T800 ${y + 60}V600Z`, darken(weather.ground, 0.1)),
  );
  const x = r.between(190, 320);
  const width = r.between(210, 260);
  const wall = r.pick(['#2e3338', '#e9e7df', '#b2412f', '#35716d']);
  timberHouse(sheet, {
    x,
    base: y + 24,
    width,
    floors: 1,
    weather,
    floorHeight: 108,
    wall,
    gable: r.chance(),
  });
  footpath(sheet, x, y, weather);
  tree(sheet, x - 50, y + 30, 120, weather);
  tree(sheet, x + 320, y + 20, 150, weather);
  for (let i = 0; i < 4; i++) sheep(sheet, r.between(480, 740), y + r.between(40, 100));
}

function footpath(sheet: Sheet, x: number, y: number, weather: Weather): void {
  sheet.add(
    path(
      `M${x + 60} ${y + 30}Q${x + 20} ${y + 90} ${x - 120} 600H${x + 20}Q${x + 90} ${y + 90} ${x + 110} ${y + 30}Z`,
      weather.path,
    ),
  );
}

function sheep(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    ellipse(x, y, 13, 9, '#fbfaf6'),
    circle(x + 12, y - 4, 5, '#4a4a4a'),
    rect(x - 7, y + 6, 2.5, 8, '#4a4a4a'),
    rect(x + 5, y + 6, 2.5, 8, '#4a4a4a'),
  );
}

/** A dark summer house with a glazed gable, a deck and a hot tub, birch scrub around it. */
function summerHouse(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([...IN_BROAD_DAYLIGHT, DUSK]);
  const { far, mid, snow } = weather;
  sky(sheet, weather, 350);
  mountain(sheet, {
    base: 370,
    height: r.between(190, 250),
    colour: far,
    snow,
    plateau: r.chance(),
    roughness: 0.06,
  });
  const lake = r.chance(0.6);
  if (lake) sea(sheet, weather, 366, 60);
  else mountain(sheet, { base: 396, height: r.between(60, 90), colour: mid, snow: mid, plateau: false });
  sheet.add(
    path('M0 420Q180 396 420 408T800 398V600H0Z', weather.ground),
    path('M0 520Q240 482 470 508T800 500V600H0Z', darken(weather.ground, 0.08)),
  );
  const w = r.between(250, 290);
  const x = r.between(230, 290);
  const base = 474;
  scrub(sheet, weather, 0, x - 30, 440);
  scrub(sheet, weather, x + w + 110, 800, 436);
  glazedGable(sheet, [x, base, w], weather);
  deck(sheet, [x - 120, base, w + 240], weather);
  hotTub(sheet, x + w + 66, base + 10, weather);
  gardenChair(sheet, x - 84, base + 10, weather);
  const way = `M${round(x + w * 0.34)} ${base + 44}Q${round(x + w * 0.2)} ${base + 80} ${round(x - 80)} 600H${round(x + 40)}Q${round(x + w * 0.5)} ${base + 84} ${round(x + w * 0.62)} ${base + 44}Z`;
  sheet.add(path(way, weather === SNOW ? '#d3dde2' : weather.path));
  scrub(sheet, weather, -10, x - 120, 590);
  scrub(sheet, weather, x + w + 150, 800, 596);
}

function glazedGable(sheet: Sheet, [x, base, w]: readonly [number, number, number], weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  const wall = tone(r.pick(['#3b3f42', '#54402f', '#8a5a3c', '#2f4642', '#6b3a30']));
  const top = base - 118;
  const rise = w * 0.44;
  const front: Point[] = [
    [x, base],
    [x, top],
    [x + w / 2, top - rise],
    [x + w, top],
    [x + w, base],
  ];
  const inner = w * 0.27;
  const slope = rise / (w / 2);
  const glass: Point[] = [
    [x + w / 2 - inner, base - 12],
    [x + w / 2 - inner, top + 20],
    [x + w / 2, top + 20 - inner * slope],
    [x + w / 2 + inner, top + 20],
    [x + w / 2 + inner, base - 12],
  ];
  const pane = weather === DUSK ? '#f2c66b' : glassColour(sheet, weather);
  const edge = tone('#e9e7df');
  const roof = (side: number): Point[] => [
    [x + w / 2 + side * (w / 2 + 22), top + 22 * slope],
    [x + w / 2, top - rise - 2],
    [x + w / 2, top - rise - 20],
    [x + w / 2 + side * (w / 2 + 26), top + 22 * slope - 8],
  ];
  sheet.add(
    rect(x + w * 0.8, top - rise * 0.8, 16, rise * 0.6, tone('#4a5054')),
    polygon(front, sheet.boards(wall, 10)),
    polygon(glass, pane, { stroke: edge, 'stroke-width': 6 }),
    polygon(
      [glass[4]!, glass[3]!, [x + w / 2 + inner * 0.2, top + 20], [x + w / 2 - inner * 0.4, base - 12]],
      '#fff',
      {
        opacity: 0.12,
      },
    ),
    rect(x + w / 2 - 2, top + 20 - inner * slope, 4, base - top - 32 + inner * slope, edge),
    rect(x + w / 2 - inner, top + 18, inner * 2, 4, edge),
    rect(x + w / 2 - inner * 0.5 - 1, top + 20, 3, base - top - 32, edge),
    rect(x + w / 2 + inner * 0.5 - 1, top + 20, 3, base - top - 32, edge),
    polygon(roof(-1), tone('#565e63')),
    polygon(roof(1), tone('#474e53')),
  );
  for (const at of [x + w * 0.055, x + w * 0.835]) {
    sheet.add(
      rect(at - 4, top + 30, w * 0.11 + 8, 50, edge),
      rect(at, top + 34, w * 0.11, 42, glassColour(sheet, weather)),
    );
  }
  if (weather === SNOW) {
    for (const side of [-1, 1]) {
      const cover = roof(side).map(([px, py], i): Point => [px, i < 2 ? py - 16 : py - 8]);
      sheet.add(polygon(cover, '#fff'));
    }
  }
}

function deck(sheet: Sheet, [x, y, w]: readonly [number, number, number], weather: Weather): void {
  const tone = outdoorTone(weather);
  const plank = tone('#b08d66');
  const front: Point[] = [
    [x + 14, y - 4],
    [x + w - 14, y - 4],
    [x + w + 10, y + 36],
    [x - 10, y + 36],
  ];
  sheet.add(
    ellipse(x + w / 2, y + 50, w / 2 + 16, 9, '#000', { opacity: 0.12 }),
    polygon(front, plank),
    rect(x - 10, y + 36, w + 20, 12, tone(darken('#b08d66', 0.25))),
  );
  for (let i = 1; i < 5; i++) {
    const spread = 6 * i;
    sheet.add(rect(x + 14 - spread, y - 4 + i * 8, w - 28 + spread * 2, 1.4, '#000', { opacity: 0.16 }));
  }
}

/** A round wooden tub, steaming. */
function hotTub(sheet: Sheet, x: number, y: number, weather: Weather): void {
  const tone = outdoorTone(weather);
  sheet.add(
    rect(x - 46, y - 40, 92, 52, sheet.corrugated(tone('#8a5a3c'), 10)),
    ellipse(x, y + 12, 46, 9, tone('#74492f')),
    rect(x - 47, y - 26, 94, 4, tone('#3f3a36')),
    rect(x - 47, y - 2, 94, 4, tone('#3f3a36')),
    ellipse(x, y - 40, 48, 10, tone('#a9744f')),
    ellipse(x, y - 40, 41, 7.5, mix(weather.sea, '#9fd0d6', 0.5)),
  );
  for (const [dx, dy, size] of [
    [-12, 66, 14],
    [8, 84, 18],
    [-4, 112, 24],
    [16, 140, 20],
  ] as const) {
    sheet.add(ellipse(x + dx, y - dy, size, size * 0.7, '#fff', { opacity: 0.2 }));
  }
}

function gardenChair(sheet: Sheet, x: number, y: number, weather: Weather): void {
  const wood = outdoorTone(weather)('#d9c3a0');
  sheet.add(
    polygon(
      [
        [x, y - 62],
        [x + 10, y - 62],
        [x + 22, y - 18],
        [x + 12, y - 18],
      ],
      wood,
    ),
    rect(x + 8, y - 24, 48, 7, wood),
    rect(x + 12, y - 20, 5, 26, wood),
    rect(x + 48, y - 20, 5, 26, wood),
    rect(x + 4, y - 40, 44, 5, darken(wood, 0.12)),
  );
}

/** Birch scrub: overlapping low crowns with a few pale stems. */
function scrub(sheet: Sheet, weather: Weather, from: number, to: number, y: number): void {
  const { random: r } = sheet;
  const leaf = weather === SNOW ? '#9aa8a4' : r.pick(['#6f8b4d', '#5d7f52', '#a08b45']);
  const tone = outdoorTone(weather);
  for (let x = from; x < to; x += r.between(26, 40)) {
    const size = r.between(20, 34);
    sheet.add(
      rect(x - 1.5, y - size, 3, size + 4, tone('#d8d5cb')),
      circle(x, y - size * 1.25, size, tone(r.chance() ? leaf : lighten(leaf, 0.1))),
    );
  }
}

export const FARM: Composition<'farm'> = { id: 'farm', title: 'Hús í sveit', draw: farm };
export const SUMMER_HOUSE: Composition<'summer-house'> = {
  id: 'summer-house',
  title: 'Sumarhús með heitum potti',
  draw: summerHouse,
};
