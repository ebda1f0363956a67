import {
  basinCabinet,
  MIRROR,
  roundMirror,
  shower,
  tap,
  toilet,
  towelLadder,
  towelRail,
  washingMachine,
} from './bathroom-fittings.ts';
import { lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { LAMP_LIGHT, plant } from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE, STEEL } from './palettes.ts';
import { BATH_FLOORS, FLOOR, floor, paintedWall, tiles } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, rect } from './svg-shapes.ts';

/** A bathtub under the window. */
function bathtub(sheet: Sheet): void {
  const { random: r } = sheet;
  const { accent } = paintedWall(sheet);
  tiles(sheet, r.pick(['#e9efee', '#dbe7e6', '#eceae4', '#d5e0e6']), 40, 0.75);
  floor(sheet, r.pick(BATH_FLOORS));
  outlook(sheet, [90, 90, 150, 150], false);
  sheet.add(
    rect(70, 344, 350, 104, '#fcfcfa', { rx: 26 }),
    rect(58, 334, 374, 20, '#fff', { rx: 10 }),
    rect(70, 420, 350, 28, '#000', { opacity: 0.05, rx: 14 }),
    rect(84, 292, 7, 44, STEEL, { rx: 3 }),
    rect(84, 292, 34, 7, STEEL, { rx: 3 }),
  );
  basinCabinet(sheet, 510, 286, 230, accent);
  sheet.add(path('M572 286q0-26 52-26t52 26Z', '#fff'), tap(619, 262));
  roundMirror(sheet, 625, 141, 66);
  towelRail(sheet, 322, 196);
  plant(sheet, 700, 286, 54);
}

/** A walk-in shower behind glass. */
function walkInShower(sheet: Sheet): void {
  const { random: r } = sheet;
  const { accent } = paintedWall(sheet);
  tiles(sheet, r.pick(['#e9efee', '#eceae4', '#dfe6ea']), 50);
  floor(sheet, r.pick(BATH_FLOORS));
  sheet.add(rect(0, 0, 270, FLOOR, lighten(accent, 0.3)));
  for (let x = 0; x < 270; x += 27) sheet.add(rect(x, 0, 1.5, FLOOR, '#fff', { opacity: 0.35 }));
  for (let y = 0; y < FLOOR; y += 54) sheet.add(rect(0, y, 270, 1.5, '#fff', { opacity: 0.35 }));
  sheet.add(rect(0, FLOOR - 4, 282, 12, PAPER_WHITE));
  shower(sheet, 70, 90);
  sheet.add(
    rect(268, 40, 8, FLOOR - 40, STEEL),
    rect(120, 40, 150, FLOOR - 36, '#fff', { opacity: 0.16 }),
    path('M150 60L250 60L170 420H120V300Z', '#fff', { opacity: 0.12 }),
  );
  toilet(sheet, 336, 470);
  basinCabinet(sheet, 490, 302, 270, accent);
  sheet.add(
    rect(560, 270, 130, 34, '#fff', { rx: 14 }),
    tap(621, 274),
    rect(520, 70, 210, 140, MIRROR, { rx: 6 }),
    path('M540 210L640 70h50L590 210Z', '#fff', { opacity: 0.4 }),
    rect(520, 56, 210, 8, LAMP_LIGHT, { rx: 4 }),
  );
  plant(sheet, 724, 302, 50);
}

/** Small, with a washing machine under the worktop. */
function withWasher(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  tiles(sheet, r.pick(['#e4ecea', '#eceae4', '#d9e4ea', '#efe6df']), 36);
  floor(sheet, r.pick(['#8f999d', '#b9b6ae', '#6d7a80']));
  outlook(sheet, [92, 84, 120, 110], false);
  toilet(sheet, 96, 470);
  towelLadder(sheet, 272, 146);
  sheet.add(
    rect(408, 296, 380, 16, wood),
    rect(416, 312, 190, 130, accent),
    rect(510, 322, 2, 112, '#000', { opacity: 0.2 }),
  );
  washingMachine(sheet, 622, 316);
  sheet.add(path('M446 298q0-36 62-36t62 36Z', '#fff'), tap(504, 264));
  roundMirror(sheet, 508, 134, 62);
  sheet.add(
    rect(640, 180, 130, 9, wood),
    rect(654, 146, 26, 34, PAPER_WHITE, { rx: 4 }),
    rect(688, 132, 22, 48, lighten(accent, 0.3), { rx: 4 }),
  );
  plant(sheet, 744, 180, 40);
  sheet.add(ellipse(508, 536, 130, 22, lighten(accent, 0.5)));
}

