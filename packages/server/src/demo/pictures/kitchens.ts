import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { chair, DARK_WOOD, LIGHT_WOOD, pendantLamp, plant, radiator, wallPicture } from './furniture.ts';
import { cookingPot, cupboards, jars, kitchenTap, WORKTOPS } from './kitchen-fittings.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE, STEEL } from './palettes.ts';
import { floor, paintedWall, splashback } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect } from './svg-shapes.ts';

/** One line of cupboards under the window, a fridge at its end and a table in front. */
function oneLine(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [300, 96, 210, 160]);
  splashback(sheet, [0, 262, 800, 60], lighten(accent, 0.86), 50, 291);
  sheet.add(rect(20, 92, 220, 10, wood), rect(20, 150, 220, 10, wood));
  jars(sheet, 32, 150, 6, 34);
  for (let i = 0; i < 5; i++) {
    sheet.add(circle(44 + i * 42, 78, 14, r.pick([PAPER_WHITE, '#cfdde0', '#e8d9c0'])));
  }
  sheet.add(rect(0, 322, 640, 14, r.pick(WORKTOPS)));
  cupboards(sheet, [0, 336], 5, 128, accent);
  sheet.add(
    rect(392, 364, 110, 70, '#2e3338', { rx: 4 }),
    rect(402, 376, 90, 46, '#46555c', { rx: 3 }),
    // fridge
    rect(648, 96, 152, 350, '#eef0ef'),
    rect(648, 214, 152, 3, '#c3cacc'),
    rect(662, 150, 6, 50, '#9aa5aa', { rx: 3 }),
    rect(662, 232, 6, 80, '#9aa5aa', { rx: 3 }),
    kitchenTap(404, 322),
    cookingPot(96, 322, 60),
  );
  plant(sheet, 560, 322, 46);
  const tableTop = wood === '#c8a67c' ? '#8a6a4a' : LIGHT_WOOD;
  sheet.add(
    rect(250, 520, 330, 16, tableTop, { rx: 4 }),
    rect(280, 536, 12, 64, DARK_WOOD),
    rect(538, 536, 12, 64, DARK_WOOD),
  );
  plant(sheet, 420, 520, 40);
  pendantLamp(sheet, 415, 20, r.pick(['#2e3338', '#c9962f', PAPER_WHITE, accent]));
}

/** Cupboards to the ceiling and an island with stools. */
function island(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  const top = r.pick(WORKTOPS);
  const upper = r.chance() ? PAPER_WHITE : lighten(accent, 0.82);
  floor(sheet, wood);
  outlook(sheet, [64, 100, 150, 150], false);
  sheet.add(rect(250, 60, 550, 150, upper));
  for (let i = 0; i < 5; i++) {
    const x = 250 + i * 110;
    sheet.add(rect(x, 60, 1.5, 150, '#000', { opacity: 0.14 }), rect(x + 84, 180, 5, 22, STEEL, { rx: 2 }));
  }
  sheet.add(path('M470 210h110l18 44H452Z', '#c3cacc'), rect(496, 60, 58, 152, '#d6dbdc'));
  splashback(sheet, [0, 254, 800, 66], lighten(accent, 0.86), 32, 286);
  sheet.add(rect(0, 320, 800, 14, top));
  cupboards(sheet, [0, 334], 7, 116, accent);
  sheet.add(
    rect(470, 334, 110, 108, '#2e3338'),
    rect(484, 358, 82, 62, '#46555c', { rx: 4 }),
    rect(484, 342, 82, 6, STEEL, { rx: 3 }),
    rect(476, 314, 98, 7, '#2e3338', { rx: 3 }),
  );
  plant(sheet, 330, 320, 44);
  sheet.add(
    rect(636, 282, 22, 38, '#c9962f', { rx: 4 }),
    rect(664, 272, 18, 48, '#e9e7df', { rx: 4 }),
    rect(688, 290, 30, 30, STEEL, { rx: 4 }),
    kitchenTap(128, 320),
    rect(150, 452, 500, 18, top, { rx: 3 }),
    rect(166, 470, 468, 120, lighten(accent, 0.08)),
    rect(166, 470, 468, 120, sheet.boards('#000', 20), { opacity: 0.05 }),
  );
  for (const x of [232, 372, 512]) stool(sheet, x);
  sheet.add(
    ellipse(300, 450, 48, 9, PAPER_WHITE),
    circle(284, 440, 11, '#c9962f'),
    circle(304, 436, 11, '#b2412f'),
    circle(318, 442, 10, '#6f7d58'),
  );
  pendantLamp(sheet, 300, 70, accent);
  pendantLamp(sheet, 500, 70, accent);
}

function stool(sheet: Sheet, x: number): void {
  sheet.add(
    ellipse(x, 516, 36, 9, LIGHT_WOOD),
    rect(x - 26, 520, 6, 80, DARK_WOOD),
    rect(x + 20, 520, 6, 80, DARK_WOOD),
    rect(x - 22, 560, 44, 5, DARK_WOOD),
  );
}

