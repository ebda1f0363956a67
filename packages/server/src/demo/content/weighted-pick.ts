import type { SeededRandom } from '#demo/seeded-random.ts';

/** One of the names, as often as its share says. */
export function weightedPick<Name extends string>(
  random: SeededRandom,
  shares: Readonly<Partial<Record<Name, number>>>,
): Name {
  const entries = Object.entries(shares) as [Name, number][];
  let left = random.next() * entries.reduce((sum, [, share]) => sum + share, 0);
  for (const [name, share] of entries) {
    left -= share;
    if (left < 0) return name;
  }
  return entries[entries.length - 1]![0];
}
