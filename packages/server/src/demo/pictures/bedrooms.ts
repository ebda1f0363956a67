import { CHILDRENS_ROOM } from './childrens-room.ts';
import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { books, chair, LEG_WOOD, LIGHT_WOOD, nightStand, plant, radiator, wallPicture } from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE, STEEL } from './palettes.ts';
import { FLOOR, floor, paintedWall } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect } from './svg-shapes.ts';

const DUVETS = [PAPER_WHITE, '#dfe6e4', '#e8d9c9', '#cfdbe2'] as const;

/** A double bed beside the window. */
function doubleBed(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  const left = r.chance();
  outlook(sheet, [left ? 520 : 90, 86, 190, 210]);
  radiator(sheet, left ? 530 : 100, 350, 170);
  const x = left ? 90 : 370;
  const duvet = r.pick(DUVETS);
  const headboard = r.pick(['#a98a66', '#7c6a58', '#c4b59f', '#5d666b']);
  sheet.add(rect(x - 12, 250, 364, 190, headboard, { rx: 14 }), rect(x, 376, 340, 120, duvet, { rx: 18 }));
  for (const pillow of [x + 18, x + 182]) {
    sheet.add(
      rect(pillow, 318, 140, 74, '#fff', { rx: 20 }),
      rect(pillow, 372, 140, 20, '#000', { opacity: 0.05, rx: 10 }),
    );
  }
  sheet.add(
    path(`M${x} 430h340v80h-340Z`, sheet.boards(accent, 16)),
    rect(x, 510, 340, 22, darken(duvet, 0.12), { rx: 8 }),
    rect(x + 14, 530, 14, 26, LEG_WOOD),
    rect(x + 312, 530, 14, 26, LEG_WOOD),
  );
  nightStand(sheet, left ? x + 366 : x - 96, 392, 76);
  wallPicture(sheet, x + 90, 96, 86, 110);
  wallPicture(sheet, x + 196, 118, 66, 84);
}

/** Under the roof, the bed seen from its foot. */
function underRoof(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wall, wood, accent } = paintedWall(sheet);
  const duvet = r.pick(DUVETS);
  floor(sheet, wood);
  outlook(sheet, [310, 90, 180, 140]);
  const slope = lighten(wall, 0.5);
  sheet.add(
    path('M0 0H236L0 300Z', slope),
    path('M800 0H564L800 300Z', slope),
    path('M236 0L0 300v10L244 0Z', '#000', { opacity: 0.08 }),
    path('M564 0L800 300v10L556 0Z', '#000', { opacity: 0.08 }),
  );
  bedFromFoot(sheet, accent, duvet);
  nightStand(sheet, 120, 398);
  nightStand(sheet, 612, 398);
  plant(sheet, 716, 520, 70);
}

function bedFromFoot(sheet: Sheet, accent: string, duvet: string): void {
  const headboard = sheet.random.pick(['#a98a66', '#7c6a58', '#5d666b']);
  sheet.add(
    rect(214, 282, 372, 150, headboard, { rx: 12 }),
    rect(244, 318, 140, 74, '#fff', { rx: 22 }),
    rect(416, 318, 140, 74, '#fff', { rx: 22 }),
    path('M222 386h356l44 152H178Z', duvet),
    path('M196 470h408l20 68H176Z', sheet.boards(accent, 16)),
    rect(174, 536, 452, 26, darken(duvet, 0.14), { rx: 8 }),
    rect(192, 560, 14, 22, LEG_WOOD),
    rect(594, 560, 14, 22, LEG_WOOD),
  );
}

