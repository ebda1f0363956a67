import { darken, mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { bungalow, concreteHouse } from './concrete-house.ts';
import { mountain } from './mountains-and-sea.ts';
import { outdoorTone } from './outdoor-tone.ts';
import { BY_DAY, SNOW, type Weather } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { car } from './street-things.ts';
import { backdrop, bareRidge, bushes, ground, tree } from './surroundings.ts';
import { polygon, rect } from './svg-shapes.ts';

/** A hedge behind a low concrete wall, with an opening for the gate. */
function gardenWall(sheet: Sheet, y: number, gate: number, weather: Weather): void {
  const tone = outdoorTone(weather);
  const hedge = weather === SNOW ? '#a9b7b1' : darken(weather.near, 0.12);
  for (const [from, to] of [
    [-4, gate - 36],
    [gate + 36, 804],
  ] as const) {
    sheet.add(rect(from, y - 34, to - from, 26, hedge, { rx: 9 }));
    for (let x = from + 14; x < to - 10; x += 26) {
      sheet.add(rect(x - 13, y - 40, 26, 16, x % 4 > 1 ? hedge : darken(hedge, 0.08), { rx: 8 }));
    }
    sheet.add(
      rect(from, y - 16, to - from, 24, tone('#c3c1b8')),
      rect(from, y - 19, to - from, 5, tone('#d9d7ce')),
    );
  }
  sheet.add(
    rect(gate - 36, y - 26, 10, 34, tone('#b3b1a8')),
    rect(gate + 26, y - 26, 10, 34, tone('#b3b1a8')),
  );
}

/** A rendered house from the middle of the last century, with an old garden. */
function oldConcrete(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 506;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const w = r.between(330, 390);
  const x = r.between(180, 250);
  if (r.chance(0.6)) concreteHouse(sheet, x - w - r.between(60, 90), y - 4, w, weather);
  if (r.chance(0.6)) concreteHouse(sheet, x + w + r.between(60, 90), y - 4, w, weather);
  tree(sheet, x + w + r.between(16, 40), y + 22, r.between(220, 300), weather);
  const door = concreteHouse(sheet, x, y + 4, w, weather);
  tree(sheet, x - r.between(40, 70), y + 26, r.between(150, 220), weather);
  sheet.add(rect(door - 26, y + 4, 52, 46, weather.path));
  gardenWall(sheet, y + 40, door, weather);
  if (r.chance(0.5)) car(sheet, door < 400 ? r.between(520, 640) : r.between(40, 180), y + 88, weather);
}

/** A one-storey house with a garage and a drive. */
function suburban(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 496;
  sky(sheet, weather, y - 70);
  const { far: colour, snow } = weather;
  const height = r.between(210, 280);
  mountain(sheet, { base: y - 60, height, colour, snow, plateau: r.chance(0.6) });
  bareRidge(sheet, weather, y - 30, r.between(60, 100));
  ground(sheet, weather, y);
  const w = r.between(580, 620);
  const x = r.between(80, 110);
  tree(sheet, x - r.between(10, 40), y + 10, r.between(230, 300), weather);
  bungalow(sheet, x, y + 8, w, weather);
  const drive = x + w - 138;
  const slope = [
    [drive, y + 8],
    [drive + 118, y + 8],
    [drive + 150, y + 76],
    [drive - 30, y + 76],
  ] as const;
  sheet.add(polygon(slope, mix(weather.path, '#8b9599', 0.25)));
  bushes(sheet, x + 20, 44, 5, y + 12, weather);
  tree(sheet, x + w + r.between(40, 70), y + 30, r.between(120, 200), weather);
  tree(sheet, r.between(24, 60), y + 40, r.between(70, 110), weather);
  if (r.chance(0.7)) car(sheet, drive - 8, y + 52, weather);
}

export const OLD_CONCRETE: Composition<'old-concrete'> = {
  id: 'old-concrete',
  title: 'Steinhús með garði',
  draw: oldConcrete,
};
export const SUBURBAN: Composition<'suburban'> = {
  id: 'suburban',
  title: 'Einbýlishús með bílskúr',
  draw: suburban,
};
