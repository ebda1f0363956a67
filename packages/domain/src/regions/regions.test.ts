import { describe, expect, it } from 'vitest';
import { cities } from './cities.ts';
import { searchablePostalCodes } from './postal-codes.ts';
import { cityRegions } from './region-kinds.ts';
import { recommendedRegions, regionById, regions, regionsOfPostalCode } from './regions.ts';

describe('regions', () => {
  it('begin with the six recommended ones (R036)', () => {
    expect(recommendedRegions.map(({ id }) => id)).toEqual([
      'hofudborgarsvaedid',
      'sudurnes',
      'vesturland',
      'vestfirdir',
      'nordurland',
      'austurland',
    ]);
    expect(regions.slice(0, 6)).toEqual(recommendedRegions);
    expect(regions[6]?.id).toBe('sudurland');
  });

  it('have ids that never clash and that a search takes, so that clients can keep them (R314)', () => {
    expect(new Set(regions.map(({ id }) => id)).size).toBe(regions.length);
    for (const { id } of regions) expect(id).toMatch(/^[a-z0-9-]{1,60}$/);
    expect(regionById('101-thingholt')).toMatchObject({
      kind: 'district',
      name: 'Þingholt',
      parent: 'reykjavik',
    });
    expect(regionById('nowhere')).toBeUndefined();
  });

  it('are a tree: a region covers what its parts cover', () => {
    expect(cities).toHaveLength(87);
    for (const region of regions) {
      expect(region.postalCodes.length, region.id).toBeGreaterThan(0);
      expect(region.box, region.id).toBeDefined();
      if (!region.parent) continue;
      expect(regionById(region.parent)!.postalCodes).toEqual(expect.arrayContaining([...region.postalCodes]));
    }
    const covered = cityRegions.flatMap((id) => regionById(id)!.postalCodes);
    expect(covered.toSorted()).toEqual(searchablePostalCodes.map(({ code }) => code));
  });

  it('give every postal code its smallest regions', () => {
    const of = (code: string) => regionsOfPostalCode(searchablePostalCodes.find((one) => one.code === code)!);
    expect(of('107').map(({ id }) => id)).toEqual(['107-hagar', '107-melar', '107-grandar']);
    expect(of('170').map(({ id }) => id)).toEqual(['seltjarnarnes']);
  });
});

describe('the point of a town (eye A8)', () => {
  it('lies in the middle of where people live, not in its largest code', () => {
    const { point } = regionById('reykjavik')!;
    // Between the centre and the suburbs: Háaleiti or its neighbours, not Grafarvogur (112).
    expect(point!.lng).toBeGreaterThan(-21.93);
    expect(point!.lng).toBeLessThan(-21.84);
    expect(point!.lat).toBeLessThan(64.145);
  });
});
