import { seededRandom } from '#demo/seeded-random.ts';
import { mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { mountain, sea } from './mountains-and-sea.ts';
import { DAWN, NIGHT } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { ground, streetLamp, tree } from './surroundings.ts';
import { timberHouse } from './timber-house.ts';

const WALLS = [
  '#b2412f',
  '#e9e7df',
  '#35716d',
  '#c9962f',
  '#2f4a66',
  '#bf7f6c',
  '#2e3338',
  '#7fa6b8',
  '#e9e7df',
  '#54764b',
  '#b2412f',
  '#d9c9a3',
] as const;

/** A long street for the front page; the seeds `day` and `night` show the same houses. */
function longStreet(sheet: Sheet): void {
  const weather = sheet.seed.includes('night') ? NIGHT : DAWN;
  const { width, height } = sheet;
  const y = height - 84;
  // One stream for day and night, so that only the light changes when the colour scheme does.
  sheet.random = seededRandom('street-9');
  const { random: r } = sheet;
  const { far, mid, snow } = weather;
  sky(sheet, weather, y - 70);
  mountain(sheet, { base: y - 30, height: 250, colour: far, snow, plateau: true, roughness: 0.045 });
  mountain(sheet, { base: y - 10, height: 96, colour: mid, snow: mix(mid, snow, 0.35), plateau: false });
  sea(sheet, weather, y - 74, 80);
  ground(sheet, weather, y);
  let x = -40;
  for (let i = 0; x < width; i++) {
    const w = r.between(150, 216);
    const floors = i % 3 === 1 ? 1 : 2;
    const wall = WALLS[i % WALLS.length];
    const floorHeight = floors === 1 ? 96 : 88;
    timberHouse(sheet, { x, base: y + 6, width: w, floors, weather, wall, floorHeight, gable: i % 4 !== 2 });
    x += w + (i % 3 === 2 ? r.between(58, 90) : r.between(26, 40));
    if (i % 3 === 2) tree(sheet, x - 44, y + 38, r.between(90, 140), weather);
  }
  for (let k = 0; k < 3; k++) {
    const at = 260 + k * (width / 3);
    streetLamp(sheet, at, y + 58, 150, weather);
  }
}

export const LONG_STREET: Composition<'long-street'> = {
  id: 'long-street',
  title: 'Gata með bárujárnshúsum, fjall og sjór',
  draw: longStreet,
};
