import { MIRROR } from './bathroom-fittings.ts';
import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { DARK_WOOD, LAMP_LIGHT, LIGHT_WOOD, plant, wallPicture } from './furniture.ts';
import { DOOR, PAPER_WHITE, STEEL } from './palettes.ts';
import { FLOOR, floor, paintedWall, type RoomColours } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, polygon, rect, round } from './svg-shapes.ts';

/** Dark and light stone laid as a chequerboard, seen at an angle. */
function stoneFloor(sheet: Sheet): void {
  const dark = sheet.random.pick(['#6d7a80', '#7a7468', '#8f999d']);
  sheet.add(rect(0, FLOOR, 800, 160, lighten(dark, 0.62)));
  const rows = 5;
  for (let row = 0; row < rows; row++) {
    const y0 = FLOOR + 160 * (row / rows) ** 1.35;
    const y1 = FLOOR + 160 * ((row + 1) / rows) ** 1.35;
    for (let column = -10; column < 10; column++) {
      if ((row + column) % 2 !== 0) continue;
      const spread = (y: number) => 62 * (1 + ((y - FLOOR) / 160) * 0.9);
      sheet.add(
        polygon(
          [
            [400 + column * spread(y0), y0],
            [400 + (column + 1) * spread(y0), y0],
            [400 + (column + 1) * spread(y1), y1],
            [400 + column * spread(y1), y1],
          ],
          dark,
        ),
      );
    }
  }
  sheet.add(rect(0, FLOOR - 16, 800, 16, PAPER_WHITE), rect(0, FLOOR, 800, 3, '#000', { opacity: 0.12 }));
}

/** The front door from inside, coats on pegs and boots under the bench. */
function coats(sheet: Sheet): void {
  const { random: r } = sheet;
  const colours = paintedWall(sheet);
  if (r.chance(0.6)) stoneFloor(sheet);
  else floor(sheet, colours.wood);
  panelling(sheet, colours);
  frontDoor(sheet, 70, r.pick(DOOR));
  pegsAndBench(sheet, 330, colours);
  sheet.add(
    // a tall mirror
    rect(682, 120, 92, 262, r.pick(['#c9a97e', '#3b3a36', PAPER_WHITE]), { rx: 46 }),
    rect(690, 128, 76, 246, MIRROR, { rx: 38 }),
    path('M700 330L756 170v40L706 350Z', '#fff', { opacity: 0.4 }),
    // a mat at the door and a ceiling lamp
    path('M60 486H266L286 526H40Z', darken(colours.accent, 0.15)),
    path('M78 494H250L264 518H62Z', lighten(colours.accent, 0.25)),
    rect(299, 0, 2, 34, '#3b3a36'),
    circle(300, 60, 30, '#fffaf0'),
    circle(300, 60, 60, sheet.glow('#fff3d6', 0.6)),
  );
  plant(sheet, 728, 520, 76);
}

/** Painted boards up to the height of a hand rail. */
function panelling(sheet: Sheet, { accent, wall }: RoomColours): void {
  const paint = sheet.random.chance() ? lighten(accent, 0.7) : darken(wall, 0.06);
  sheet.add(rect(0, 300, 800, FLOOR - 316, paint), rect(0, 292, 800, 9, PAPER_WHITE));
  for (let x = 16; x < 800; x += 32) sheet.add(rect(x, 301, 1.5, FLOOR - 317, '#000', { opacity: 0.08 }));
}

function frontDoor(sheet: Sheet, x: number, colour: string): void {
  const paint = lighten(colour, 0.06);
  sheet.add(
    rect(x - 14, 64, 210, 378, PAPER_WHITE),
    rect(x, 78, 182, 364, paint),
    rect(x + 28, 104, 126, 120, '#dfeaee'),
    path(`M${x + 28} 190L${x + 100} 104h54L${x + 40} 224h-12Z`, '#fff', { opacity: 0.4 }),
    rect(x + 88, 104, 6, 120, paint),
    rect(x + 28, 160, 126, 6, paint),
    rect(x + 28, 252, 126, 160, darken(paint, 0.14)),
    rect(x + 36, 260, 110, 144, darken(paint, 0.06)),
    rect(x + 160, 262, 8, 34, STEEL, { rx: 3 }),
    rect(x + 140, 264, 26, 7, STEEL, { rx: 3 }),
    rect(x + 56, 330, 70, 10, '#c9b37a', { rx: 4 }),
    rect(x - 14, 436, 210, 8, '#9aa0a0'),
  );
}

