import { darken, lighten } from './colour.ts';
import { outdoorTone } from './outdoor-tone.ts';
import type { Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { circle, rect } from './svg-shapes.ts';
import { FRAME_WHITE, glassColour } from './windows-and-doors.ts';

const STOREY = 86;

interface Facade {
  readonly weather: Weather;
  readonly tone: (colour: string) => string;
  readonly panel: string;
  readonly frame: string;
}

/** A block from recent years: staggered balconies behind glass, panels of wood or zinc, a set-back top floor. */
export function modernBlock(
  sheet: Sheet,
  [x, base, w]: readonly [number, number, number],
  floors: number,
  weather: Weather,
): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather, 0.58, 0.2);
  const body = tone(r.pick(['#f0eee8', '#dfe2e2', '#cbb79d', '#a9b4b6', '#b8705a', '#7d888d', '#d9cbb0']));
  const dark = tone(r.pick(['#4c565c', '#5f574e', '#3f4d55']));
  const panel = sheet.boards(
    tone(r.pick(['#b58a5c', '#9c7350', '#6f7b80', '#e3ddd0', '#5d7a78', '#c29a4a'])),
    9,
  );
  const facade: Facade = { weather, tone, panel, frame: dark };
  const height = floors * STOREY;
  const top = base - height;
  // the set-back floor
  const inset = w * 0.12;
  sheet.add(
    rect(x + inset, top - 66, w - inset * 2, 70, dark),
    rect(x + inset - 10, top - 74, w - inset * 2 + 20, 10, tone('#8d979c')),
  );
  for (let left = x + inset + 18; left < x + w - inset - 50; left += 74) {
    sheet.add(
      rect(left, top - 54, 52, 50, glassColour(sheet, weather)),
      rect(left + 25, top - 54, 3, 50, darken(dark, 0.3)),
    );
  }
  sheet.add(
    rect(x - 2, top - 24, w + 4, 22, '#dfeaee', { opacity: weather.dark ? 0.16 : 0.45 }),
    rect(x - 2, top - 26, w + 4, 3, tone('#aeb6b9')),
    rect(x, top - 4, w, height + 4, body),
    rect(x, top - 4, w, 6, tone('#c3c8c8')),
  );
  const shade = [
    [0, '#fff', 0.1],
    [1, '#000', 0.1],
  ] as const;
  sheet.add(rect(x, top, w, height, sheet.gradient(shade, true)));
  const bays = Math.round(w / 110);
  const bay = w / bays;
  const entrance = Math.floor(bays / 2);
  for (let f = 0; f < floors; f++) {
    const y = base - (f + 1) * STOREY;
    for (let b = 0; b < bays; b++) {
      const left = x + b * bay;
      if (f === 0 && b === entrance) entranceHall(sheet, left, base, bay, facade);
      else if ((b + f) % 2 === 0) balcony(sheet, left, y, bay, facade);
      else windows(sheet, left, y, bay, facade);
    }
    sheet.add(rect(x, y - 2, w, 3, '#000', { opacity: 0.07 }));
  }
}

function balcony(
  sheet: Sheet,
  x: number,
  y: number,
  bay: number,
  { weather, frame, panel, tone }: Facade,
): void {
  const { random: r } = sheet;
  const w = bay - 16;
  sheet.add(
    rect(x + 8, y + 6, w, STOREY - 10, panel),
    rect(x + 8, y + 6, w, 14, '#000', { opacity: 0.3 }),
    rect(x + 18, y + 16, w * 0.62, 64, frame),
    rect(x + 21, y + 19, w * 0.62 - 6, 61, glassColour(sheet, weather)),
    rect(x + 18 + w * 0.3, y + 16, 4, 64, frame),
  );
  if (r.chance(0.6)) {
    sheet.add(
      circle(x + w * 0.86, y + 50, 11, tone(r.pick(['#5d7f52', '#4d7263', '#8a9a4a']))),
      rect(x + w * 0.86 - 7, y + 58, 14, 20, tone('#b2704f')),
    );
  }
  sheet.add(
    rect(x + 4, y + 46, w + 8, 36, '#dfeaee', { opacity: weather.dark ? 0.2 : 0.5 }),
    rect(x + 4, y + 44, w + 8, 3, tone('#aeb6b9')),
    rect(x + 2, y + 80, w + 12, 7, tone('#d6d9d7')),
  );
}

function windows(sheet: Sheet, x: number, y: number, bay: number, { weather, frame, panel }: Facade): void {
  const wide = bay * 0.34;
  const left = x + bay * 0.16;
  sheet.add(
    rect(left - 3, y + 15, wide + 6, 60, frame),
    rect(left, y + 18, wide, 54, glassColour(sheet, weather)),
    rect(left + wide * 0.36, y + 18, 3, 54, frame),
    rect(left + wide + 3, y + 15, bay * 0.14, 60, panel),
    rect(left + wide + 3 + bay * 0.14, y + 15, bay * 0.16, 60, frame),
    rect(left + wide + 6 + bay * 0.14, y + 18, bay * 0.16 - 6, 54, glassColour(sheet, weather)),
  );
}

function entranceHall(
  sheet: Sheet,
  x: number,
  base: number,
  bay: number,
  { weather, frame, panel, tone }: Facade,
): void {
  const glass = weather.dark ? '#f2c66b' : lighten(glassColour(sheet, weather), 0.18);
  sheet.add(
    rect(x + 6, base - STOREY + 8, bay - 12, STOREY - 8, panel),
    rect(x + bay * 0.22, base - 68, bay * 0.56, 68, frame),
    rect(x + bay * 0.25, base - 65, bay * 0.24, 65, glass),
    rect(x + bay * 0.51, base - 65, bay * 0.24, 65, glass),
    rect(x + bay * 0.47, base - 38, 3, 16, '#d6d9d7'),
    rect(x - 4, base - 82, bay + 8, 8, tone('#d6d9d7')),
    rect(x + bay * 0.84, base - 56, bay * 0.08, 24, FRAME_WHITE),
  );
}
