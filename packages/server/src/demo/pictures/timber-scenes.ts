import { shuffled } from '#demo/seeded-random.ts';
import type { Composition } from './composition.ts';
import { mountain } from './mountains-and-sea.ts';
import { BY_DAY, CLADDING, ROOF } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { sky } from './sky.ts';
import { backdrop, bareRidge, bushes, fence, ground, tree } from './surroundings.ts';
import { timberHouse } from './timber-house.ts';

/** A two-storey house in an old quarter, often with neighbours on both sides. */
function townHouse(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 500;
  backdrop(sheet, weather, y);
  const width = r.between(250, 330);
  const x = r.between(210, 300);
  const neighbour = (left: number, w: number) =>
    timberHouse(sheet, { x: left, base: y, width: w, floors: r.whole(1, 2), weather });
  if (r.chance(0.7)) neighbour(x - r.between(300, 330), r.between(200, 250));
  if (r.chance(0.7)) neighbour(x + width + r.between(60, 90), r.between(200, 260));
  ground(sheet, weather, y);
  timberHouse(sheet, { x, base: y + 6, width, floors: 2, weather, floorHeight: 112 });
  if (r.chance(0.6)) fence(sheet, -4, x - 16, y + 40, weather);
  tree(sheet, x + width + r.between(34, 60), y + 40, r.between(130, 210), weather);
  if (r.chance()) tree(sheet, x - r.between(50, 80), y + 34, r.between(90, 160), weather);
}

/** One floor and a loft, eaves to the street, a shed beside it. */
function cottage(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 486;
  sky(sheet, weather, y - 70);
  const height = r.between(200, 260);
  const { far: colour, snow } = weather;
  mountain(sheet, { base: y - 66, height, colour, snow, plateau: r.chance(), roughness: 0.055 });
  bareRidge(sheet, weather, y - 34, r.between(50, 90));
  ground(sheet, weather, y);
  const width = r.between(310, 370);
  const x = r.between(170, 240);
  const shedOnLeft = r.chance(0.4);
  const shed = shedOnLeft ? x - r.between(190, 210) : x + width + r.between(40, 60);
  const shedWidth = r.between(120, 150);
  timberHouse(sheet, {
    x: shed,
    base: y + 2,
    width: shedWidth,
    floors: 1,
    weather,
    floorHeight: 84,
    gable: true,
  });
  timberHouse(sheet, { x, base: y + 6, width, floors: 1, weather, floorHeight: 118, gable: false });
  bushes(sheet, x + 20, width / 6, 6, y + 6, weather);
  if (shedOnLeft) fence(sheet, x + width + 14, 804, y + 38, weather);
  else fence(sheet, -4, x - 18, y + 38, weather);
  const near = shedOnLeft ? x + width + r.between(60, 90) : x - r.between(60, 90);
  tree(sheet, near, y + 34, r.between(150, 220), weather);
  tree(sheet, r.between(20, 60), y + 40, r.between(70, 120), weather);
  tree(sheet, r.between(720, 790), y + 40, r.between(80, 150), weather);
}

/** Four gables side by side under one roof colour. */
function timberRow(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 500;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const width = r.between(172, 196);
  const left = r.between(-30, 30);
  const roof = r.pick(ROOF);
  const walls = shuffled(r, CLADDING);
  for (let i = 0; i < 4; i++) {
    const x = left + i * (width + 16);
    timberHouse(sheet, {
      x,
      base: y + 4,
      width,
      floors: 2,
      weather,
      gable: true,
      floorHeight: 100,
      wall: walls[i],
      roof,
    });
  }
  for (let i = 0; i < 3; i++) tree(sheet, r.between(40, 760), y + 42, r.between(60, 100), weather);
}

export const TOWN_HOUSE: Composition<'town-house'> = {
  id: 'town-house',
  title: 'Timburhús með bárujárni',
  draw: townHouse,
};
export const COTTAGE: Composition<'cottage'> = {
  id: 'cottage',
  title: 'Timburhús á einni hæð',
  draw: cottage,
};
export const TIMBER_ROW: Composition<'timber-row'> = {
  id: 'timber-row',
  title: 'Röð bárujárnshúsa',
  draw: timberRow,
};
