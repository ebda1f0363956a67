import type { ListingCategory, ListingType } from '@heima/domain/listings/listing-codes.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import { BUILDING_MIXES, type Building } from './building-mix.ts';
import { earliestBuilding } from './earliest-buildings.ts';
import type { Facing, HomeShape, Outdoors, Premises } from './home.ts';
import type { PostalArea } from './postal-areas.ts';
import type { House, Street } from './street-address.ts';
import { weightedPick } from './weighted-pick.ts';

/** Listings that are not ordinary homes are placed on purpose, so that every kind can be found. */
export type SpecialRole = 'office' | 'workshop' | 'bnb' | 'hotel';

const SHAPES: Readonly<Record<Building, Partial<Record<HomeShape, number>>>> = {
  timber: { flat: 46, loft: 22, cellar: 10, room: 10, house: 12 },
  'timber-row': { flat: 62, loft: 28, room: 10 },
  'old-concrete': { 'upper-floor': 32, 'lower-floor': 26, cellar: 14, loft: 8, studio: 8, room: 12 },
  slab: { flat: 85, room: 9, studio: 6 },
  tower: { flat: 90, studio: 10 },
  'new-flats': { flat: 86, studio: 14 },
  suburban: { house: 58, part: 32, room: 10 },
  terrace: { 'row-house': 100 },
  cottage: { house: 100 },
  'summer-house': { cottage: 100 },
  farm: { cottage: 100 },
  offices: { office: 70, 'office-room': 30 },
};

const CATEGORIES: Readonly<Record<HomeShape, ListingCategory>> = {
  flat: 'apartment',
  loft: 'apartment',
  cellar: 'apartment',
  'upper-floor': 'apartment',
  'lower-floor': 'apartment',
  studio: 'studio',
  room: 'room',
  house: 'single_family_home',
  'row-house': 'townhouse',
  part: 'part_of_property',
  cottage: 'cottage',
  office: 'office',
  'office-room': 'office',
  workshop: 'workshop',
};

/** First and last year in which each kind of building was common. */
const BUILT: Readonly<Record<Building, readonly [number, number]>> = {
  timber: [1898, 1932],
  'timber-row': [1902, 1930],
  'old-concrete': [1934, 1957],
  slab: [1957, 1982],
  tower: [1964, 1984],
  'new-flats': [2017, 2025],
  suburban: [1968, 2004],
  terrace: [2003, 2023],
  cottage: [1906, 1938],
  'summer-house': [1988, 2019],
  farm: [1948, 1974],
  offices: [1976, 2008],
};

/** How many storeys are let, as drawn. */
const STOREYS: Partial<Record<Building, number>> = {
  timber: 2,
  'timber-row': 2,
  slab: 3,
  tower: 5,
  'new-flats': 4,
  offices: 3,
};

const FACINGS: readonly Facing[] = ['south', 'south', 'southwest', 'southwest', 'west', 'southeast', 'east'];

/** Decides what is let at an address: the building, the part of it, rooms and size. `year` is the current one. */
export function drawPremises(
  random: SeededRandom,
  [area, street, house]: readonly [PostalArea, Street, House],
  role: SpecialRole | undefined,
  year: number,
): Premises {
  const building = drawBuilding(random, area, street, role);
  const shape = drawShape(random, building, role);
  const bedrooms = drawBedrooms(random, shape);
  const size = drawSize(random, shape, bedrooms);
  const storeys = STOREYS[building];
  const hasFloor = shape === 'flat' || shape === 'office' || shape === 'office-room' || shape === 'workshop';
  const inBlock = storeys !== undefined && (shape === 'room' || shape === 'studio') && building !== 'timber';
  const floor = storeys !== undefined && (hasFloor || inBlock) ? random.whole(1, storeys) : undefined;
  const isTopFloor = floor !== undefined && floor === storeys && floor > 2;
  const builtYear = drawBuiltYear(random, building, street, year);
  const isWork = shape === 'office' || shape === 'office-room' || shape === 'workshop';
  const type = drawType(random, building, role);
  return {
    area,
    street,
    house,
    building,
    shape,
    type,
    category: CATEGORIES[shape],
    builtYear,
    floor,
    isTopFloor,
    size,
    bedrooms,
    rooms: isWork ? Math.max(1, Math.round(size / 24)) : drawRooms(random, shape, bedrooms, size),
    bathrooms: drawBathrooms(random, shape, bedrooms),
    kitchen: shape === 'room' || shape === 'office' ? 'shared' : isWork ? 'none' : 'private',
    bath: random.chance(building === 'new-flats' || building === 'terrace' ? 0.3 : 0.55) ? 'tub' : 'shower',
    facing: random.pick(FACINGS),
    outdoors: drawOutdoors(random, building, shape, floor),
    isOpenPlan: random.chance(building === 'new-flats' || building === 'terrace' ? 0.8 : 0.35),
    renovated: drawRenovation(random, builtYear, year),
  };
}

function drawBuilding(
  random: SeededRandom,
  area: PostalArea,
  street: Street,
  role: SpecialRole | undefined,
): Building {
  if (role === 'office' || role === 'workshop') return 'offices';
  const building = weightedPick<Building>(random, BUILDING_MIXES[area.mix]);
  if (role === 'hotel') return 'timber';
  const isOldKind = BUILT[building][1] < 1960;
  return isOldKind && BUILT[building][1] < earliestBuilding(street) ? 'slab' : building;
}

