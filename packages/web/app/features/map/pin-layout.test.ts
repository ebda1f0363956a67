import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxOf, boxOfMost, layoutPins, streetZoom } from './pin-layout.ts';

const home = (id: string, lat: number, lng: number, price = 250_000): MapLocation => ({
  id,
  lat,
  lng,
  count: 1,
  price,
});
const total = (pins: readonly { count: number }[]) => pins.reduce((sum, { count }) => sum + count, 0);

describe('marks on the map', () => {
  it('V061: homes far apart are pins with their price at street zoom', () => {
    const pins = layoutPins([home('a', 64.14, -21.93), home('b', 64.15, -21.9, 310_000)], streetZoom);
    expect(pins.map(({ id, price, count }) => [id, price, count])).toEqual([
      ['a', 250_000, 1],
      ['b', 310_000, 1],
    ]);
  });

  it('V061: seen from afar they are one cluster that knows its homes and its area', () => {
    const [cluster, ...others] = layoutPins([home('a', 64.14, -21.93), home('b', 64.15, -21.9)], 6);
    expect(others).toEqual([]);
    expect(cluster).toMatchObject({ count: 2, id: undefined, ids: ['a', 'b'] });
    expect(cluster!.box).toEqual({ south: 64.14, north: 64.15, west: -21.93, east: -21.9 });
  });

  it('pins that would lie over each other are joined at street zoom, and parted at the door', () => {
    const close = [home('a', 64.14, -21.93), home('b', 64.1401, -21.9301)];
    expect(layoutPins(close, 14).map(({ count }) => count)).toEqual([2]);
    expect(layoutPins(close, 16.5).map(({ count }) => count)).toEqual([1, 1]);
  });

  it('clusters of the server are shown as they came', () => {
    const pins = layoutPins([{ lat: 64, lng: -21, count: 700 }, home('a', 65.7, -18.1)], 8);
    expect(pins.map(({ count, id }) => [count, id])).toEqual([
      [700, undefined],
      [1, 'a'],
    ]);
  });

  it('whatever comes at whatever zoom, the counts add up, no home is lost, and no two marks are the same', () => {
    const place = fc.record({
      lat: fc.double({ min: 63.3, max: 66.6, noNaN: true }),
      lng: fc.double({ min: -24.5, max: -13.5, noNaN: true }),
    });
    fc.assert(
      fc.property(
        fc.array(place, { maxLength: 60 }),
        fc.double({ min: 3, max: 18, noNaN: true }),
        fc.boolean(),
        (places, zoom, isServer) => {
          const locations = places.map(({ lat, lng }, at) =>
            isServer && at % 3 === 0 ? { lat, lng, count: at + 2 } : home(`h${at}`, lat, lng),
          );
          const pins = layoutPins(locations, zoom);
          expect(total(pins)).toBe(total(locations));
          expect(pins.flatMap(({ ids }) => ids).toSorted()).toEqual(
            locations.flatMap((one) => ('id' in one ? [one.id] : [])).toSorted(),
          );
        },
      ),
    );
  });
});

describe('where the map looks at the homes of a town', () => {
  const town = Array.from({ length: 20 }, (_, at) =>
    home(`h${at}`, 64.12 + (at % 5) * 0.01, -21.95 + (at % 4) * 0.02),
  );
  const outside = home('kjalarnes', 64.24, -21.8);

  it('eye A8: one outlying home, or a tenth of all in any direction, does not make the others small', () => {
    expect(boxOfMost([...town, outside])).toEqual(boxOf(town));
    expect(boxOfMost([outside, home('south', 63.9, -22.4), ...town])).toEqual(boxOf(town));
    const cluster = { lat: 64.14, lng: -21.9, count: 60 };
    expect(boxOfMost([...town, cluster, outside])).toEqual(boxOf(town));
  });

  it('eye A8: more than a tenth are no outliers, and homes at the edge stay in the window', () => {
    const second = [0, 1, 2].map((at) => home(`s${at}`, 64.24 + at * 0.001, -21.8));
    expect(boxOfMost([...town, ...second])).toEqual(boxOf([...town, ...second]));
    const edge = [...town, home('edge', 64.165, -21.92)];
    expect(boxOfMost(edge)).toEqual(boxOf(edge));
    const few = [...town.slice(0, 3), outside];
    expect(boxOfMost(few)).toEqual(boxOf(few));
  });

  it('eye A8: no home, one home and homes at one place have a box as before', () => {
    for (const homes of [[], [outside], [outside, outside]]) expect(boxOfMost(homes)).toEqual(boxOf(homes));
  });
});