/** A wide bed against a painted wall, lamps hanging beside it and a wardrobe at the side. */
function paintedAlcove(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  const duvet = r.pick(DUVETS);
  floor(sheet, wood);
  sheet.add(rect(130, 0, 540, FLOOR - 14, lighten(accent, 0.42)));
  if (r.chance()) {
    // slats instead of plain paint
    for (let x = 130; x < 670; x += 18) sheet.add(rect(x, 0, 2, FLOOR - 14, '#000', { opacity: 0.07 }));
  }
  outlook(sheet, [22, 96, 84, 210], false);
  sheet.add(
    rect(694, 40, 106, 404, PAPER_WHITE),
    rect(694, 40, 106, 404, '#000', { opacity: 0.04 }),
    rect(694, 240, 106, 2, '#000', { opacity: 0.14 }),
    rect(704, 200, 5, 30, STEEL, { rx: 2 }),
    rect(704, 256, 5, 30, STEEL, { rx: 2 }),
  );
  wallPicture(sheet, 318, 92, 164, 116);
  bedFromFoot(sheet, accent, duvet);
  for (const x of [176, 624]) {
    sheet.add(
      rect(x - 1, 0, 2, 196, '#3b3a36'),
      ellipse(x, 214, 22, 24, '#fffaf0'),
      circle(x, 214, 70, sheet.glow('#fff3d6', 0.5)),
    );
    sheet.add(
      rect(x - 42, 398, 76, 12, LIGHT_WOOD, { rx: 4 }),
      rect(x - 34, 410, 60, 36, darken(LIGHT_WOOD, 0.08)),
    );
  }
  books(sheet, 600, 398, 40, 3);
  plant(sheet, 160, 398, 34);
  sheet.add(ellipse(400, 584, 330, 20, lighten(accent, 0.66)));
}

/** A single bed along the wall, a desk at the window and a wardrobe. */
function withDesk(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  const duvet = r.pick(DUVETS.slice(0, 3));
  floor(sheet, wood);
  outlook(sheet, [404, 80, 180, 190]);
  wardrobe(sheet);
  sheet.add(
    rect(388, 348, 216, 12, LIGHT_WOOD),
    rect(396, 360, 8, 110, '#8a6a4a'),
    rect(588, 360, 8, 110, '#8a6a4a'),
    rect(516, 360, 74, 44, '#cdb48c'),
    rect(420, 304, 74, 44, '#2e3338', { rx: 3 }),
    rect(424, 308, 66, 36, '#7fa6b8'),
    rect(410, 344, 94, 5, STEEL),
  );
  books(sheet, 548, 348, 50, 4);
  chair(sheet, 420, 520, accent, false);
  sheet.add(
    rect(20, 300, 18, 220, '#7c6a58', { rx: 6 }),
    rect(30, 404, 330, 92, duvet, { rx: 18 }),
    rect(40, 374, 104, 56, '#fff', { rx: 20 }),
    path('M170 404h172q18 0 18 18v74H170Z', sheet.boards(accent, 16)),
    rect(24, 490, 340, 20, darken(duvet, 0.14), { rx: 6 }),
    rect(40, 508, 12, 24, LEG_WOOD),
    rect(342, 508, 12, 24, LEG_WOOD),
  );
  wallPicture(sheet, 84, 140, 110, 136);
  wallPicture(sheet, 214, 168, 74, 92);
  sheet.add(ellipse(330, 566, 190, 20, lighten(accent, 0.62)));
  plant(sheet, 612, 512, 60);
}

function wardrobe(sheet: Sheet): void {
  sheet.add(
    rect(634, 60, 166, 390, PAPER_WHITE),
    rect(634, 60, 166, 390, '#000', { opacity: 0.04 }),
    rect(716, 60, 2, 390, '#000', { opacity: 0.16 }),
    rect(704, 240, 5, 40, STEEL, { rx: 2 }),
    rect(725, 240, 5, 40, STEEL, { rx: 2 }),
    rect(634, 60, 166, 8, '#000', { opacity: 0.06 }),
  );
}

export const BEDROOMS = [
  { id: 'double-bed', title: 'Svefnherbergi', draw: doubleBed },
  { id: 'under-roof', title: 'Svefnherbergi undir súð', draw: underRoof },
  { id: 'painted-alcove', title: 'Hjónaherbergi', draw: paintedAlcove },
  { id: 'with-desk', title: 'Svefnherbergi með skrifborði', draw: withDesk },
  CHILDRENS_ROOM,
] as const satisfies readonly Composition[];