function pegsAndBench(sheet: Sheet, x: number, { accent }: RoomColours): void {
  const { random: r } = sheet;
  sheet.add(rect(x, 108, 300, 12, LIGHT_WOOD, { rx: 4 }), rect(x, 148, 300, 26, LIGHT_WOOD, { rx: 4 }));
  // hats and a basket on the shelf
  sheet.add(
    path(`M${x + 22} 108q4-34 30-34t30 34Z`, '#b2583f'),
    circle(x + 52, 72, 8, '#e9e7df'),
    rect(x + 120, 78, 62, 30, '#c4a67c', { rx: 6 }),
    rect(x + 120, 88, 62, 3, '#000', { opacity: 0.12 }),
    rect(x + 206, 90, 66, 18, lighten(accent, 0.3), { rx: 8 }),
  );
  for (let i = 0; i < 6; i++) sheet.add(circle(x + 26 + i * 50, 162, 6, '#3b3a36'));
  jacket(sheet, x + 26, 162, r.pick(['#2f4a66', '#35716d', '#4a4f54']));
  woolSweater(sheet, x + 126, 162, r.pick(['#8d8478', '#5a6a70', '#d9d2c4']));
  jacket(sheet, x + 226, 162, r.pick(['#c9962f', '#b2583f', '#6f7d58']));
  // the bench with boots below
  sheet.add(
    rect(x - 6, 398, 312, 14, LIGHT_WOOD, { rx: 4 }),
    rect(x + 8, 412, 12, 70, DARK_WOOD),
    rect(x + 280, 412, 12, 70, DARK_WOOD),
    rect(x + 8, 452, 284, 6, DARK_WOOD),
    rect(x + 206, 378, 80, 22, lighten(accent, 0.2), { rx: 10 }),
  );
  for (const [dx, colour] of [
    [40, '#4a3c31'],
    [120, '#c9962f'],
    [196, '#35716d'],
  ] as const) {
    boots(sheet, x + dx, 482, colour);
  }
}

function jacket(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.add(
    path(`M${x - 14} ${y}q14-12 28 0l24 18l10 96h-22l-2-44v86h-50v-86l-2 44h-22l10-96Z`, colour),
    rect(x - 1, y + 2, 2, 152, '#000', { opacity: 0.2 }),
    rect(x - 20, y + 92, 14, 3, '#000', { opacity: 0.22 }),
    rect(x + 6, y + 92, 14, 3, '#000', { opacity: 0.22 }),
    ellipse(x, y + 2, 12, 6, darken(colour, 0.3)),
  );
}

/** The knitted sweater with a patterned yoke that hangs in every Icelandic hall. */
function woolSweater(sheet: Sheet, x: number, y: number, wool: string): void {
  const pattern = darken(wool, 0.55);
  sheet.add(
    path(`M${x - 15} ${y}q15 10 30 0l26 20l12 92h-22l-4-38v66h-54v-66l-4 38h-22l12-92Z`, wool),
    path(`M${x - 32} ${y + 18}q32 30 64 0l4 10q-36 32-72 0Z`, pattern),
    path(`M${x - 36} ${y + 40}q36 26 72 0l1 6q-37 26-74 0Z`, PAPER_WHITE),
    rect(x - 27, y + 128, 54, 8, pattern),
  );
  for (let i = 0; i < 7; i++) {
    const t = (i - 3) / 3;
    const at = [x + t * 30, y + 35 + (1 - t * t) * 12] as const;
    sheet.add(
      polygon(
        [
          [at[0] - 4, at[1]],
          [at[0], at[1] - 6],
          [at[0] + 4, at[1]],
          [at[0], at[1] + 6],
        ],
        PAPER_WHITE,
      ),
    );
  }
}

