import type { Statement } from '#demo/content/sentences/sentence.ts';
import type { CompositionId, PictureKind } from '#demo/pictures/picture.ts';
import type { PooledPicture } from '#demo/pictures/picture-pool.ts';
import { type SeededRandom, shuffled } from '#demo/seeded-random.ts';
import type { Building } from './building-mix.ts';
import { CAPTIONS, isCaptioned } from './captions.ts';
import type { DemoPicture } from './demo-listing.ts';
import { type Home, isWholeHouse, isWorkplace } from './home.ts';
import type { PictureStock } from './picture-stock.ts';

type Wish = readonly [PictureKind, readonly CompositionId[]];

const OUTSIDES: Readonly<Record<Building, Wish>> = {
  timber: ['house', ['town-house']],
  'timber-row': ['row', ['timber-row']],
  'old-concrete': ['house', ['old-concrete']],
  slab: ['block', ['slab']],
  tower: ['block', ['tower']],
  'new-flats': ['block', ['new-flats']],
  suburban: ['house', ['suburban']],
  terrace: ['row', ['terrace-in-winter']],
  cottage: ['house', ['cottage']],
  'summer-house': ['farm', ['summer-house']],
  farm: ['farm', ['farm']],
  offices: ['block', ['offices']],
};
const BY_THE_SEA = /^(Strand|Hafnar|Mýrargata|Brim|Ægis|Marar)/;

/** Chooses the pictures of a home, all of them true of it: one outside and three to five of rooms. */
export function choosePictures(random: SeededRandom, home: Home, stock: PictureStock): DemoPicture[] {
  const outside = outsideOf(home);
  const rooms = isWorkplace(home) ? workRooms(home) : homeRooms(random, home);
  const taken: PooledPicture[] = [];
  for (const [kind, compositions] of [outside, ...rooms, ...viewFrom(random, home)]) {
    taken.push(stock.take(random, kind, compositions, taken));
  }
  // Some landlords put their best room first.
  if (random.chance(0.3) && taken.length > 2) taken.splice(0, 2, taken[1]!, taken[0]!);
  return withCaptions(random, home, taken);
}

function outsideOf(home: Home): Wish {
  const isOldTimber = home.building === 'timber' || home.building === 'cottage';
  if (isOldTimber && BY_THE_SEA.test(home.street.name)) return ['house', ['harbour']];
  return OUTSIDES[home.building];
}

const OVER_ROOFS: ReadonlySet<string> = new Set(['101', '105', '107', '600']);

/** Now and then the last picture is what one sees from the window. */
function viewFrom(random: SeededRandom, home: Home): Wish[] {
  const isHigh = (home.floor ?? 0) >= 3 || home.shape === 'loft';
  if (isHigh && OVER_ROOFS.has(home.area.code)) return random.chance(0.6) ? [['view', ['roofs']]] : [];
  const isByTheFjord = home.area.mix === 'fishingTown' && isWholeHouse(home);
  return isByTheFjord && random.chance(0.4) ? [['view', ['fjord']]] : [];
}

function workRooms(home: Home): Wish[] {
  if (home.shape === 'office') {
    return [
      ['office', ['desk']],
      ['office', ['meeting']],
      ['office', ['desk']],
      ['hall', ['coats']],
    ];
  }
  return [
    ['office', ['desk']],
    ['office', ['desk']],
    ['hall', ['coats']],
  ];
}

function homeRooms(random: SeededRandom, home: Home): Wish[] {
  const { shape, bedrooms } = home;
  if (shape === 'room') return [['bed', ['with-desk', 'double-bed']], kitchen(home), bathroom(random, home)];
  if (shape === 'studio') {
    const balcony: Wish[] = home.outdoors === 'balcony' ? [['balcony', ['over-town']]] : [];
    return [['bed', ['with-desk', 'double-bed']], kitchen(home), bathroom(random, home), ...balcony];
  }
  const main: Wish[] = [living(home), kitchen(home), mainBedroom(home), bathroom(random, home)];
  const further: Wish[] = [];
  if (bedrooms >= 2) further.push(['bed', ['bunk-bed', 'with-desk']]);
  if (bedrooms >= 3) further.push(['office', ['desk']]);
  if (home.outdoors === 'balcony') further.push(['balcony', ['over-town']]);
  if (home.outdoors === 'deck') further.push(['balcony', ['timber-deck']]);
  further.push(['hall', hasStairs(home) ? ['staircase', 'coats'] : ['coats']]);
  const rooms = [...shuffled(random, main.slice(0, 2)), ...main.slice(2), ...shuffled(random, further)];
  return rooms.slice(0, random.pick([4, 5, 5]));
}

const hasStairs = (home: Home) =>
  home.building === 'terrace' || home.building === 'cottage' || home.shape === 'loft';

function living(home: Home): Wish {
  if (home.amenities.has('fireplace')) return ['sofa', ['wood-stove']];
  const ways: CompositionId[] = ['beside-window', 'reading-corner'];
  if (home.outdoors === 'balcony' || (home.outdoors === 'deck' && !isWholeHouse(home)))
    ways.push('balcony-door');
  if (home.size >= 70) ways.push('panorama');
  return ['sofa', ways];
}

function kitchen(home: Home): Wish {
  if (home.size >= 85 && home.isOpenPlan) return ['kitchen', ['island']];
  if (home.size < 45) return ['kitchen', ['one-line', 'open-shelves']];
  return ['kitchen', ['one-line', 'round-table', 'open-shelves']];
}

function mainBedroom(home: Home): Wish {
  const isUnderRoof =
    home.shape === 'loft' || home.building === 'cottage' || home.building === 'summer-house';
  return ['bed', isUnderRoof ? ['under-roof'] : ['double-bed', 'painted-alcove']];
}

function bathroom(random: SeededRandom, home: Home): Wish {
  if (home.amenities.has('washer') && !isWholeHouse(home) && random.chance(0.5))
    return ['bath', ['with-washer']];
  return ['bath', home.bath === 'tub' ? ['bathtub', 'shower-curtain'] : ['walk-in-shower']];
}

/** Says what is seen, not twice in the same words. */
function withCaptions(random: SeededRandom, home: Home, pictures: readonly PooledPicture[]): DemoPicture[] {
  const said = new Set<Statement>();
  const isOneRoom = home.shape === 'room' || home.shape === 'studio';
  return pictures.map(({ kind, seed, composition }) => {
    if (!isCaptioned(composition)) throw new Error(`No caption for ${composition}`);
    const captions = CAPTIONS[composition];
    const unsaid = captions.filter((caption) => !said.has(caption));
    // The last caption is the plainest: a single room is nobody's main bedroom.
    const caption = isOneRoom ? captions.at(-1)! : random.pick(unsaid.length > 0 ? unsaid : captions);
    said.add(caption);
    return { kind, seed, caption };
  });
}
