import type { SeededRandom } from '#demo/seeded-random.ts';
import type { DemoPerson } from './demo-person.ts';
import type { Home } from './home.ts';
import { LANDLORDS } from './landlords.ts';
import { weightedPick } from './weighted-pick.ts';

/** Gives homes to landlords who let in that part of the country, until each has about as many as is likely. */
export class OwnerBook {
  readonly #left = new Map(LANDLORDS.map(({ key, holdings }) => [key, holdings]));

  ownerOf(random: SeededRandom, { area }: Home): DemoPerson {
    const possible = LANDLORDS.filter(
      ({ letsIn }) => letsIn.length === 0 || letsIn.includes(area.regionSlug) || letsIn.includes(area.code),
    );
    const free = possible.filter(({ key }) => this.#left.get(key)! > 0);
    // When all have their share, the companies take what is left.
    const shares = free.length > 0 ? free : possible.filter(({ organisation }) => organisation !== null);
    const weights = shares.map((one) => [
      one.key,
      Math.max(1, this.#left.get(one.key)!) * closeness(one, area),
    ]);
    const key = weightedPick(random, Object.fromEntries(weights));
    this.#left.set(key, this.#left.get(key)! - 1);
    return LANDLORDS.find((person) => person.key === key)!;
  }
}

/** Those who let in a few quarters only come first there, as they can have nothing elsewhere. */
function closeness({ letsIn }: DemoPerson, { code }: Home['area']): number {
  if (letsIn.includes(code)) return 12;
  return letsIn.length > 0 ? 2 : 1;
}
