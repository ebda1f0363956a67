import { darken, lighten } from './colour.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { DOOR, ROOF, SNOW, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { polygon, rect } from './svg-shapes.ts';
import { doorSteps, FRAME_WHITE, glassColour, houseDoor, houseWindow } from './windows-and-doors.ts';

const SHELL_SAND = ['#d9d2bf', '#cdd3cf', '#e6dcc6', '#c7b9a2', '#b9c4c4', '#dcc9b8', '#b3bcab'] as const;
const CELLAR = 40;
const STOREY = 112;

const GRAINS = [
  [2, 3, '#000'],
  [9, 6, '#fff'],
  [5, 10, '#fff'],
  [11, 12, '#000'],
] as const;

/** Rendered wall with the grain of crushed shells. */
function shellSand(sheet: Sheet, colour: string): string {
  const grains: string[] = [];
  for (let x = 0; x < 168; x += 14) {
    for (let y = 0; y < 168; y += 14) {
      grains.push(...GRAINS.map(([dx, dy, fill]) => rect(x + dx, y + dy, 1.6, 1.6, fill, { opacity: 0.22 })));
    }
  }
  return sheet.tile(168, 168, colour, grains.join(''));
}

/** A wide window in three parts, as at the corners of houses from the thirties and forties. */
function wideWindow(sheet: Sheet, x: number, y: number, w: number, weather: Weather): void {
  const h = 58;
  const glass = glassColour(sheet, weather);
  sheet.add(
    rect(x - 4, y - 4, w + 8, h + 8, FRAME_WHITE),
    rect(x - 7, y + h + 4, w + 14, 5, '#fff'),
    rect(x, y, w, h, glass),
    polygon(
      [
        [x, y + h * 0.7],
        [x + w * 0.5, y],
        [x + w * 0.7, y],
        [x + w * 0.05, y + h],
        [x, y + h],
      ],
      '#fff',
      { opacity: 0.12 },
    ),
    rect(x + w * 0.25, y, 4, h, FRAME_WHITE),
    rect(x + w * 0.75 - 4, y, 4, h, FRAME_WHITE),
  );
}

/**
 * A two-storey rendered house under a hipped iron roof; `x` and `base` are its lower left corner.
 * Returns the middle of its door, so that a garden path can lead there.
 */
export function concreteHouse(sheet: Sheet, x: number, base: number, w: number, weather: Weather): number {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  const wall = r.pick(SHELL_SAND);
  const roof = r.pick(ROOF);
  const door = r.pick(DOOR);
  const height = STOREY * 2 + 8;
  const top = base - CELLAR - height;
  const mirrored = r.chance();
  /** Columns are given from the side of the staircase, so that a mirrored house needs no second plan. */
  const column = (part: number, width: number) => (mirrored ? x + w - part * w - width : x + part * w);

  const chimney = column(0.66, 30);
  sheet.add(
    rect(chimney, top - 118, 30, 60, tone('#b9b2a4')),
    rect(chimney - 3, top - 122, 36, 8, tone('#8d877b')),
    polygon(
      [
        [x - 16, top + 6],
        [x + w * 0.24, top - 88],
        [x + w * 0.76, top - 88],
        [x + w + 16, top + 6],
      ],
      sheet.corrugated(tone(roof), 9),
    ),
    polygon(
      [
        [x - 16, top + 6],
        [x + w * 0.24, top - 88],
        [x + w * 0.3, top + 6],
      ],
      '#000',
      { opacity: 0.08 },
    ),
    rect(x - 18, top + 2, w + 36, 9, tone(lighten(roof, 0.25))),
    rect(x, top + 11, w, height - 11, shellSand(sheet, tone(wall))),
    rect(x, top + 11, w, 10, '#000', { opacity: 0.1 }),
    rect(x, base - CELLAR, w, CELLAR, tone(darken(wall, 0.18))),
    rect(x, base - CELLAR, w, 4, tone(lighten(wall, 0.3))),
  );
  if (weather === SNOW) sheet.add(rect(x + w * 0.24, top - 93, w * 0.52, 8, '#fff', { rx: 4 }));

  // The staircase: a door below, one tall window of many panes above.
  const stairs = column(0.08, 46);
  const tall = top + 34;
  sheet.add(
    rect(stairs - 4, tall - 4, 54, 118, FRAME_WHITE),
    rect(stairs, tall, 46, 110, glassColour(sheet, weather)),
  );
  sheet.add(rect(stairs + 21, tall, 4, 110, FRAME_WHITE));
  for (let i = 1; i < 4; i++) sheet.add(rect(stairs, tall + i * 27.5 - 1.5, 46, 3, FRAME_WHITE));
  houseDoor(sheet, [stairs + 2, base - CELLAR, 44, 82], weather, tone(door));
  sheet.add(rect(stairs - 16, base - CELLAR - 100, 80, 9, tone('#e8e6df')));
  doorSteps(sheet, stairs + 2, base, 44, 5);

  for (let f = 0; f < 2; f++) {
    const y = base - CELLAR - (f + 1) * STOREY + 30;
    houseWindow(sheet, [column(0.33, 44), y, 44, 58], weather, FRAME_WHITE, 'one');
    wideWindow(sheet, column(0.62, w * 0.3), y, w * 0.3, weather);
    if (f === 1) {
      const rail = column(0.56, w * 0.42);
      sheet.add(
        rect(rail, y + 52, w * 0.42, 36, shellSand(sheet, tone(lighten(wall, 0.22)))),
        rect(rail - 3, y + 48, w * 0.42 + 6, 6, tone('#f4f3ee')),
        rect(rail, y + 88, w * 0.42, 7, '#000', { opacity: 0.16 }),
      );
    }
  }
  for (const part of [0.36, 0.7]) {
    sheet.add(
      rect(column(part, 40), base - 28, 40, 16, glassColour(sheet, weather), {
        stroke: FRAME_WHITE,
        'stroke-width': 3,
      }),
    );
  }
  return stairs + 24;
}

