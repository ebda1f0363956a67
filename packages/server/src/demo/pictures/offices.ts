import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { books, LAMP_LIGHT, LIGHT_WOOD, pendantLamp, plant, radiator, wallPicture } from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE, STEEL } from './palettes.ts';
import { floor, paintedWall } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect, stroke } from './svg-shapes.ts';

const BLACK = '#33383b';

/** A desk at the window with screen and lamp, shelves of binders beside it. */
function desk(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [250, 76, 300, 190]);
  radiator(sheet, 290, 330, 220);
  binders(sheet, accent);
  pinBoard(sheet);
  sheet.add(path('M150 520H640L690 586H96Z', lighten(accent, 0.68)));
  // the desk
  const top = r.pick([LIGHT_WOOD, '#f3f1ea', '#c8a67c']);
  sheet.add(
    rect(190, 384, 400, 14, top, { rx: 3 }),
    rect(206, 398, 10, 140, BLACK),
    rect(564, 398, 10, 140, BLACK),
    rect(470, 398, 94, 92, darken(top, 0.1)),
    rect(470, 428, 94, 2, '#000', { opacity: 0.18 }),
    rect(470, 458, 94, 2, '#000', { opacity: 0.18 }),
    rect(506, 412, 22, 5, STEEL, { rx: 2 }),
    rect(506, 442, 22, 5, STEEL, { rx: 2 }),
  );
  screen(sheet, 330, 284, 150);
  sheet.add(
    rect(346, 376, 110, 8, '#e8eaea', { rx: 3 }),
    rect(520, 352, 24, 32, accent, { rx: 5 }),
    stroke('M526 352L522 322M532 352V318M538 352L544 326', DARK_PENCIL, 3),
    // a jointed lamp
    stroke('M228 382L248 310L292 276', BLACK, 4),
    ellipse(228, 382, 20, 5, BLACK),
    path('M276 276l34-24 18 26-34 20Z', accent),
    ellipse(311, 290, 14, 8, LAMP_LIGHT, { transform: 'rotate(-34 311 290)' }),
  );
  officeChair(sheet, 396, 590, accent);
  plant(sheet, 640, 540, 84);
}
const DARK_PENCIL = '#6d5640';

function screen(sheet: Sheet, x: number, y: number, w: number): void {
  sheet.add(
    rect(x, y, w, w * 0.56, BLACK, { rx: 4 }),
    rect(x + 5, y + 5, w - 10, w * 0.56 - 10, '#dfeaee'),
    rect(x + 14, y + 14, w * 0.4, 5, '#7fa6b8', { rx: 2 }),
    rect(x + 14, y + 26, w * 0.62, 3, '#aebfc7', { rx: 1 }),
    rect(x + 14, y + 34, w * 0.5, 3, '#aebfc7', { rx: 1 }),
    rect(x + w * 0.62, y + w * 0.28, w * 0.08, w * 0.18, '#35716d'),
    rect(x + w * 0.73, y + w * 0.2, w * 0.08, w * 0.26, '#c9962f'),
    rect(x + w * 0.84, y + w * 0.24, w * 0.08, w * 0.22, '#b2583f'),
    rect(x + w / 2 - 6, y + w * 0.56, 12, 14, STEEL),
    rect(x + w / 2 - 26, y + w * 0.56 + 12, 52, 5, STEEL, { rx: 2 }),
  );
}

/** An office chair from behind, standing on `y`. */
function officeChair(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.add(
    rect(x - 5, y - 84, 10, 58, BLACK),
    stroke(`M${x - 48} ${y - 6}L${x} ${y - 30}L${x + 48} ${y - 6}M${x} ${y - 30}V${y - 4}`, BLACK, 7, {
      'stroke-linejoin': 'round',
    }),
    circle(x - 48, y - 3, 7, BLACK),
    circle(x + 48, y - 3, 7, BLACK),
    circle(x, y - 1, 7, BLACK),
    rect(x - 58, y - 104, 116, 26, darken(colour, 0.2), { rx: 12 }),
    rect(x - 72, y - 142, 9, 50, BLACK, { rx: 4 }),
    rect(x + 63, y - 142, 9, 50, BLACK, { rx: 4 }),
    rect(x - 52, y - 206, 104, 104, colour, { rx: 22 }),
    rect(x - 40, y - 194, 80, 80, '#000', { opacity: 0.07, rx: 16 }),
  );
}

