import { type SeededRandom, shuffled } from '#demo/seeded-random.ts';
import { ADDRESSES_CAPITAL_TOWNS } from './addresses-capital-towns.ts';
import { ADDRESSES_EAST_AND_SOUTH } from './addresses-east-and-south.ts';
import { ADDRESSES_REYKJAVIK } from './addresses-reykjavik.ts';
import { ADDRESSES_WEST_AND_NORTH } from './addresses-west-and-north.ts';
import type { SpecialRole } from './draw-premises.ts';
import { POSTAL_AREAS, type PostalArea } from './postal-areas.ts';
import type { House, Street } from './street-address.ts';

/** Where one listing is, and whether it is something other than an ordinary home. */
export interface Placement {
  readonly area: PostalArea;
  readonly street: Street;
  readonly house: House;
  readonly role: SpecialRole | undefined;
}

const STREETS: readonly Street[] = [
  ...ADDRESSES_REYKJAVIK,
  ...ADDRESSES_CAPITAL_TOWNS,
  ...ADDRESSES_WEST_AND_NORTH,
  ...ADDRESSES_EAST_AND_SOUTH,
];

/** What every second listing of a postal code is, until the list is used up. */
const ROLES: Readonly<Record<string, readonly SpecialRole[]>> = {
  101: ['office', 'bnb', 'workshop', 'office'],
  105: ['office', 'office', 'workshop'],
  108: ['office', 'office'],
  110: ['office'],
  200: ['office'],
  201: ['office'],
  203: ['office'],
  210: ['office'],
  220: ['workshop'],
  230: ['office'],
  400: ['hotel'],
  550: ['hotel'],
  600: ['office', 'bnb', 'office'],
  660: ['bnb'],
  780: ['bnb'],
  800: ['office'],
  870: ['bnb'],
};

/** Spreads listings over the country in proportion to the market; every region gets its part. */
export function spreadListings(random: SeededRandom, count: number): Placement[] {
  return [...quotas(count)].flatMap(([area, quota]) => {
    const streets = STREETS.filter(({ postalCode }) => postalCode === area.code);
    const homes = addresses(random, streets, (use) => use !== 'office');
    const offices = addresses(random, streets, (use) => use === 'office');
    const roles = ROLES[area.code] ?? [];
    return Array.from({ length: quota }, (_, i): Placement => {
      const role = i % 2 === 1 ? roles[(i - 1) / 2] : undefined;
      const list = role === 'office' || role === 'workshop' ? offices : homes;
      const [street, house] = list[i % list.length]!;
      return { area, street, house, role };
    });
  });
}

/** Every house once, in turn over the streets, so that a street comes back only when all had one. */
function addresses(
  random: SeededRandom,
  streets: readonly Street[],
  isWanted: (use: Street['use']) => boolean,
): (readonly [Street, House])[] {
  const wanted = shuffled(
    random,
    streets.filter(({ use }) => isWanted(use)),
  );
  const most = Math.max(0, ...wanted.map(({ houses }) => houses.length));
  return Array.from({ length: most }, (_, i) =>
    wanted.flatMap((street) => (street.houses[i] ? [[street, street.houses[i]] as const] : [])),
  ).flat();
}

/** Whole numbers in proportion to the weights that add up to `count`: the largest remainders are rounded up. */
function quotas(count: number): Map<PostalArea, number> {
  const total = POSTAL_AREAS.reduce((sum, { weight }) => sum + weight, 0);
  const exact = POSTAL_AREAS.map((area) => ({ area, share: (area.weight * count) / total }));
  const result = new Map(exact.map(({ area, share }) => [area, Math.floor(share)]));
  let left = count - [...result.values()].reduce((sum, quota) => sum + quota, 0);
  for (const { area } of exact.toSorted((a, b) => (b.share % 1) - (a.share % 1))) {
    if (left-- <= 0) break;
    result.set(area, result.get(area)! + 1);
  }
  return result;
}
