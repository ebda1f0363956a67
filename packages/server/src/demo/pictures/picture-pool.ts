import { type CompositionId, compositionOf, type PictureKind } from './picture.ts';

/** A picture that can be drawn at any time from its name alone. */
export interface PooledPicture {
  readonly kind: PictureKind;
  readonly seed: string;
  readonly composition: CompositionId;
}

/** How many pictures of each composition the demonstration keeps; common kinds of home need more. */
const PLAN: readonly (readonly [PictureKind, Partial<Record<CompositionId, number>>])[] = [
  ['house', { 'town-house': 9, cottage: 5, harbour: 4, 'old-concrete': 11, suburban: 11 }],
  ['block', { slab: 12, tower: 5, 'new-flats': 11, offices: 4 }],
  ['row', { 'timber-row': 4, 'terrace-in-winter': 6 }],
  ['farm', { farm: 2, 'summer-house': 2 }],
  ['view', { fjord: 2, roofs: 2 }],
  ['sofa', { 'beside-window': 13, 'reading-corner': 9, 'balcony-door': 10, panorama: 9, 'wood-stove': 3 }],
  ['kitchen', { 'one-line': 12, island: 10, 'round-table': 11, 'open-shelves': 10 }],
  ['bed', { 'double-bed': 16, 'painted-alcove': 14, 'under-roof': 5, 'with-desk': 9, 'bunk-bed': 5 }],
  ['bath', { bathtub: 6, 'walk-in-shower': 15, 'with-washer': 7, 'shower-curtain': 7 }],
  ['hall', { coats: 10, staircase: 3 }],
  ['office', { desk: 7, meeting: 2 }],
  ['balcony', { 'over-town': 4, 'timber-deck': 3 }],
];

const OUTSIDES: ReadonlySet<PictureKind> = new Set(['house', 'block', 'row', 'farm', 'view']);

/** Distinguishes the pictures of houses and landscapes from those of rooms. */
export const isOutside = (kind: PictureKind): boolean => OUTSIDES.has(kind);

/** All pictures the demonstration listings draw on, always in the same order. */
export function picturePool(): PooledPicture[] {
  return PLAN.flatMap(([kind, wanted]) => {
    const left = new Map(Object.entries(wanted) as [CompositionId, number][]);
    const found: PooledPicture[] = [];
    // A seed decides its composition, so seeds are tried in turn until every composition has its share.
    for (let seed = 1; left.size > 0; seed++) {
      const composition = compositionOf(kind, String(seed));
      const open = left.get(composition);
      if (open === undefined) continue;
      found.push({ kind, seed: String(seed), composition });
      if (open === 1) left.delete(composition);
      else left.set(composition, open - 1);
    }
    return found;
  });
}
