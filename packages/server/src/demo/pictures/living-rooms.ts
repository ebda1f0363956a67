import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import {
  books,
  coffeeTable,
  curtains,
  cushion,
  DARK_WOOD,
  floorLamp,
  LEG_WOOD,
  LIGHT_WOOD,
  plant,
  radiator,
  roundRug,
  wallPicture,
} from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE, STEEL } from './palettes.ts';
import { floor, paintedWall } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect } from './svg-shapes.ts';

const CUSHIONS = ['#c9962f', '#e9e7df', '#b2583f', '#7fa6b8'] as const;

/** A sofa with rounded arms: `seats` back cushions of equal width; `y` is the top of its back. */
function sofa(sheet: Sheet, x: number, y: number, width: number, seats: number, colour: string): void {
  const back = (width - 28 - (seats - 1) * 6) / seats;
  sheet.add(rect(x, y + 20, width, 100, colour, { rx: 22 }));
  for (let i = 0; i < seats; i++) {
    sheet.add(rect(x + 14 + i * (back + 6), y, back, 96, lighten(colour, 0.1), { rx: 18 }));
  }
  sheet.add(
    rect(x + 8, y + 84, width - 16, 62, lighten(colour, 0.18), { rx: 14 }),
    rect(x - 16, y + 44, 46, 110, darken(colour, 0.1), { rx: 20 }),
    rect(x + width - 30, y + 44, 46, 110, darken(colour, 0.1), { rx: 20 }),
  );
  for (let i = 1; i < seats; i++) {
    sheet.add(rect(x + 11 + i * (back + 6), y + 88, 3, 56, '#000', { opacity: 0.14 }));
  }
  sheet.add(rect(x + 4, y + 148, 12, 22, LEG_WOOD), rect(x + width - 16, y + 148, 12, 22, LEG_WOOD));
}

/** A sofa beside a curtained window. */
function besideWindow(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  const left = r.chance();
  const window = left ? 420 : 70;
  outlook(sheet, [window, 74, 300, 230]);
  radiator(sheet, left ? 450 : 100, 356, 240);
  curtains(sheet, window, 300, lighten(accent, 0.7));
  roundRug(sheet, [400, 556], 330, accent);
  const x = left ? 40 : 380;
  sofa(sheet, x, 352, 370, 2, accent);
  sheet.add(
    cushion(x + 48, 378, 70, r.pick(CUSHIONS), -8),
    cushion(x + 262, 380, 66, r.pick(['#e9e7df', '#d9c3a0', '#54764b']), 7),
  );
  wallPicture(sheet, x + 60, 150, 100, 130);
  wallPicture(sheet, x + 186, 186, 74, 94);
  if (r.chance()) wallPicture(sheet, x + 280, 160, 60, 76);
  floorLamp(sheet, left ? 748 : 40, 210, 510);
  plant(sheet, left ? 690 : 120, 520, 92);
  coffeeTable(sheet, x + 190, 531, 96);
}

/** A reading chair at a wide window, shelves to the ceiling. */
function readingCorner(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [60, 90, 400, 220]);
  radiator(sheet, 110, 352, 300);
  bookcase(sheet, accent);
  roundRug(sheet, [330, 548], 300, accent);
  sheet.add(
    rect(196, 376, 190, 96, accent, { rx: 26 }),
    rect(182, 346, 150, 120, lighten(accent, 0.1), { rx: 30 }),
    rect(190, 440, 186, 54, lighten(accent, 0.2), { rx: 16 }),
    rect(168, 408, 44, 104, darken(accent, 0.1), { rx: 20 }),
    rect(358, 408, 44, 104, darken(accent, 0.1), { rx: 20 }),
    rect(184, 508, 12, 26, LEG_WOOD),
    rect(374, 508, 12, 26, LEG_WOOD),
    cushion(214, 384, 66, r.pick(['#c9962f', '#e9e7df', '#b2583f']), -9),
    // side table with a cup
    rect(432, 424, 92, 10, LIGHT_WOOD, { rx: 5 }),
    rect(474, 434, 8, 92, DARK_WOOD),
    ellipse(478, 528, 34, 6, DARK_WOOD),
    rect(450, 408, 30, 16, PAPER_WHITE, { rx: 4 }),
  );
  floorLamp(sheet, 118, 214, 520);
}

function bookcase(sheet: Sheet, accent: string): void {
  const { random: r } = sheet;
  sheet.add(rect(536, 60, 230, 384, PAPER_WHITE), rect(536, 60, 230, 384, '#000', { opacity: 0.04 }));
  for (let i = 0; i < 5; i++) {
    const y = 136 + i * 74;
    sheet.add(rect(544, y - 68, 214, 62, lighten(accent, 0.78)));
    if (i === 2) {
      sheet.add(circle(586, y - 30, 22, r.pick(['#c9962f', '#e9e7df', '#b2583f'])));
      plant(sheet, 700, y - 6, 40);
    } else books(sheet, 550, y - 6, r.between(90, 196), 14);
    sheet.add(rect(536, y - 6, 230, 8, '#f1efe8'));
  }
}

/** A long sofa under a wall of pictures, a balcony door beside it. */
function balconyDoor(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  const left = r.chance();
  const door = left ? 60 : 560;
  outlook(sheet, [door, 70, 180, 366], false);
  sheet.add(rect(door + 86, 70, 8, 366, PAPER_WHITE), rect(door + 100, 250, 5, 34, STEEL, { rx: 2 }));
  for (const x of [door - 44, door + 176]) {
    sheet.add(path(`M${x} 36h48q-6 190 2 402h-54q12-190 4-402Z`, lighten(accent, 0.7), { opacity: 0.92 }));
  }
  sheet.add(rect(door - 60, 32, 300, 7, '#3b3a36', { rx: 3 }));
  const x = left ? 300 : 30;
  sheet.add(path(`M${x - 10} 520h500l-30 56H${x + 20}Z`, lighten(accent, 0.62)));
  sofa(sheet, x, 332, 470, 3, accent);
  for (const [offset, angle] of [
    [50, -7],
    [352, 8],
  ] as const) {
    sheet.add(cushion(x + offset, 360, 66, r.pick([...CUSHIONS, '#54764b']), angle));
  }
  wallPicture(sheet, x + 56, 120, 84, 108);
  wallPicture(sheet, x + 154, 96, 120, 150);
  wallPicture(sheet, x + 288, 128, 96, 74);
  wallPicture(sheet, x + 288, 214, 62, 48);
  coffeeTable(sheet, x + 236, 543, 110);
  sheet.add(rect(x + 190, 522, 40, 20, PAPER_WHITE, { rx: 4 }));
  plant(sheet, left ? 274 : 530, 506, 84);
}

export const LIVING_ROOMS = [
  { id: 'beside-window', title: 'Stofa', draw: besideWindow },
  { id: 'reading-corner', title: 'Stofa með bókahillu', draw: readingCorner },
  { id: 'balcony-door', title: 'Stofa með svaladyrum', draw: balconyDoor },
] as const satisfies readonly Composition[];