function boots(sheet: Sheet, x: number, y: number, colour: string): void {
  for (const dx of [0, 26]) {
    sheet.add(
      path(`M${x + dx} ${y - 44}h17v28q16 2 17 12v4h-34Z`, colour),
      rect(x + dx - 1, y - 4, 36, 5, '#33383b', { rx: 2 }),
      rect(x + dx, y - 44, 17, 5, lighten(colour, 0.25)),
    );
  }
}

/** A staircase with a runner, a side table at its foot. */
function staircase(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  const steps = 10;
  const from = 330;
  const tread = 47;
  const rise = 34;
  const foot = 520;
  const frame = PAPER_WHITE;
  for (let i = 0; i < steps; i++) {
    const x = from + i * tread;
    const y = foot - (i + 1) * rise;
    sheet.add(
      rect(x, y, 800 - x, rise + 2, i % 2 ? '#f4f2ec' : '#f8f6f1'),
      rect(x - 6, y - 7, 800 - x + 6, 8, lighten(wood, 0.1), { rx: 3 }),
    );
  }
  // the side of the stair, with panels that grow with it
  const side = [
    [from, foot + 6],
    [from, foot],
    [from + steps * tread, foot - steps * rise],
    [800, foot - steps * rise],
    [800, foot + 6],
  ] as const;
  const paint = lighten(accent, 0.74);
  sheet.add(polygon(side, paint), rect(from, foot + 2, 800 - from, 5, '#000', { opacity: 0.1 }));
  for (let i = 0; i < 4; i++) {
    const x = from + 132 + i * 86;
    const top = foot - ((x - from) / tread) * rise + 40;
    const height = foot - 22 - top;
    if (height > 24) {
      sheet.add(
        rect(x, top, 62, height, '#fff', { opacity: 0.4 }),
        rect(x + 5, top + 5, 52, height - 10, paint),
      );
    }
  }
  for (let i = 0; i < steps; i++) {
    const x = from + 22 + i * tread;
    const y = foot - (i + 1) * rise;
    sheet.add(rect(x, y - 98, 6, 104 + rise * 0.3, frame), rect(x + 22, y - 114, 6, 104 + rise * 0.3, frame));
  }
  const rail = [
    [from + 10, foot - rise - 92],
    [from + steps * tread, foot - steps * rise - 116],
    [from + steps * tread, foot - steps * rise - 102],
    [from + 10, foot - rise - 78],
  ] as const;
  sheet.add(
    polygon(rail, DARK_WOOD),
    rect(from - 4, foot - 150, 20, 160, DARK_WOOD),
    circle(from + 6, foot - 156, 14, DARK_WOOD),
  );
  sideTable(sheet, accent);
  wallPicture(sheet, 300, 110, 78, 98);
  if (r.chance()) wallPicture(sheet, 398, 92, 60, 76);
  sheet.add(path('M36 506H300L318 566H0V540Z', lighten(accent, 0.5)));
}

function sideTable(sheet: Sheet, accent: string): void {
  const { random: r } = sheet;
  sheet.add(
    rect(60, 84, 170, 196, r.pick(['#c9a97e', '#3b3a36', '#d9c3a0']), { rx: 85 }),
    rect(68, 92, 154, 180, MIRROR, { rx: 77 }),
    path('M86 220L190 110q18 20 20 36L110 256Z', '#fff', { opacity: 0.38 }),
    rect(40, 356, 214, 12, LIGHT_WOOD, { rx: 3 }),
    rect(50, 368, 194, 34, darken(LIGHT_WOOD, 0.08)),
    rect(136, 382, 22, 5, '#6d5640', { rx: 2 }),
    rect(52, 402, 8, 86, DARK_WOOD),
    rect(234, 402, 8, 86, DARK_WOOD),
    // a lamp, a bowl for keys and a book
    rect(68, 316, 26, 40, accent, { rx: 8 }),
    path(`M56 320l10-44h30l10 44Z`, LAMP_LIGHT),
    ellipse(150, 352, 26, 6, '#8d979c'),
    rect(round(146), 346, 10, 3, '#c9962f'),
  );
  plant(sheet, 220, 356, 46);
}

export const HALLS = [
  { id: 'coats', title: 'Forstofa', draw: coats },
  { id: 'staircase', title: 'Gangur og stigi', draw: staircase },
] as const satisfies readonly Composition[];
