import { darken, lighten, mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { plant } from './furniture.ts';
import { mountain, sea } from './mountains-and-sea.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { CLADDING, CLEAR, DAWN, DUSK, GREY, RENDER, ROOF, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { tree } from './surroundings.ts';
import { circle, ellipse, type Point, path, polygon, rect, stroke } from './svg-shapes.ts';

const BLACK = '#33383b';

/** Two chairs and a table behind a rail, the town and the bay below. */
function overTown(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([CLEAR, CLEAR, DAWN, GREY, DUSK]);
  sky(sheet, weather, 250);
  const { far: colour, snow } = weather;
  mountain(sheet, { base: 268, height: r.between(120, 170), colour, snow, plateau: r.chance(0.7) });
  sea(sheet, weather, 262, 70);
  townBelow(sheet, weather);
  wallAndFloor(sheet, weather);
  if (r.chance()) glassRail(sheet, weather);
  else barRail(sheet, weather);
  const fabric = r.pick(['#35716d', '#b2583f', '#c9962f', '#2f4a66']);
  bistroChair(sheet, 250, 548, fabric, false);
  bistroChair(sheet, 590, 548, fabric, true);
  sheet.add(
    ellipse(420, 462, 82, 13, darken('#d9c3a0', 0.2)),
    ellipse(420, 457, 82, 13, '#d9c3a0'),
    rect(415, 470, 10, 84, BLACK),
    stroke('M376 560L420 540L464 560', BLACK, 6),
    rect(388, 430, 26, 26, '#fbfaf7', { rx: 5 }),
    rect(436, 434, 24, 22, '#7fa6b8', { rx: 5 }),
  );
  flowerBox(sheet, 130, weather);
  plant(sheet, 700, 560, 96);
  if (r.chance(0.6)) lightChain(sheet, weather);
}

function townBelow(sheet: Sheet, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  sheet.add(path('M0 330Q240 312 440 322T800 316V500H0Z', mix(weather.near, weather.ground, 0.4)));
  for (const [base, size] of [
    [352, 0.7],
    [404, 1],
  ] as const) {
    for (let x = -20; x < 800; x += size * r.between(64, 92)) {
      const w = size * r.between(46, 70);
      const flats = r.chance(0.3);
      const h = size * (flats ? r.between(50, 74) : r.between(28, 38));
      const wall = tone(flats ? r.pick(RENDER) : r.pick(CLADDING));
      const lit = weather === DUSK && r.chance(0.6) ? '#f2c66b' : '#4f6772';
      sheet.add(rect(x, base - h, w, h + 60, wall));
      if (flats) sheet.add(rect(x - 2, base - h - 4, w + 4, 5, tone('#6a747a')));
      else {
        const gable: Point[] = [
          [x - 4, base - h + 2],
          [x + w / 2, base - h - w * 0.4],
          [x + w + 4, base - h + 2],
        ];
        sheet.add(polygon(gable, tone(r.pick(ROOF))));
      }
      for (const part of [0.18, 0.58]) {
        sheet.add(rect(x + w * part, base - h + 10 * size, w * 0.2, 14 * size, lit));
        if (flats) sheet.add(rect(x + w * part, base - h + 34 * size, w * 0.2, 14 * size, lit));
      }
      if (r.chance(0.35)) tree(sheet, x + w + 8, base + 8, 44 * size, weather);
    }
  }
}

/** The end wall with the open door, and the floor of the balcony. */
function wallAndFloor(sheet: Sheet, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather, 0.5, 0.16);
  const wall = tone(r.pick(['#e9e4d8', '#dfe2e0', '#d9cfc0', '#c9d2d4']));
  const floorColour = tone(r.pick(['#b8946a', '#9aa0a0', '#a98a66']));
  sheet.add(
    polygon(
      [
        [0, 430],
        [800, 430],
        [800, 600],
        [0, 600],
      ],
      floorColour,
    ),
  );
  for (let i = 1; i < 6; i++)
    sheet.add(rect(0, 430 + 170 * (i / 6) ** 1.3, 800, 2, '#000', { opacity: 0.14 }));
  sheet.add(
    polygon(
      [
        [0, 0],
        [96, 0],
        [96, 446],
        [0, 520],
      ],
      wall,
    ),
    polygon(
      [
        [96, 0],
        [108, 0],
        [108, 440],
        [96, 446],
      ],
      darken(wall, 0.14),
    ),
    polygon(
      [
        [0, 0],
        [800, 0],
        [800, 22],
        [108, 34],
        [0, 34],
      ],
      darken(wall, 0.06),
    ),
    // a wall lamp
    rect(46, 156, 20, 34, BLACK, { rx: 4 }),
    rect(50, 168, 12, 18, '#fff3d6', { rx: 3 }),
  );
}

