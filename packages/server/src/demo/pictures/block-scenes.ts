import { mix } from './colour.ts';
import type { Composition } from './composition.ts';
import { concreteBlock } from './concrete-block.ts';
import { BY_DAY } from './palettes.ts';
import type { Sheet } from './sheet.ts';
import { backdrop, ground, tree } from './surroundings.ts';
import { rect } from './svg-shapes.ts';

/** Three or four floors along the street. */
function slab(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 510;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const width = r.between(480, 620);
  const x = r.between(90, 800 - width - 60);
  concreteBlock(sheet, { x, base: y + 4, width, floors: r.whole(3, 4), weather });
  tree(sheet, x - 40, y + 40, r.between(120, 190), weather);
  tree(sheet, x + width + 36, y + 42, r.between(110, 200), weather);
  tree(sheet, x + width * 0.32, y + 46, r.between(60, 90), weather);
}

/** Five floors and a low wing of garages. */
function tower(sheet: Sheet): void {
  const { random: r } = sheet;
  const weather = r.pick(BY_DAY);
  const y = 512;
  backdrop(sheet, weather, y);
  ground(sheet, weather, y);
  const width = r.between(330, 390);
  const left = r.chance();
  const x = left ? r.between(60, 110) : 800 - width - r.between(60, 110);
  const wing = r.between(220, 260);
  const wingX = left ? x + width + 6 : x - wing - 6;
  const wall = weather.dark ? '#33424b' : '#d3d6d2';
  const accent = r.pick(['#35716d', '#2f4a66', '#b2412f', '#8d979c']);
  concreteBlock(sheet, { x, base: y + 4, width, floors: 5, weather });
  sheet.add(rect(wingX, y - 74, wing, 78, wall), rect(wingX - 5, y - 80, wing + 10, 8, '#6a747a'));
  const gate = (wing - 12) / 3;
  for (let i = 0; i < 3; i++) {
    const boards = sheet.boards(weather.dark ? mix(accent, '#0d1c28', 0.5) : accent, 12);
    sheet.add(rect(wingX + 12 + i * gate, y - 58, gate - 12, 62, boards));
  }
  tree(sheet, left ? wingX + wing + 30 : wingX - 30, y + 40, r.between(150, 210), weather);
  tree(sheet, x + width * r.between(0.2, 0.3), y + 46, r.between(56, 84), weather);
  tree(sheet, x + width * r.between(0.7, 0.8), y + 46, r.between(56, 84), weather);
}

export const SLAB: Composition<'slab'> = { id: 'slab', title: 'Fjölbýlishús', draw: slab };
export const TOWER: Composition<'tower'> = {
  id: 'tower',
  title: 'Fjölbýlishús, fimm hæðir',
  draw: tower,
};
