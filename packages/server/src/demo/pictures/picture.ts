import { seededRandom } from '#demo/seeded-random.ts';
import { BALCONIES } from './balconies.ts';
import { BATHROOMS } from './bathrooms.ts';
import { BEDROOMS } from './bedrooms.ts';
import { SLAB, TOWER } from './block-scenes.ts';
import type { Composition } from './composition.ts';
import { OLD_CONCRETE, SUBURBAN } from './concrete-scenes.ts';
import { FARM, SUMMER_HOUSE } from './country-scenes.ts';
import { HALLS } from './halls.ts';
import { HARBOUR } from './harbour-scene.ts';
import { KITCHENS } from './kitchens.ts';
import { LIVING_ROOMS } from './living-rooms.ts';
import { NEW_FLATS, OFFICES } from './new-quarter-scenes.ts';
import { OFFICE_ROOMS } from './offices.ts';
import { PENINSULA } from './peninsula-map.ts';
import { Sheet } from './sheet.ts';
import { STOVE_AND_CORNER_ROOMS } from './stove-and-corner-rooms.ts';
import { LONG_STREET } from './street.ts';
import { COTTAGE, TIMBER_ROW, TOWN_HOUSE } from './timber-scenes.ts';
import { FJORD, ROOFS } from './view-scenes.ts';
import { TERRACE_IN_WINTER } from './winter-scenes.ts';

const COMPOSITIONS = {
  house: [TOWN_HOUSE, COTTAGE, HARBOUR, OLD_CONCRETE, SUBURBAN],
  block: [SLAB, TOWER, NEW_FLATS, OFFICES],
  row: [TIMBER_ROW, TERRACE_IN_WINTER],
  farm: [FARM, SUMMER_HOUSE],
  view: [FJORD, ROOFS],
  sofa: [...LIVING_ROOMS, ...STOVE_AND_CORNER_ROOMS],
  kitchen: KITCHENS,
  bed: BEDROOMS,
  bath: BATHROOMS,
  hall: HALLS,
  office: OFFICE_ROOMS,
  balcony: BALCONIES,
  street: [LONG_STREET],
  map: [PENINSULA],
} as const satisfies Record<string, readonly Composition[]>;

export type PictureKind = keyof typeof COMPOSITIONS;
export type CompositionId = (typeof COMPOSITIONS)[PictureKind][number]['id'];

/** Every kind there is, homes and rooms first. */
export const PICTURE_KINDS = Object.keys(COMPOSITIONS) as PictureKind[];

const SIZES: Partial<Record<PictureKind, readonly [number, number]>> = {
  street: [1920, 620],
  map: [1000, 1000],
};

function chosen(kind: PictureKind, seed: string): Composition<CompositionId> {
  const choices: readonly Composition<CompositionId>[] = COMPOSITIONS[kind];
  // A stream of its own, so that a composition added later leaves the colours of the others alone.
  return seededRandom(`composition-${kind}-${seed}`).pick(choices);
}

/** Half of the pictures are turned round; not where left and right mean something, as in a chart or a map. */
function isMirrored(kind: PictureKind, seed: string): boolean {
  if (kind === 'office' || kind === 'street' || kind === 'map') return false;
  return seededRandom(`mirror-${kind}-${seed}`).chance();
}

/** Which composition a kind and seed will show, without drawing it. */
export function compositionOf(kind: PictureKind, seed: string): CompositionId {
  return chosen(kind, seed).id;
}

/** Draws a picture as SVG text; the same kind and seed always give the same bytes. */
export function picture(kind: PictureKind, seed: string): string {
  const [width, height] = SIZES[kind] ?? [800, 600];
  const sheet = new Sheet(width, height, kind, seed);
  const composition = chosen(kind, seed);
  composition.draw(sheet);
  return sheet.svg(composition.title, isMirrored(kind, seed));
}