function glassRail(sheet: Sheet, weather: Weather): void {
  const steel = outdoorTone(weather)('#aeb6b9');
  sheet.add(
    rect(100, 346, 700, 96, '#e6f0f3', { opacity: 0.32 }),
    rect(98, 340, 702, 8, steel),
    rect(98, 438, 702, 7, steel),
  );
  for (let x = 100; x < 800; x += 174) sheet.add(rect(x, 340, 7, 108, steel));
  sheet.add(
    path('M180 440L260 348h40L220 440Z', '#fff', { opacity: 0.22 }),
    path('M540 440L620 348h22L562 440Z', '#fff', { opacity: 0.22 }),
  );
}

function barRail(sheet: Sheet, weather: Weather): void {
  const paint = outdoorTone(weather)(sheet.random.pick(['#f4f3ee', '#4a5257', '#35716d']));
  for (let x = 108; x < 800; x += 17) sheet.add(rect(x, 348, 4, 92, paint));
  sheet.add(rect(98, 340, 702, 9, paint, { rx: 2 }), rect(98, 436, 702, 7, paint));
}

function bistroChair(sheet: Sheet, x: number, y: number, fabric: string, facesLeft: boolean): void {
  const at = (dx: number) => (facesLeft ? x - dx : x + dx);
  const line = (d: readonly Point[]) => `M${d.map(([dx, dy]) => `${at(dx)} ${y + dy}`).join('L')}`;
  sheet.add(
    stroke(
      line([
        [0, -136],
        [16, -62],
        [84, -62],
      ]),
      BLACK,
      5,
      { 'stroke-linejoin': 'round' },
    ),
    stroke(
      line([
        [18, -62],
        [78, 0],
      ]),
      BLACK,
      5,
    ),
    stroke(
      line([
        [80, -62],
        [20, 0],
      ]),
      BLACK,
      5,
    ),
    polygon(
      [
        [at(-3), y - 138],
        [at(9), y - 140],
        [at(22), y - 72],
        [at(12), y - 70],
      ],
      fabric,
    ),
    polygon(
      [
        [at(12), y - 72],
        [at(88), y - 72],
        [at(88), y - 60],
        [at(14), y - 60],
      ],
      lighten(fabric, 0.12),
    ),
  );
}

function flowerBox(sheet: Sheet, x: number, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  for (let i = 0; i < 14; i++) {
    const at = x + 6 + i * 8;
    sheet.add(
      rect(at, 390, 2.5, 40, tone('#4d7263')),
      circle(
        at + r.between(-3, 4),
        388 - r.between(0, 18),
        r.between(6, 9),
        tone(r.pick(['#b2583f', '#c9962f', '#e9e7df', '#8a6a72', '#5d7f52'])),
      ),
    );
  }
  sheet.add(
    rect(x - 4, 416, 128, 36, tone('#8a6a4a'), { rx: 3 }),
    rect(x - 4, 428, 128, 2, '#000', { opacity: 0.18 }),
  );
}

function lightChain(sheet: Sheet, weather: Weather): void {
  sheet.add(stroke('M104 60Q300 130 470 70T800 84', BLACK, 2));
  for (let i = 0; i < 12; i++) {
    const t = i / 11;
    const x = 118 + t * 660;
    const y = 70 + Math.sin(t * Math.PI * 2) * 22 + 12;
    sheet.add(circle(x, y, 6, '#ffe6ad'));
    if (weather === DUSK) sheet.add(circle(x, y, 24, sheet.glow('#ffd98a', 0.6)));
  }
}

