import { darken, mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { mountain, sea } from './mountains-and-sea.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { CLADDING, CLEAR, DAWN, DUSK, GREY, ROOF, SNOW, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { tree } from './surroundings.ts';
import { type Point, path, polygon, rect, round, stroke } from './svg-shapes.ts';
import { FRAME_WHITE } from './windows-and-doors.ts';

/** A village by a fjord, mountains behind and a fishing boat on the water. */
function fjord(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([CLEAR, DAWN, GREY, SNOW, DUSK]);
  const y = 340;
  sky(sheet, weather, y);
  const { far, mid, snow } = weather;
  mountain(sheet, {
    base: y,
    height: r.between(190, 250),
    colour: far,
    snow,
    plateau: r.chance(),
    roughness: 0.06,
  });
  const veil = mix(mid, snow, 0.5);
  mountain(sheet, {
    base: y + 10,
    height: r.between(70, 120),
    colour: mid,
    snow: veil,
    plateau: false,
    roughness: 0.06,
  });
  sea(sheet, weather, y + 8, 130);
  sheet.add(
    path(`M0 ${y + 120}Q180 ${y + 70} 340 ${y + 104}T800 ${y + 84}V600H0Z`, weather.ground),
    path(`M0 ${y + 190}Q240 ${y + 130} 520 ${y + 176}T800 ${y + 150}V600H0Z`, darken(weather.ground, 0.14)),
  );
  const houses = r.whole(4, 7);
  for (let i = 0; i < houses; i++) {
    distantHouse(sheet, 40 + (i * 700) / houses + r.between(-20, 20), y + 142 + r.between(-18, 22));
  }
  const boat = r.between(120, 640);
  sheet.add(
    path(`M${boat} ${y + 62}h54l-9 14h-36Z`, '#b2412f'),
    rect(boat + 24, y + 32, 3, 30, '#f4f3ee'),
    rect(boat + 9, y + 50, 15, 12, '#f4f3ee'),
  );
}

function distantHouse(sheet: Sheet, x: number, y: number): void {
  const { random: r } = sheet;
  const wall = r.pick(CLADDING);
  const roof = r.pick(ROOF);
  const w = r.between(46, 60);
  const gable = r.chance();
  const width = gable ? w : w * 1.4;
  if (gable) {
    const peak = y - 42 - w * 0.5;
    const front = [
      [x, y],
      [x, y - 42],
      [x + w / 2, peak],
      [x + w, y - 42],
      [x + w, y],
    ] as const;
    const edge = `M${round(x - 5)} ${round(y - 38)}L${round(x + w / 2)} ${round(peak - 2)}L${round(x + w + 5)} ${round(y - 38)}`;
    sheet.add(polygon(front, sheet.corrugated(wall, 5)), stroke(edge, roof, 6));
  } else {
    const slope = [
      [x - 5, y - 38],
      [x, y - 68],
      [x + width, y - 68],
      [x + width + 5, y - 38],
    ] as const;
    sheet.add(
      rect(x, y - 40, width, 40, sheet.corrugated(wall, 5)),
      polygon(slope, sheet.corrugated(roof, 5)),
    );
  }
  const windows = gable ? 2 : 3;
  for (let k = 0; k < windows; k++) {
    const centre = x + width * ((k + 0.5) / windows);
    sheet.add(rect(centre - 6, y - 32, 12, 16, '#f4f3ee'), rect(centre - 4, y - 30, 8, 12, '#46626f'));
  }
}

/** Over the roofs of an old quarter to the church, the bay and the mountain. */
function roofs(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([CLEAR, DAWN, GREY, SNOW, DUSK]);
  const { far, mid, snow } = weather;
  sky(sheet, weather, 250);
  mountain(sheet, {
    base: 262,
    height: r.between(110, 150),
    colour: far,
    snow,
    plateau: true,
    roughness: 0.04,
  });
  sea(sheet, weather, 258, 66);
  sheet.add(path('M0 318Q220 296 420 306T800 300V600H0Z', mix(mid, weather.near, 0.6)));
  church(sheet, r.between(180, 620), 352, weather);
  for (const [y, size, step] of [
    [352, 0.5, 62],
    [420, 0.8, 98],
    [514, 1.2, 150],
  ] as const) {
    const from = -r.between(10, 60);
    for (let x = from; x < 820; x += step * r.between(0.86, 1.06)) {
      if (r.chance(0.3)) tree(sheet, x - step * 0.1, y + 34 * size, 74 * size, weather);
      roofAbove(sheet, [x, y + r.between(-10, 14) * size], size, weather);
    }
  }
}

/** The upper part of a house, seen from above its eaves; the next row hides the rest. */
function roofAbove(sheet: Sheet, [x, y]: Point, size: number, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  const wall = r.pick(CLADDING);
  const roof = tone(r.pick(['#8f3327', '#33474f', '#3b6a5c', '#6a747a', '#b2412f', '#24405a', '#8d979c']));
  const w = r.between(96, 124) * size;
  const rise = w * r.between(0.36, 0.46);
  const glass = weather === DUSK ? r.pick(['#f2c66b', '#3d5a69']) : '#46626f';
  if (r.chance(0.55)) {
    const front: Point[] = [
      [x, y + 90],
      [x, y],
      [x + w / 2, y - rise],
      [x + w, y],
      [x + w, y + 90],
    ];
    const edge = `M${round(x - 5 * size)} ${round(y + 4 * size)}L${round(x + w / 2)} ${round(y - rise - 2)}L${round(x + w + 5 * size)} ${round(y + 4 * size)}`;
    sheet.add(polygon(front, sheet.corrugated(tone(wall), round(7 * size))), stroke(edge, roof, 8 * size));
    pane(sheet, x + w / 2 - 9 * size, y - rise * 0.42, size, glass);
    pane(sheet, x + w * 0.22, y + 14 * size, size, glass);
    pane(sheet, x + w * 0.62, y + 14 * size, size, glass);
    return;
  }
  const slope: Point[] = [
    [x - 8 * size, y + 6 * size],
    [x + 10 * size, y - rise],
    [x + w - 10 * size, y - rise],
    [x + w + 8 * size, y + 6 * size],
  ];
  sheet.add(
    rect(x + w * 0.62, y - rise - 18 * size, 15 * size, 30 * size, tone('#9a958c')),
    rect(x, y, w, 90, tone(wall)),
    polygon(slope, sheet.corrugated(roof, round(7 * size))),
    rect(x - 9 * size, y + 4 * size, w + 18 * size, 4 * size, tone(FRAME_WHITE)),
  );
  pane(sheet, x + w * 0.3, y - rise * 0.55, size * 0.9, glass);
  for (const part of [0.14, 0.44, 0.72]) pane(sheet, x + w * part, y + 16 * size, size, glass);
}

function pane(sheet: Sheet, x: number, y: number, size: number, glass: string): void {
  sheet.add(
    rect(x - 3 * size, y - 3 * size, 24 * size, 30 * size, FRAME_WHITE),
    rect(x, y, 18 * size, 24 * size, glass),
    rect(x + 8 * size, y, 2 * size, 24 * size, FRAME_WHITE),
  );
}

/** A plain white parish church with a pointed spire. */
function church(sheet: Sheet, x: number, y: number, weather: Weather): void {
  const tone = outdoorTone(weather);
  const copper = tone('#5f8f80');
  const white = tone('#eceae3');
  sheet.add(
    rect(x + 34, y - 66, 96, 66, white),
    polygon(
      [
        [x + 30, y - 64],
        [x + 44, y - 104],
        [x + 122, y - 104],
        [x + 136, y - 64],
      ],
      tone('#6a747a'),
    ),
    rect(x, y - 120, 40, 120, white),
    rect(x, y - 120, 12, 120, '#fff', { opacity: 0.3 }),
    polygon(
      [
        [x - 4, y - 118],
        [x + 20, y - 214],
        [x + 44, y - 118],
      ],
      copper,
    ),
    rect(x + 19, y - 232, 2, 22, tone('#c9962f')),
    rect(x + 13, y - 226, 14, 2, tone('#c9962f')),
    rect(x + 14, y - 104, 12, 24, '#46626f', { rx: 6 }),
    rect(x + 14, y - 66, 12, 24, '#46626f', { rx: 6 }),
  );
  for (const dx of [52, 78, 104]) sheet.add(rect(x + dx, y - 52, 12, 30, '#46626f', { rx: 6 }));
}

export const FJORD: Composition<'fjord'> = {
  id: 'fjord',
  title: 'Útsýni yfir fjörð og fjöll',
  draw: fjord,
};
export const ROOFS: Composition<'roofs'> = {
  id: 'roofs',
  title: 'Útsýni yfir þökin í bænum',
  draw: roofs,
};
