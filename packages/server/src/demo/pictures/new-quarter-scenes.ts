import { darken } from './colour.ts';
import type { Composition } from './composition.ts';
import { modernBlock } from './modern-block.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { BY_DAY, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { bicycles, car, youngBirches } from './street-things.ts';
import { backdrop, ground, streetLamp, tree } from './surroundings.ts';
import { path, polygon, rect, round } from './svg-shapes.ts';
import { glassColour } from './windows-and-doors.ts';

/** A new block of flats with balconies, young trees and bicycles at the door. */
function newFlats(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 512;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const w = r.between(430, 560);
  const left = r.chance();
  const x = left ? r.between(50, 90) : 800 - w - r.between(50, 90);
  if (r.chance(0.7)) {
    const other = left ? x + w + r.between(50, 80) : x - 330 - r.between(50, 80);
    modernBlock(sheet, [other, y - 6, 330], 3, weather);
  }
  modernBlock(sheet, [x, y + 4, w], 4, weather);
  youngBirches(sheet, [x - 26, x + w * 0.2, x + w * 0.86, x + w + 40], y + 42, weather);
  bicycles(sheet, x + w * 0.66, y + 40);
  if (r.chance(0.6))
    car(sheet, x + w * 0.66 > 420 ? r.between(20, 160) : r.between(560, 650), y + 88, weather);
}

/** A three-storey office building with bands of glass. */
function offices(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 508;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const w = r.between(500, 600);
  const x = r.between(80, 800 - w - 60);
  officeBuilding(sheet, [x, y + 4, w], weather);
  tree(sheet, x - r.between(24, 44), y + 42, r.between(110, 170), weather);
  youngBirches(sheet, [x + w + 30, x + w * 0.46], y + 44, weather);
  streetLamp(sheet, r.between(700, 770), y + 46, 150, weather);
  car(sheet, r.between(40, 240), y + 88, weather);
  if (r.chance()) car(sheet, r.between(440, 600), y + 88, weather);
}

function officeBuilding(
  sheet: Sheet,
  [x, base, w]: readonly [number, number, number],
  weather: Weather,
): void {
  const { random: r } = sheet;
  const tone = outdoorTone(weather, 0.58, 0.2);
  const wall = tone(r.pick(['#d9dcda', '#e6e2d8', '#b9c1c3', '#8e989c', '#c9b8a4']));
  const storey = 104;
  const top = base - storey * 3 - 20;
  const entrance = x + w * r.between(0.56, 0.66);
  const frame = tone('#3f4a50');
  sheet.add(
    rect(x + 60, top - 26, 120, 30, tone('#8d979c')),
    rect(x, top, w, base - top, wall),
    rect(x - 6, top - 6, w + 12, 12, tone(darken('#8d979c', 0.2))),
  );
  for (let f = 0; f < 3; f++) {
    const y = base - (f + 1) * storey + 18;
    sheet.add(rect(x + 16, y - 4, w - 32, 62, frame));
    const pane = (w - 32) / 10;
    for (let i = 0; i < 10; i++) {
      sheet.add(rect(x + 18 + i * pane, y, pane - 5, 54, glassColour(sheet, weather)));
    }
    const gleam = [
      [x + 30, y + 54],
      [x + 90, y],
      [x + 130, y],
      [x + 70, y + 54],
    ] as const;
    sheet.add(
      polygon(gleam, '#fff', { opacity: 0.1 }),
      rect(x + 16, y + 58, w - 32, 5, '#000', { opacity: 0.1 }),
    );
  }
  // A glass staircase over the entrance.
  sheet.add(rect(entrance, top - 14, 96, base - top + 14, frame));
  for (let i = 0; i < 5; i++) {
    for (const column of [6, 51]) {
      sheet.add(rect(entrance + column, top - 6 + i * 54, 39, 48, glassColour(sheet, weather)));
    }
  }
  sheet.add(
    rect(entrance + 8, base - 72, 38, 72, '#dfe8ea', { opacity: weather.dark ? 0.5 : 0.75 }),
    rect(entrance + 50, base - 72, 38, 72, '#dfe8ea', { opacity: weather.dark ? 0.5 : 0.75 }),
    rect(entrance - 16, base - 86, 128, 9, tone('#aeb6b9')),
  );
  const pole = x + 34;
  for (let i = 0; i < 3; i++) {
    const at = pole + i * 30;
    const cloth = tone(r.pick(['#35716d', '#2f4a66', '#c9962f', '#b2583f']));
    sheet.add(
      rect(at, base - 190, 3, 226, tone('#e8eaea')),
      path(`M${round(at + 3)} ${round(base - 188)}q12 6 26 0v18q-14 6-26 0Z`, cloth),
    );
  }
}

export const NEW_FLATS: Composition<'new-flats'> = {
  id: 'new-flats',
  title: 'Nýlegt fjölbýlishús',
  draw: newFlats,
};
export const OFFICES: Composition<'offices'> = { id: 'offices', title: 'Skrifstofuhús', draw: offices };