/** When the building went up: within the years of its kind, but not before its quarter was begun. */
function drawBuiltYear(random: SeededRandom, building: Building, street: Street, year: number): number {
  const [from, to] = BUILT[building];
  const begun = earliestBuilding(street);
  return Math.min(year - 1, random.whole(Math.max(from, begun), Math.max(to, begun + 9)));
}

function drawShape(random: SeededRandom, building: Building, role: SpecialRole | undefined): HomeShape {
  if (role === 'workshop') return 'workshop';
  if (role === 'hotel') return 'room';
  const shape = weightedPick(random, SHAPES[building]);
  // A short let of a single room would be a hotel.
  return role === 'bnb' && shape === 'room' ? 'flat' : shape;
}

function drawType(random: SeededRandom, building: Building, role: SpecialRole | undefined): ListingType {
  if (role === 'office') return 'commercial';
  if (role === 'workshop') return 'other';
  if (role === 'bnb' || role === 'hotel') return role;
  if (building === 'summer-house' && random.chance(0.6)) return 'unique_stays';
  return 'residential';
}

function drawBedrooms(random: SeededRandom, shape: HomeShape): number {
  switch (shape) {
    case 'room':
      return 1;
    case 'studio':
    case 'office':
    case 'office-room':
    case 'workshop':
      return 0;
    case 'loft':
    case 'cellar':
      return random.pick([1, 1, 2, 2]);
    case 'part':
      return random.pick([1, 2, 2, 3]);
    case 'upper-floor':
    case 'lower-floor':
      return random.pick([2, 2, 3, 3]);
    case 'row-house':
      return random.pick([3, 3, 4]);
    case 'house':
      return random.pick([3, 4, 4, 5]);
    case 'cottage':
      return random.pick([1, 2, 2, 3]);
    default:
      return random.pick([1, 1, 2, 2, 2, 3, 3, 4]);
  }
}

const SIZES: Readonly<Record<number, readonly [number, number]>> = {
  1: [44, 64],
  2: [66, 96],
  3: [92, 126],
  4: [118, 148],
};

function drawSize(random: SeededRandom, shape: HomeShape, bedrooms: number): number {
  const [low, high] = sizeRange(shape, bedrooms);
  const size = random.whole(low, high);
  // "21 fermetri" is right Icelandic but reads like a slip, so no size ends in 1.
  return size % 10 === 1 ? size + 1 : size;
}

function sizeRange(shape: HomeShape, bedrooms: number): readonly [number, number] {
  if (shape === 'room') return [10, 20];
  if (shape === 'studio') return [28, 42];
  if (shape === 'office-room') return [14, 28];
  if (shape === 'workshop') return [32, 74];
  if (shape === 'office') return [45, 190];
  if (shape === 'cottage') return [[42, 54] as const, [56, 78] as const, [78, 98] as const][bedrooms - 1]!;
  if (shape === 'row-house') return bedrooms === 3 ? [108, 140] : [136, 172];
  if (shape === 'house') return [110 + (bedrooms - 3) * 28, 142 + (bedrooms - 3) * 30];
  return SIZES[bedrooms]!;
}

function drawRooms(random: SeededRandom, shape: HomeShape, bedrooms: number, size: number): number {
  if (shape === 'room' || shape === 'studio') return 1;
  // A second living room or a study is found in large houses only.
  return bedrooms + (size > 150 && random.chance() ? 2 : 1);
}

function drawBathrooms(random: SeededRandom, shape: HomeShape, bedrooms: number): number {
  if (shape === 'office-room') return 1;
  if (bedrooms >= 4) return random.chance(0.8) ? 2 : 1;
  return bedrooms === 3 && random.chance(0.3) ? 2 : 1;
}

function drawOutdoors(
  random: SeededRandom,
  building: Building,
  shape: HomeShape,
  floor: number | undefined,
): Outdoors {
  if (shape === 'office' || shape === 'office-room' || shape === 'workshop' || shape === 'room')
    return 'none';
  if (building === 'summer-house') return 'deck';
  if (shape === 'house' || shape === 'row-house' || shape === 'cottage')
    return random.chance(0.6) ? 'deck' : 'garden';
  if (building === 'new-flats') return floor === 1 ? 'deck' : 'balcony';
  if (building === 'slab' || building === 'tower') {
    if (floor === 1) return random.chance() ? 'shared-garden' : 'none';
    return random.chance(0.88) ? 'balcony' : 'none';
  }
  if (shape === 'upper-floor') return random.chance(0.8) ? 'balcony' : 'shared-garden';
  if (shape === 'part') return random.chance() ? 'deck' : 'garden';
  return random.chance(0.5) ? 'shared-garden' : 'none';
}

function drawRenovation(random: SeededRandom, builtYear: number, year: number): Premises['renovated'] {
  if (year - builtYear < 20 || random.chance(0.4)) return undefined;
  return { part: random.pick(['kitchen', 'bath', 'all'] as const), year: year - random.whole(1, 7) };
}
