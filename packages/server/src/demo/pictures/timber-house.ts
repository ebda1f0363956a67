import { darken, lighten } from './colour.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { CLADDING, DOOR, ROOF, type Weather, WHITE_CLADDING } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { type Point, polygon, rect } from './svg-shapes.ts';
import {
  doorSteps,
  FRAME_WHITE,
  glassColour,
  houseDoor,
  houseWindow,
  type Panes,
} from './windows-and-doors.ts';

/** Where a timber house stands; what is left out is chosen by the picture's random stream. */
export interface TimberHouse {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly floors: number;
  readonly weather: Weather;
  readonly wall?: string;
  readonly roof?: string;
  /** Gable to the street; otherwise the eaves, with dormers. */
  readonly gable?: boolean;
  readonly floorHeight?: number;
}

const CELLAR = 30;

interface Built extends TimberHouse {
  readonly top: number;
  readonly rise: number;
  readonly height: number;
  readonly roofColour: string;
  readonly cladding: string;
  readonly trim: string;
  readonly panes: Panes;
  readonly tone: (colour: string) => string;
  readonly storey: number;
}

/** A house of timber clad with corrugated iron or boards, on a stone cellar, as in the old town quarters. */
export function timberHouse(sheet: Sheet, house: TimberHouse): void {
  const { random: r } = sheet;
  const { x, base, width: w, floors, weather } = house;
  const wall = house.wall ?? r.pick(CLADDING);
  const roofColour = house.roof ?? r.pick(ROOF.filter((colour) => colour !== wall));
  const paint = wall === WHITE_CLADDING ? r.pick(['#2f4a66', '#35716d', '#8f3327', '#54764b']) : FRAME_WHITE;
  const tone = outdoorTone(weather);
  const storey = house.floorHeight ?? 104;
  const height = floors * storey + 10;
  const top = base - CELLAR - height;
  const panes = r.pick(['t', 't', 'six'] as const);
  const gable = house.gable ?? r.chance(0.6);
  const cladding = r.chance(0.82) ? sheet.corrugated(tone(wall), 8) : sheet.boards(tone(wall), 13);
  const cover = sheet.corrugated(tone(roofColour), 9);
  const trim = weather.dark ? '#a9b6bb' : paint;
  const rise = gable ? w * r.between(0.42, 0.52) : r.between(86, 108);
  const built: Built = {
    ...house,
    gable,
    top,
    rise,
    height,
    roofColour,
    cladding,
    trim,
    panes,
    tone,
    storey,
  };

  if (r.chance(0.75)) chimney(sheet, built);
  if (gable) gableFront(sheet, built);
  else eavesFront(sheet, built, cover);
  const shade = sheet.gradient(
    [
      [0, '#fff', 0.1],
      [0.55, '#fff', 0],
      [1, '#000', 0.16],
    ],
    true,
  );
  sheet.add(
    rect(x, top, w, height, shade),
    rect(x, base - CELLAR, w, CELLAR, tone('#b3b6b2')),
    rect(x, base - CELLAR, w, 4, tone('#d0d2ce')),
    rect(x - 1, top, 8, height, trim, { opacity: 0.95 }),
    rect(x + w - 7, top, 8, height, trim, { opacity: 0.95 }),
  );
  for (let f = 1; f < floors; f++) {
    sheet.add(rect(x, base - CELLAR - f * storey - 4, w, 6, trim, { opacity: 0.92 }));
  }
  openings(sheet, built);
}

function chimney(sheet: Sheet, { x, width: w, top, rise, gable, tone }: Built): void {
  const at = x + w * sheet.random.between(0.22, 0.34);
  const y = top - rise * (gable ? 0.86 : 1);
  sheet.add(rect(at, y - 22, 26, rise, tone('#9a958c')), rect(at - 3, y - 26, 32, 8, tone('#7f7a72')));
}