/** A one-storey house with a low iron roof, a wide window and a garage at its end; about `w` long. */
export function bungalow(sheet: Sheet, x: number, base: number, w: number, weather: Weather): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather);
  const wall = tone(r.pick(['#eceae3', '#e3dfd4', '#d9dfe0', '#e9e0cc']));
  const roof = r.pick(ROOF);
  const panel = sheet.boards(tone(r.pick(['#8a6a4a', '#35716d', '#4a5a63', '#a3573f'])), 11);
  const height = 148;
  const top = base - height;
  const garage = 148;
  const main = w - garage;
  sheet.add(
    // the garage, lower and further back
    rect(x + main, base - 118, garage, 118, tone('#dcd9d0')),
    rect(x + main - 4, base - 126, garage + 14, 11, tone(darken(roof, 0.1))),
    rect(
      x + main + 22,
      base - 92,
      garage - 44,
      92,
      sheet.boards(tone(r.pick(['#f4f3ee', '#8d979c', '#35716d'])), 14),
    ),
    rect(x + main * 0.7, top - 106, 26, 54, tone('#a7a096')),
    rect(x + main * 0.7 - 3, top - 110, 32, 7, tone('#807a70')),
    polygon(
      [
        [x - 22, top + 8],
        [x + 8, top - 78],
        [x + main - 8, top - 78],
        [x + main + 20, top + 8],
      ],
      sheet.corrugated(tone(roof), 9),
    ),
    rect(x + 6, top - 82, main - 12, 6, tone(darken(roof, 0.2))),
    rect(x - 24, top + 4, main + 46, 9, tone(lighten(roof, 0.25))),
    rect(x, top + 13, main, height - 13, wall),
    rect(x, top + 13, main, 12, '#000', { opacity: 0.12 }),
    rect(x, base - 12, main, 12, tone('#a9aca8')),
    rect(x + main * 0.5, top + 13, main * 0.3, height - 25, panel),
  );
  if (weather === SNOW) sheet.add(rect(x + 4, top - 88, main - 8, 9, '#fff', { rx: 4 }));
  wideWindow(sheet, x + main * 0.08, top + 46, main * 0.34, weather);
  houseDoor(sheet, [x + main * 0.56, base, 46, 98], weather, tone(r.pick(DOOR)));
  sheet.add(
    rect(x + main * 0.56 + 54, base - 94, 16, 82, glassColour(sheet, weather), {
      stroke: FRAME_WHITE,
      'stroke-width': 4,
    }),
  );
  houseWindow(sheet, [x + main * 0.86, top + 46, 38, 52], weather, FRAME_WHITE, 'one');
}