function binders(sheet: Sheet, accent: string): void {
  const { random: r } = sheet;
  sheet.add(rect(24, 84, 168, 362, PAPER_WHITE), rect(24, 84, 168, 362, '#000', { opacity: 0.04 }));
  for (let row = 0; row < 4; row++) {
    const y = 168 + row * 88;
    sheet.add(rect(32, y - 76, 152, 76, lighten(accent, 0.82)));
    if (row % 2 === 0) {
      const colour = r.pick(['#2f4a66', '#35716d', '#b2583f', '#7c8a92']);
      for (let i = 0; i < r.whole(4, 6); i++) {
        sheet.add(
          rect(38 + i * 24, y - 64, 21, 64, i % 3 === 2 ? lighten(colour, 0.35) : colour, { rx: 2 }),
          rect(43 + i * 24, y - 52, 11, 18, PAPER_WHITE),
        );
      }
    } else {
      books(sheet, 38, y, r.between(70, 100), 8);
      sheet.add(circle(162, y - 16, 16, r.pick(['#c9962f', '#e9e7df', '#b2583f'])));
    }
    sheet.add(rect(24, y, 168, 8, '#f1efe8'));
  }
}

function pinBoard(sheet: Sheet): void {
  const { random: r } = sheet;
  sheet.add(rect(612, 104, 160, 132, LIGHT_WOOD), rect(620, 112, 144, 116, '#c8a67c'));
  for (const [x, y, w, h] of [
    [632, 122, 40, 50],
    [682, 120, 66, 42],
    [634, 182, 54, 36],
    [700, 172, 48, 48],
  ] as const) {
    sheet.add(
      rect(x, y, w, h, r.pick([PAPER_WHITE, '#fff3d6', '#dfeaee', '#f2dcd2'])),
      circle(x + w / 2, y + 4, 3, '#b2412f'),
    );
  }
}

/** A long table with chairs round it, a screen on the wall. */
function meeting(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [60, 80, 250, 210]);
  radiator(sheet, 96, 350, 180);
  // a white board with a chart in three colours
  sheet.add(
    rect(372, 92, 280, 170, STEEL, { rx: 4 }),
    rect(379, 99, 266, 156, '#fdfdfb'),
    stroke('M404 232L452 196L496 212L548 158L612 134', '#35716d', 5, { 'stroke-linejoin': 'round' }),
    stroke('M404 240H624M404 240V124', '#aebfc7', 3),
    rect(410, 116, 70, 5, '#2f4a66', { rx: 2 }),
    rect(410, 128, 48, 4, '#aebfc7', { rx: 2 }),
    rect(440, 262, 140, 8, '#aeb6b9', { rx: 3 }),
    rect(470, 257, 26, 5, '#b2412f', { rx: 2 }),
    rect(504, 257, 26, 5, '#2f4a66', { rx: 2 }),
  );
  wallPicture(sheet, 692, 120, 76, 100);
  sheet.add(ellipse(410, 566, 340, 30, lighten(accent, 0.7)));
  for (const x of [196, 356, 516]) chairBack(sheet, x, 352, lighten(accent, 0.08));
  const top = r.pick([LIGHT_WOOD, '#f3f1ea', '#b8946a']);
  sheet.add(
    path('M130 424H690L750 478H70Z', top),
    rect(70, 478, 680, 14, darken(top, 0.16), { rx: 3 }),
    rect(150, 492, 18, 78, BLACK),
    rect(652, 492, 18, 78, BLACK),
    // papers, cups and a jug
    path('M230 438h54l6 20h-64Z', PAPER_WHITE),
    path('M470 440h56l8 20h-62Z', PAPER_WHITE),
    rect(330, 424, 22, 20, accent, { rx: 5 }),
    rect(590, 426, 22, 20, '#c9962f', { rx: 5 }),
    path('M404 398h30l5 50h-40Z', '#dfeaee', { opacity: 0.9 }),
    path('M401 424h36l2 24h-40Z', '#7fa6b8', { opacity: 0.5 }),
  );
  for (const x of [252, 420, 588]) chairFront(sheet, x, 470, accent);
  pendantLamp(sheet, 270, 14, BLACK);
  pendantLamp(sheet, 420, 14, BLACK);
  pendantLamp(sheet, 570, 14, BLACK);
  plant(sheet, 60, 540, 90);
}

/** A chair on the far side of the table; only its back shows. */
function chairBack(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.add(
    rect(x, y, 96, 84, colour, { rx: 16 }),
    rect(x + 12, y + 12, 72, 60, '#fff', { opacity: 0.1, rx: 10 }),
  );
}

/** A chair on the near side, seen from behind. */
function chairFront(sheet: Sheet, x: number, y: number, colour: string): void {
  sheet.add(
    rect(x - 42, y + 70, 6, 58, BLACK),
    rect(x + 36, y + 70, 6, 58, BLACK),
    rect(x - 50, y + 56, 100, 20, darken(colour, 0.2), { rx: 8 }),
    rect(x - 48, y - 16, 96, 84, colour, { rx: 16 }),
    rect(x - 36, y - 4, 72, 60, '#000', { opacity: 0.07, rx: 10 }),
  );
}

export const OFFICE_ROOMS = [
  { id: 'desk', title: 'Vinnuherbergi', draw: desk },
  { id: 'meeting', title: 'Fundarherbergi', draw: meeting },
] as const satisfies readonly Composition[];