/** A short line of cupboards and a round table at the window. */
function roundTable(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  const top = r.pick(WORKTOPS);
  floor(sheet, wood);
  outlook(sheet, [380, 84, 340, 220]);
  radiator(sheet, 430, 356, 240);
  sheet.add(rect(0, 322, 310, 14, top));
  cupboards(sheet, [0, 336], 3, 102, accent);
  splashback(sheet, [0, 256, 310, 66], lighten(accent, 0.86), 44);
  jars(sheet, 34, 176, 5, 50);
  sheet.add(
    rect(20, 176, 270, 9, wood),
    rect(40, 96, 3, 80, '#3b3a36'),
    rect(266, 96, 3, 80, '#3b3a36'),
    cookingPot(30, 322, 54),
    kitchenTap(202, 322),
  );
  plant(sheet, 150, 322, 40);
  sheet.add(ellipse(550, 572, 220, 24, lighten(accent, 0.7)));
  chair(sheet, 350, 556, accent, false);
  chair(sheet, 756, 556, accent, true);
  sheet.add(
    ellipse(552, 470, 150, 20, darken(LIGHT_WOOD, 0.2)),
    ellipse(552, 464, 150, 20, LIGHT_WOOD),
    rect(542, 486, 20, 74, DARK_WOOD),
    ellipse(552, 562, 60, 8, DARK_WOOD),
    rect(520, 426, 26, 36, PAPER_WHITE, { rx: 6 }),
    ellipse(620, 460, 30, 6, PAPER_WHITE),
  );
  plant(sheet, 533, 440, 46);
  pendantLamp(sheet, 552, 120, r.pick(['#2e3338', '#c9962f', PAPER_WHITE, accent]));
  wallPicture(sheet, 744, 150, 44, 60);
}

/** Tall cupboards with the ovens, open shelves over a long worktop and a runner on the floor. */
function openShelves(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  const top = r.pick(WORKTOPS);
  const tall = r.chance() ? accent : lighten(accent, 0.84);
  const kettle = r.pick(['#c9962f', '#3b4a52', '#b2583f']);
  floor(sheet, wood);
  splashback(sheet, [258, 200, 542, 122], lighten(accent, 0.88), 27, 240);
  sheet.add(rect(258, 281, 542, 1.5, '#fff'));
  outlook(sheet, [586, 76, 170, 176]);
  for (const x of [0, 130]) {
    sheet.add(
      rect(x, 54, 128, 390, tall),
      rect(x + 112, 130, 5, 60, STEEL, { rx: 2 }),
      rect(x, 250, 128, 2, '#000', { opacity: 0.14 }),
    );
  }
  for (const y of [218, 322]) {
    sheet.add(
      rect(138, y, 112, 92, '#2e3338', { rx: 4 }),
      rect(150, y + 26, 88, 54, '#46555c', { rx: 3 }),
      rect(150, y + 14, 88, 5, STEEL, { rx: 2 }),
      circle(228, y + 8, 3, '#c9962f'),
    );
  }
  sheet.add(rect(258, 322, 542, 14, top));
  cupboards(sheet, [258, 336], 4, 136, accent);
  // the hob and its hood
  sheet.add(
    rect(316, 315, 116, 7, '#2e3338', { rx: 3 }),
    rect(352, 0, 44, 120, STEEL),
    rect(358, 0, 8, 120, '#fff', { opacity: 0.3 }),
    path('M306 158l26-40h84l26 40Z', '#aeb6b9'),
    rect(304, 156, 140, 8, STEEL),
    cookingPot(326, 315, 52),
  );
  // shelves
  for (const y of [122, 188]) {
    sheet.add(rect(456, y, 96, 9, wood));
    jars(sheet, 464, y, 3, 30);
  }
  sheet.add(
    kitchenTap(640, 322),
    rect(700, 284, 56, 38, kettle, { rx: 8 }),
    rect(718, 276, 20, 10, kettle, { rx: 4 }),
  );
  sheet.add(rect(752, 292, 14, 8, kettle, { rx: 4 }), rect(556, 286, 26, 36, '#c9a97e', { rx: 3 }));
  plant(sheet, 478, 322, 42);
  sheet.add(
    path('M230 500H700L740 568H190Z', lighten(accent, 0.6)),
    path('M250 508H684L714 558H214Z', lighten(accent, 0.76)),
  );
  stepStool(sheet, 104);
}

function stepStool(sheet: Sheet, x: number): void {
  sheet.add(
    rect(x - 52, 470, 104, 12, LIGHT_WOOD, { rx: 4 }),
    path(`M${x - 40} 482h12l-10 90h-12ZM${x + 28} 482h12l10 90h-12Z`, DARK_WOOD),
    rect(x - 62, 524, 116, 10, LIGHT_WOOD, { rx: 3 }),
    ellipse(x, 468, 28, 6, PAPER_WHITE),
    circle(x - 8, 459, 9, '#b2412f'),
    circle(x + 8, 459, 9, '#c9962f'),
  );
}

export const KITCHENS = [
  { id: 'one-line', title: 'Eldhús', draw: oneLine },
  { id: 'island', title: 'Eldhús með eyju', draw: island },
  { id: 'round-table', title: 'Eldhús með borðkrók', draw: roundTable },
  { id: 'open-shelves', title: 'Eldhús með opnum hillum', draw: openShelves },
] as const satisfies readonly Composition[];
