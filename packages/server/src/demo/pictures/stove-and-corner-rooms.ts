import { darken, lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { coffeeTable, cushion, LAMP_LIGHT, LEG_WOOD, plant, roundRug, wallPicture } from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE } from './palettes.ts';
import { floor, paintedWall } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect, stroke } from './svg-shapes.ts';

const BLACK_IRON = '#33383b';

/** A corner sofa before a window as wide as the room. */
function panorama(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [90, 64, 620, 236], false);
  for (const x of [292, 500]) sheet.add(rect(x, 64, 8, 236, PAPER_WHITE));
  // a blind drawn up
  sheet.add(rect(78, 52, 644, 26, lighten(accent, 0.75)), rect(78, 76, 644, 4, '#000', { opacity: 0.08 }));
  sheet.add(
    path('M70 512H610L566 586H24Z', lighten(accent, 0.66)),
    path('M92 520H590L556 578H52Z', lighten(accent, 0.78)),
  );
  const light = lighten(accent, 0.1);
  sheet.add(
    rect(170, 352, 500, 96, accent, { rx: 20 }),
    rect(186, 334, 148, 96, light, { rx: 16 }),
    rect(340, 334, 148, 96, light, { rx: 16 }),
    rect(494, 334, 160, 96, light, { rx: 16 }),
    rect(178, 416, 330, 64, lighten(accent, 0.2), { rx: 14 }),
    rect(154, 382, 44, 110, darken(accent, 0.1), { rx: 18 }),
    // the part that comes towards us
    rect(500, 416, 178, 108, lighten(accent, 0.24), { rx: 16 }),
    rect(500, 500, 178, 40, lighten(accent, 0.08), { rx: 12 }),
    rect(656, 382, 46, 164, darken(accent, 0.1), { rx: 18 }),
    rect(176, 482, 12, 22, LEG_WOOD),
    rect(516, 538, 12, 20, LEG_WOOD),
    rect(676, 544, 12, 18, LEG_WOOD),
    cushion(212, 360, 64, r.pick(['#c9962f', '#e9e7df', '#b2583f']), -7),
    cushion(424, 362, 60, r.pick(['#7fa6b8', '#e9e7df', '#54764b']), 6),
    cushion(578, 366, 66, r.pick(['#c9962f', '#e9e7df', '#d9c3a0']), 9),
  );
  coffeeTable(sheet, 340, 530, 92);
  sheet.add(
    ellipse(318, 526, 26, 5, PAPER_WHITE),
    circle(312, 520, 7, '#b2412f'),
    circle(324, 520, 7, '#c9962f'),
  );
  // an arc lamp
  sheet.add(
    stroke('M76 540V230Q76 120 176 124Q224 128 228 168', BLACK_IRON, 5),
    ellipse(76, 542, 34, 7, BLACK_IRON),
    path('M192 204q0-38 36-38t36 38Z', r.pick(['#c9962f', '#e9e7df', BLACK_IRON])),
    ellipse(228, 204, 36, 5, LAMP_LIGHT),
  );
  plant(sheet, 742, 530, 86);
}

/** A wood stove with its pipe, split wood stacked beside it and an armchair near. */
function woodStove(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [70, 84, 230, 220]);
  // a wall of stone or brick behind the stove
  const stone = r.pick(['#b8b4ab', '#a9644c', '#d9d4ca']);
  sheet.add(rect(470, 0, 270, 440, stone));
  for (let row = 0; row < 15; row++) {
    sheet.add(rect(470, row * 30, 270, 2, '#fff', { opacity: 0.3 }));
    for (let x = 470 + (row % 2) * 34; x < 740; x += 68) {
      sheet.add(rect(x, row * 30, 2, 30, '#fff', { opacity: 0.3 }));
    }
  }
  sheet.add(path('M440 466H760L790 500H410Z', '#5f676b'), rect(410, 500, 380, 8, '#4b5357'));
  stove(sheet, 528, 250);
  for (let row = 0; row < 5; row++) {
    for (let i = 0; i < 3; i++) {
      const x = 684 + i * 28 + (row % 2) * 8;
      const bark = r.pick(['#c8a67c', '#b8946a', '#d3bb96']);
      sheet.add(
        circle(x, 470 - row * 24, 13, darken(bark, 0.35)),
        circle(x, 470 - row * 24, 10, bark),
        circle(x, 470 - row * 24, 4, darken(bark, 0.15)),
      );
    }
  }
  roundRug(sheet, [300, 552], 270, accent);
  armchair(sheet, 120, accent);
  sheet.add(cushion(166, 392, 62, r.pick(['#c9962f', '#e9e7df', '#b2583f']), -8));
  // a knitted blanket over the arm
  sheet.add(
    path('M318 404q30-8 44 8l-4 74q-20 8-40 0Z', lighten(accent, 0.62)),
    path('M318 470q20 8 40 0l0 16q-20 8-40 0Z', lighten(accent, 0.4)),
  );
  wallPicture(sheet, 350, 120, 84, 108);
  plant(sheet, 60, 520, 84);
}

function stove(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    rect(x + 62, 0, 26, y + 6, BLACK_IRON),
    rect(x + 66, 0, 6, y + 6, '#fff', { opacity: 0.12 }),
    rect(x + 56, y - 4, 38, 10, '#23282b'),
    rect(x, y, 150, 200, BLACK_IRON, { rx: 8 }),
    rect(x - 6, y, 162, 14, '#23282b', { rx: 5 }),
    rect(x + 18, y + 34, 114, 94, '#1b2023', { rx: 6 }),
    circle(x + 75, y + 96, 72, sheet.glow('#f2a94b', 0.75)),
    path(
      `M${x + 36} ${y + 124}q-6-34 16-50q-2 16 10 22q-2-34 22-48q0 26 16 36q6-8 4-20q20 24 8 60Z`,
      '#e98b3a',
    ),
    path(`M${x + 52} ${y + 124}q-4-22 12-32q2 12 10 12q2-18 14-24q0 20 12 44Z`, '#f6d48a'),
    rect(x + 26, y + 116, 98, 10, '#5a4636', { rx: 5 }),
    rect(x + 18, y + 34, 114, 94, '#fff', { opacity: 0.06, rx: 6 }),
    rect(x + 138, y + 66, 6, 34, '#aeb6b9', { rx: 3 }),
    rect(x + 18, y + 146, 114, 38, '#2a2f32', { rx: 4 }),
    rect(x + 12, y + 200, 12, 22, '#23282b'),
    rect(x + 126, y + 200, 12, 22, '#23282b'),
  );
}

function armchair(sheet: Sheet, x: number, colour: string): void {
  sheet.add(
    rect(x + 26, 382, 200, 100, colour, { rx: 26 }),
    rect(x + 16, 350, 160, 124, lighten(colour, 0.1), { rx: 30 }),
    rect(x + 22, 446, 196, 56, lighten(colour, 0.2), { rx: 16 }),
    rect(x, 414, 46, 106, darken(colour, 0.1), { rx: 20 }),
    rect(x + 198, 414, 46, 106, darken(colour, 0.1), { rx: 20 }),
    rect(x + 16, 516, 12, 26, LEG_WOOD),
    rect(x + 216, 516, 12, 26, LEG_WOOD),
  );
}

export const STOVE_AND_CORNER_ROOMS = [
  { id: 'panorama', title: 'Stofa með hornsófa', draw: panorama },
  { id: 'wood-stove', title: 'Stofa með kamínu', draw: woodStove },
] as const satisfies readonly Composition[];
