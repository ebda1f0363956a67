import type { Amenity } from '@heima/domain/reference/amenities.ts';
import type { SeededRandom } from '#demo/seeded-random.ts';
import type { DemoFurniture } from './demo-listing.ts';
import { isShortLet, isWholeHouse, isWorkplace, type Premises } from './home.ts';

/** What stays in the place when it is let. */
export interface Equipment {
  readonly furniture: DemoFurniture;
  readonly amenities: ReadonlySet<Amenity>;
}

/** Draws furniture and appliances that suit the kind of place. */
export function drawEquipment(random: SeededRandom, premises: Premises): Equipment {
  const { shape, building, size, outdoors } = premises;
  const isShort = isShortLet(premises);
  if (isWorkplace(premises)) {
    // The building is one with a lift and places to park.
    const furniture = random.pick(['unfurnished', 'unfurnished', 'negotiable', 'furnished'] as const);
    const has = new Set<Amenity>(['elevator', 'parking']);
    if (shape === 'office') has.add('fridge').add('microwave');
    if (random.chance(0.3)) has.add('storage');
    return { furniture, amenities: has };
  }
  const furniture = isShort ? 'furnished' : drawFurniture(random, premises);
  const has = new Set<Amenity>();
  const perhaps = (amenity: Amenity, probability: number) => {
    if (random.chance(probability)) has.add(amenity);
  };
  const isSmall = shape === 'room' || shape === 'studio';
  const isNew = building === 'new-flats' || building === 'terrace';
  perhaps('fridge', furniture === 'furnished' || isSmall ? 1 : 0.7);
  perhaps('washer', isShort ? 1 : shape === 'room' ? 0.7 : isWholeHouse(premises) ? 0.7 : 0.45);
  if (has.has('washer')) perhaps('dryer', 0.5);
  perhaps('microwave', furniture === 'furnished' ? 0.8 : 0.25);
  if (!isSmall) perhaps('dishwasher', isNew ? 0.9 : 0.55);
  perhaps('tv', furniture === 'furnished' && shape !== 'room' ? 0.6 : 0);
  if (shape !== 'room') perhaps('storage', isWholeHouse(premises) ? 0.5 : 0.65);
  if (outdoors === 'balcony') has.add('balcony');
  if (outdoors === 'deck') has.add('terrace');
  if (outdoors === 'garden' || outdoors === 'shared-garden' || isWholeHouse(premises)) has.add('garden');
  if (!isSmall || shape === 'studio') has.add('stove');
  if (shape !== 'room' && (premises.bath === 'tub' || premises.bathrooms === 2)) has.add('bathtub');
  if (building === 'tower' || building === 'new-flats') has.add('elevator');
  if (building === 'slab' || building === 'tower' || isWholeHouse(premises)) has.add('parking');
  if (shape === 'part') has.add('separate_entrance');
  else if (building === 'old-concrete' && (isSmall || shape === 'cellar')) perhaps('separate_entrance', 0.6);
  if (!has.has('washer') && building === 'slab') perhaps('shared_laundry', 0.6);
  if (premises.area.mix !== 'country') perhaps('fibre_internet', 0.7);
  if (building === 'suburban' && shape === 'house') perhaps('garage', 0.75);
  // Parking below the house counts as a garage.
  if (building === 'new-flats' && shape === 'flat') perhaps('garage', 0.6);
  if (building === 'tower' && shape === 'flat') perhaps('garage', 0.3);
  if (building === 'summer-house') has.add('hot_tub');
  else if (outdoors === 'deck' && shape === 'house') perhaps('hot_tub', 0.15);
  if (building === 'summer-house' || building === 'farm') perhaps('fireplace', 0.6);
  else if (shape === 'house' && size > 120) perhaps('fireplace', 0.2);
  return { furniture, amenities: has };
}

function drawFurniture(random: SeededRandom, { shape, category }: Premises): DemoFurniture {
  if (category === 'room') return random.chance(0.75) ? 'furnished' : 'unfurnished';
  if (shape === 'studio')
    return random.pick(['furnished', 'furnished', 'unfurnished', 'negotiable'] as const);
  if (category === 'cottage')
    return random.pick(['furnished', 'furnished', 'furnished', 'negotiable'] as const);
  return random.pick([
    'unfurnished',
    'unfurnished',
    'unfurnished',
    'unfurnished',
    'furnished',
    'negotiable',
  ] as const);
}
