import { describe, expect, it } from 'vitest';
import { askedArea } from './asked-area.ts';

const view = (south: number, west: number, zoom = 10.4) => ({
  box: { south, west, north: south + 0.1, east: west + 0.2 },
  zoom,
});

describe('asking for clusters of the shown area', () => {
  it('S07: small moves at the same zoom ask nothing new', () => {
    const first = askedArea(view(64, -22), undefined);
    expect(askedArea(view(64.04, -22.05), first)).toBe(first);
    expect(askedArea(view(64.04, -22.05, 10.9), first)).toBe(first);
  });

  it('leaving the area or coming nearer asks anew', () => {
    const first = askedArea(view(64, -22), undefined);
    expect(askedArea(view(64.2, -22), first)).not.toBe(first);
    expect(askedArea(view(64, -22, 11.1), first)).not.toBe(first);
  });

  it('asks by whole zoom levels, for more than is shown, within the part that is searched', () => {
    const area = askedArea(view(64, -22), undefined);
    expect(area.query(undefined)).toEqual({
      zoom: 10,
      boundaries_south_west: '63.950,-22.100',
      boundaries_north_east: '64.150,-21.700',
    });
    const limit = { south: 64.02, west: -21.95, north: 64.5, east: -21.9 };
    expect(area.query(limit)).toEqual({
      zoom: 10,
      boundaries_south_west: '64.020,-21.950',
      boundaries_north_east: '64.150,-21.900',
    });
  });

  it('a searched part that is out of view is asked for itself', () => {
    const limit = { south: 65, west: -19, north: 65.1, east: -18 };
    expect(askedArea(view(64, -22), undefined).query(limit)).toMatchObject({
      boundaries_south_west: '65.000,-19.000',
    });
  });
});
