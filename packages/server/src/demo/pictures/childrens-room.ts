import { lighten } from './colour.ts';
import type { Composition } from './composition.ts';
import { books, roundRug } from './furniture.ts';
import { outlook } from './outlook.ts';
import { PAPER_WHITE } from './palettes.ts';
import { floor, paintedWall } from './room-surfaces.ts';
import type { Sheet } from './sheet.ts';
import { circle, ellipse, path, polygon, rect, round, stroke } from './svg-shapes.ts';

const TOYS = ['#b2583f', '#c9962f', '#35716d', '#7fa6b8', '#8a6a72'] as const;

/** A bunk bed, a shelf of boxes and toys on the floor. */
function bunkBed(sheet: Sheet): void {
  const { wood, accent } = paintedWall(sheet);
  floor(sheet, wood);
  outlook(sheet, [398, 96, 168, 170]);
  bunting(sheet);
  bed(sheet, accent);
  boxShelf(sheet, accent);
  roundRug(sheet, [452, 548], 210, accent);
  teddy(sheet, 420, 540);
  blocks(sheet, 506, 552);
  ball(sheet, 584, 556);
}

function bunting(sheet: Sheet): void {
  sheet.add(stroke('M330 40Q480 92 640 34', '#8d979c', 2));
  for (let i = 0; i < 8; i++) {
    const t = (i + 0.5) / 8;
    const x = 330 + 310 * t;
    const y = 40 + Math.sin(t * Math.PI) * 25 - t * 4;
    sheet.add(
      polygon(
        [
          [x - 13, y],
          [x + 13, y],
          [x, y + 28],
        ],
        TOYS[i % TOYS.length]!,
      ),
    );
  }
}

function bed(sheet: Sheet, accent: string): void {
  const { random: r } = sheet;
  const frame = r.pick(['#d9c3a0', '#c4a67c', PAPER_WHITE]);
  const shade = { opacity: 0.12 };
  for (const [y, quilt] of [
    [206, r.pick(TOYS)],
    [412, accent],
  ] as const) {
    sheet.add(
      rect(44, y, 276, 40, PAPER_WHITE, { rx: 8 }),
      rect(54, y - 22, 76, 32, '#fff', { rx: 12 }),
      path(`M136 ${y - 14}h172q14 0 14 14v40h-186Z`, lighten(quilt, 0.25)),
    );
    for (let i = 0; i < 9; i++) {
      sheet.add(
        circle(156 + (i % 5) * 36 + (i > 4 ? 18 : 0), y - 2 + (i > 4 ? 22 : 0), 5, '#fff', { opacity: 0.55 }),
      );
    }
    sheet.add(rect(28, y + 36, 304, 26, frame), rect(28, y + 58, 304, 4, '#000', shade));
  }
  sheet.add(rect(28, 168, 304, 12, frame), rect(28, 188, 40, 10, frame));
  for (const x of [24, 318])
    sheet.add(rect(x, 140, 18, 390, frame), rect(x + 13, 140, 5, 390, '#000', { opacity: 0.07 }));
  // the ladder
  sheet.add(rect(232, 150, 10, 370, frame), rect(286, 150, 10, 370, frame));
  for (let i = 0; i < 5; i++)
    sheet.add(rect(236, 268 + i * 50, 54, 9, frame), rect(236, 275 + i * 50, 54, 2, '#000', shade));
}

function boxShelf(sheet: Sheet, accent: string): void {
  const { random: r } = sheet;
  sheet.add(rect(616, 250, 164, 196, PAPER_WHITE), rect(616, 250, 164, 196, '#000', { opacity: 0.03 }));
  for (let row = 0; row < 2; row++) {
    for (let column = 0; column < 2; column++) {
      const x = 624 + column * 78;
      const y = 258 + row * 94;
      sheet.add(rect(x, y, 70, 86, lighten(accent, 0.8)));
      if ((row + column) % 2 === 0) {
        sheet.add(
          rect(x + 4, y + 20, 62, 66, r.pick(TOYS), { rx: 4 }),
          rect(x + 24, y + 34, 22, 8, '#000', { opacity: 0.2, rx: 4 }),
        );
      } else books(sheet, x + 4, y + 86, 62, 5);
    }
  }
  // a toy house and a lamp on top
  sheet.add(
    rect(636, 214, 46, 36, '#e9e7df'),
    path('M630 216l29-26 29 26Z', '#b2583f'),
    rect(653, 228, 12, 22, '#2f4a66'),
    rect(728, 226, 24, 24, '#7fa6b8', { rx: 4 }),
    path('M718 228l10-34h24l10 34Z', '#fff3d6'),
  );
  sheet.add(rect(640, 104, 110, 78, '#c9a97e'), rect(646, 110, 98, 66, '#dfeaec'));
  sheet.add(path('M652 168q20-40 40-14q10-16 24-2q14 2 20 16Z', '#54764b'), circle(722, 128, 9, '#c9962f'));
}

function teddy(sheet: Sheet, x: number, y: number): void {
  const fur = '#b8946a';
  sheet.add(
    ellipse(x - 16, y + 4, 14, 9, fur),
    ellipse(x + 16, y + 4, 14, 9, fur),
    ellipse(x, y - 16, 22, 24, fur),
    ellipse(x, y - 14, 12, 15, '#d9c3a0'),
    circle(x - 13, y - 62, 8, fur),
    circle(x + 13, y - 62, 8, fur),
    circle(x, y - 48, 20, fur),
    ellipse(x, y - 42, 9, 7, '#d9c3a0'),
    circle(x - 7, y - 52, 2.4, '#33383b'),
    circle(x + 7, y - 52, 2.4, '#33383b'),
    circle(x, y - 45, 2.6, '#33383b'),
  );
}

function blocks(sheet: Sheet, x: number, y: number): void {
  for (const [dx, dy, colour] of [
    [0, 0, '#35716d'],
    [28, 0, '#c9962f'],
    [13, -26, '#b2583f'],
  ] as const) {
    sheet.add(
      rect(x + dx, y + dy - 24, 25, 25, colour, { rx: 3 }),
      rect(x + dx + 6, y + dy - 18, 13, 13, '#fff', { opacity: 0.35, rx: 2 }),
    );
  }
}

function ball(sheet: Sheet, x: number, y: number): void {
  sheet.add(
    circle(x, y - 20, 21, '#e9e7df'),
    path(`M${round(x - 21)} ${y - 20}a21 21 0 0 1 42 0q-21 12-42 0Z`, '#b2583f'),
    path(`M${round(x - 16)} ${y - 6}q16 10 32 0q-6 8-16 8t-16-8Z`, '#2f4a66'),
  );
}

export const CHILDRENS_ROOM: Composition<'bunk-bed'> = {
  id: 'bunk-bed',
  title: 'Barnaherbergi',
  draw: bunkBed,
};