/** A shower over the tub behind a curtain, the basin under a mirror cabinet. */
function showerCurtain(sheet: Sheet): void {
  const { random: r } = sheet;
  const { wood, accent } = paintedWall(sheet);
  tiles(sheet, r.pick(['#e9efee', '#eceae4', '#e4ecea', '#dfe6ea']), 44);
  floor(sheet, r.pick(BATH_FLOORS));
  // a band of coloured tiles
  sheet.add(rect(0, 264, 800, 44, lighten(accent, 0.45)));
  for (let x = 0; x <= 800; x += 44) sheet.add(rect(x, 264, 2, 44, '#fff', { opacity: 0.7 }));
  shower(sheet, 470, 96);
  sheet.add(
    rect(424, 352, 376, 104, '#fcfcfa', { rx: 10 }),
    rect(414, 342, 396, 18, '#fff', { rx: 8 }),
    rect(424, 430, 376, 26, '#000', { opacity: 0.05 }),
    rect(420, 62, 380, 6, STEEL),
  );
  const cloth = lighten(accent, 0.72);
  sheet.add(path('M640 66h150q-6 160 4 330h-168q18-160 14-330Z', cloth, { opacity: 0.96 }));
  for (let i = 0; i < 6; i++) {
    const x = 652 + i * 24;
    sheet.add(
      path(`M${x} 68q6 160 ${-6 + i * 2} 328h7q2-168 6-328Z`, '#000', { opacity: 0.05 }),
      circle(x, 65, 4, STEEL),
    );
  }
  toilet(sheet, 262, 476);
  basinCabinet(sheet, 28, 306, 200, accent);
  sheet.add(
    rect(68, 280, 120, 30, '#fff', { rx: 13 }),
    tap(132, 282),
    rect(38, 76, 180, 150, MIRROR, { rx: 4 }),
    rect(127, 76, 2, 150, '#fff', { opacity: 0.8 }),
    path('M56 226L136 76h46L98 226Z', '#fff', { opacity: 0.35 }),
    rect(30, 222, 196, 10, wood),
    rect(52, 204, 14, 18, '#c9962f', { rx: 3 }),
    rect(72, 196, 12, 26, PAPER_WHITE, { rx: 3 }),
  );
  plant(sheet, 198, 222, 34);
  towelHook(sheet, 300, 128);
  sheet.add(path('M440 500H690L712 540H420Z', lighten(accent, 0.5)));
}

function towelHook(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    rect(x, y, 84, 8, STEEL, { rx: 3 }),
    path(
      `M${x + 10} ${y + 6}q6 60-4 116h46q-8-60 0-116Z`,
      sheet.random.pick(['#c9962f', '#b2583f', '#35716d', '#2f4a66']),
    ),
    path(`M${x + 52} ${y + 6}q4 40-2 76h30q-6-40 0-76Z`, PAPER_WHITE),
  );
}

export const BATHROOMS = [
  { id: 'bathtub', title: 'Baðherbergi með baðkari', draw: bathtub },
  { id: 'walk-in-shower', title: 'Baðherbergi með sturtu', draw: walkInShower },
  { id: 'with-washer', title: 'Baðherbergi með þvottavél', draw: withWasher },
  { id: 'shower-curtain', title: 'Baðherbergi með sturtu yfir baðkari', draw: showerCurtain },
] as const satisfies readonly Composition[];