function gableFront(sheet: Sheet, house: Built): void {
  const { x, width: w, base, top, rise, tone, roofColour } = house;
  const front: Point[] = [
    [x, base - CELLAR],
    [x, top],
    [x + w / 2, top - rise],
    [x + w, top],
    [x + w, base - CELLAR],
  ];
  sheet.add(polygon(front, house.cladding));
  const eave = 16;
  const thick = 13;
  const slope = rise / (w / 2);
  const side = (edge: number, out: number): Point[] => [
    [edge + out * eave, top + eave * slope],
    [x + w / 2, top - rise],
    [x + w / 2, top - rise - thick * 1.5],
    [edge + out * (eave + 3), top + eave * slope - thick * 0.6],
  ];
  sheet.add(
    polygon(side(x, -1), tone(lighten(roofColour, 0.08))),
    polygon(side(x + w, 1), tone(darken(roofColour, 0.14))),
  );
  const loft = w * 0.15;
  const at = [x + w / 2 - loft / 2, top - rise * 0.46, loft, loft * 1.4] as const;
  houseWindow(sheet, at, house.weather, house.trim, house.panes);
}

function eavesFront(sheet: Sheet, house: Built, cover: string): void {
  const { x, width: w, top, rise, tone, roofColour } = house;
  const slope: Point[] = [
    [x - 12, top + 8],
    [x - 2, top - rise],
    [x + w + 2, top - rise],
    [x + w + 12, top + 8],
  ];
  sheet.add(
    rect(x, top, w, house.height, house.cladding),
    polygon(slope, cover),
    rect(x - 14, top + 4, w + 28, 8, tone(lighten(roofColour, 0.2))),
    rect(x - 4, top - rise - 4, w + 8, 7, tone(darken(roofColour, 0.2))),
  );
  const count = w > 250 ? 2 : 1;
  for (let i = 0; i < count; i++) dormer(sheet, house, x + (w * (i + 1)) / (count + 1) - 31);
}

function dormer(sheet: Sheet, house: Built, x: number): void {
  const { tone, roofColour } = house;
  const w = 62;
  const y = house.top - house.rise * 0.18;
  const front: Point[] = [
    [x, y],
    [x, y - 46],
    [x + w / 2, y - 74],
    [x + w, y - 46],
    [x + w, y],
  ];
  const half = (edge: number, out: number): Point[] => [
    [edge + out * 7, y - 40],
    [x + w / 2, y - 74],
    [x + w / 2, y - 84],
    [edge + out * 10, y - 46],
  ];
  sheet.add(
    polygon(front, house.cladding),
    polygon(half(x, -1), tone(lighten(roofColour, 0.14))),
    polygon(half(x + w, 1), tone(darken(roofColour, 0.1))),
  );
  houseWindow(sheet, [x + 17, y - 42, 28, 34], house.weather, house.trim, 't');
}

function openings(sheet: Sheet, house: Built): void {
  const { x, base, width: w, floors, storey, weather, tone } = house;
  const { random: r } = sheet;
  const columns = w < 190 ? 2 : w < 270 ? 3 : 4;
  const ww = Math.min(42, (w / columns) * 0.5);
  const wh = ww * 1.48;
  const doorColumn = r.whole(0, columns - 1);
  const centre = (column: number) => x + (w * (column + 0.5)) / columns;
  for (let f = 0; f < floors; f++) {
    for (let c = 0; c < columns; c++) {
      if (f === 0 && c === doorColumn) {
        houseDoor(sheet, [centre(c) - 21, base - CELLAR, 42, 84], weather, tone(r.pick(DOOR)));
        doorSteps(sheet, centre(c) - 21, base, 42, 4);
      } else {
        const y = base - CELLAR - (f + 1) * storey + storey * 0.26;
        houseWindow(sheet, [centre(c) - ww / 2, y, ww, wh], weather, house.trim, house.panes);
      }
    }
  }
  for (let c = 0; c < columns; c++) {
    if (c !== doorColumn) sheet.add(rect(centre(c) - 14, base - 21, 28, 12, glassColour(sheet, weather)));
  }
}
