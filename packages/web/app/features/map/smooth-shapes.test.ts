import { describe, expect, it } from 'vitest';
import { type Corner, smoothRing } from './smooth-shapes.ts';

const square: Corner[] = [
  [-22, 64],
  [-21.9, 64],
  [-21.9, 64.1],
  [-22, 64.1],
  [-22, 64],
];

describe('smoothing the coast', () => {
  it('keeps every corner, closes the ring, and bends only its long sides', () => {
    const bent = smoothRing(square);
    expect(bent.at(-1)).toEqual(bent[0]);
    for (const corner of square) expect(bent).toContainEqual(corner);
    expect(bent).toHaveLength(4 * 5 + 1);
    const small: Corner[] = square.map(([lng, lat]) => [-22 + (lng + 22) / 500, 64 + (lat - 64) / 500]);
    expect(smoothRing(small)).toHaveLength(5);
  });

  it('never strays far from the side it bends', () => {
    for (const [lng, lat] of smoothRing(square)) {
      expect(lng).toBeGreaterThan(-22.04);
      expect(lng).toBeLessThan(-21.86);
      expect(lat).toBeGreaterThan(63.96);
      expect(lat).toBeLessThan(64.14);
    }
  });

  it('gives numbers for corners that lie on each other', () => {
    const twice: Corner[] = [square[0]!, square[0]!, ...square.slice(1)];
    for (const corner of smoothRing(twice)) for (const degree of corner) expect(degree).not.toBeNaN();
  });
});