/** A timber deck with a table and benches, a grill and a fence against the wind. */
function timberDeck(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick([CLEAR, CLEAR, DAWN, GREY]);
  sky(sheet, weather, 270);
  const { far: colour, snow } = weather;
  mountain(sheet, { base: 290, height: r.between(120, 180), colour, snow, plateau: r.chance() });
  sheet.add(rect(0, 284, 800, 140, weather.near));
  for (const [x, h] of [
    [150, 150],
    [300, 190],
    [560, 170],
    [690, 210],
  ] as const) {
    tree(sheet, x + r.between(-30, 30), 400, h, weather);
  }
  const stain = r.pick(['#8a5a3c', '#b08d66', '#6f6a60', '#4f5f5a']);
  windFence(sheet, stain);
  const plank = r.pick(['#b08d66', '#a98a66', '#9c8468']);
  sheet.add(rect(0, 414, 800, 186, plank));
  for (let i = 1; i < 9; i++)
    sheet.add(rect(0, 414 + 186 * (i / 9) ** 1.35, 800, 2, '#000', { opacity: 0.15 }));
  grill(sheet, 118, 506);
  picnicTable(sheet, 250, r.pick(['#d9c3a0', '#c8a67c', '#e9e7df']));
  plant(sheet, 712, 552, 108);
  plant(sheet, 628, 470, 62);
}

function windFence(sheet: Sheet, stain: string): void {
  for (let x = -4; x < 800; x += 25) {
    sheet.add(
      rect(x, 262, 22, 160, x % 50 > 20 ? stain : darken(stain, 0.07)),
      rect(x + 18, 262, 4, 160, '#000', { opacity: 0.12 }),
    );
  }
  sheet.add(rect(-4, 256, 808, 9, lighten(stain, 0.2)), rect(-4, 404, 808, 12, '#000', { opacity: 0.15 }));
}

function grill(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    stroke(`M${x - 30} ${y + 54}L${x - 14} ${y - 30}M${x + 30} ${y + 54}L${x + 14} ${y - 30}`, BLACK, 6),
    rect(x - 28, y + 20, 56, 5, '#5a5f63'),
    path(`M${x - 54} ${y - 52}h108q-4 46-54 46t-54-46Z`, BLACK),
    path(`M${x - 54} ${y - 54}q0-50 54-50t54 50Z`, '#b2412f'),
    rect(x - 58, y - 57, 116, 6, '#23282b', { rx: 3 }),
    rect(x - 14, y - 110, 28, 7, '#23282b', { rx: 3 }),
    circle(x - 30, y + 56, 9, '#23282b'),
  );
}

function picnicTable(sheet: Sheet, x: number, wood: string): void {
  const leg = darken(wood, 0.3);
  sheet.add(
    rect(x + 22, 424, 256, 12, darken(wood, 0.12), { rx: 3 }),
    rect(x + 44, 436, 8, 40, leg),
    rect(x + 248, 436, 8, 40, leg),
    polygon(
      [
        [x + 24, 448],
        [x + 276, 448],
        [x + 306, 486],
        [x - 6, 486],
      ],
      wood,
    ),
    rect(x - 6, 486, 312, 10, darken(wood, 0.18)),
    rect(x + 26, 496, 12, 62, leg),
    rect(x + 262, 496, 12, 62, leg),
    rect(x - 22, 536, 344, 14, lighten(wood, 0.06), { rx: 3 }),
    rect(x + 6, 550, 10, 38, leg),
    rect(x + 284, 550, 10, 38, leg),
    ellipse(x + 110, 464, 30, 6, '#fbfaf7'),
    path(`M${x + 170} 436h26l4 34h-34Z`, '#dfeaee'),
    path(`M${x + 168} 452h30l2 18h-34Z`, '#c9962f', { opacity: 0.55 }),
    rect(x + 214, 448, 16, 20, '#fbfaf7', { rx: 4 }),
  );
  for (let i = 1; i < 4; i++)
    sheet.add(rect(x + 24 - i * 7.5, 448 + i * 9.5, 252 + i * 15, 1.5, '#000', { opacity: 0.14 }));
}

export const BALCONIES = [
  { id: 'over-town', title: 'Svalir', draw: overTown },
  { id: 'timber-deck', title: 'Pallur', draw: timberDeck },
] as const satisfies readonly Composition[];
