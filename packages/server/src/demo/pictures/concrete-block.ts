import { outdoorTone } from './outdoor-tone.ts';
import { RENDER, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { rect } from './svg-shapes.ts';
import { FRAME_WHITE, glassColour, houseDoor, houseWindow } from './windows-and-doors.ts';

/** Where a block of flats stands and how high it is. */
export interface ConcreteBlock {
  readonly x: number;
  readonly base: number;
  readonly width: number;
  readonly floors: number;
  readonly weather: Weather;
}

/** A rendered block of flats with coloured balcony rails around one staircase, as built from 1955 to 1985. */
export function concreteBlock(sheet: Sheet, { x, base, width: w, floors, weather }: ConcreteBlock): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather, 0.58, 0.2);
  const body = tone(r.pick(RENDER));
  const accent = tone(r.pick(['#b2412f', '#35716d', '#c9962f', '#2f4a66', '#7fa6b8']));
  const storey = 92;
  const height = floors * storey + 16;
  const top = base - height;
  const shade = [
    [0, '#fff', 0.12],
    [1, '#000', 0.12],
  ] as const;
  sheet.add(
    rect(x, top, w, height, body),
    rect(x - 8, top - 10, w + 16, 14, tone('#6a747a')),
    rect(x, top, w, height, sheet.gradient(shade, true)),
  );
  const bays = Math.max(3, Math.round(w / 120));
  const stair = Math.floor(bays / 2);
  const rail = sheet.corrugated(accent, 7);
  const bay = w / bays;
  for (let b = 0; b < bays; b++) {
    const left = x + bay * b;
    for (let f = 0; f < floors; f++) {
      const y = base - (f + 1) * storey;
      if (b === stair) {
        sheet.add(
          rect(left + bay * 0.3, y + 8, bay * 0.4, storey - 10, glassColour(sheet, weather)),
          rect(left + bay * 0.3, y + storey * 0.5, bay * 0.4, 4, FRAME_WHITE),
        );
        continue;
      }
      const trim = weather.dark ? '#8b999f' : '#f7f6f2';
      houseWindow(sheet, [left + bay * 0.14, y + 20, bay * 0.3, 44], weather, trim, 'one');
      sheet.add(
        rect(left + bay * 0.52, y + 16, bay * 0.4, 64, glassColour(sheet, weather)),
        rect(left + bay * 0.7, y + 16, 3, 64, FRAME_WHITE),
        rect(left + bay * 0.48, y + 50, bay * 0.48, 34, rail),
        rect(left + bay * 0.48, y + 47, bay * 0.48, 4, tone(FRAME_WHITE)),
      );
    }
  }
  const door = x + bay * (stair + 0.5);
  houseDoor(sheet, [door - 20, base, 40, 70], weather, accent);
  sheet.add(rect(door - 36, base - 84, 72, 8, tone('#6a747a')));
}
