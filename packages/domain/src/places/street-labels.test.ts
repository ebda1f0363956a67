import { describe, expect, it } from 'vitest';
import { streetLabels } from './street-labels.ts';

const along = (street: string, north: number, east: number, count = 5) =>
  Array.from({ length: count }, (_, at) => ({
    streetId: street,
    street,
    number: String(at + 1),
    lat: 64.14 + at * north,
    lng: -21.93 + at * east,
  }));

describe('names of streets on the map (eye A8)', () => {
  it.each([
    ['east', 0, 0.001, 0],
    ['west', 0, -0.001, 0],
    ['north-east', 0.001 * Math.cos((64.14 * Math.PI) / 180), 0.001, -45],
    ['south-east', -0.001 * Math.cos((64.14 * Math.PI) / 180), 0.001, 45],
  ])('a street to the %s has its name along it, never upside down', (_, north, east, angle) => {
    const [label] = streetLabels(along('Þórsgata', north, east), 10);
    expect(label).toMatchObject({ name: 'Þórsgata', angle });
    expect(label!.lat).toBeCloseTo(64.14 + 2 * north);
    expect(label!.lng).toBeCloseTo(-21.93 + 2 * east);
  });

  it('the streets of most houses come first, and no more than asked for', () => {
    const all = [
      ...along('Stutt', 0, 0.001, 2),
      ...along('Löng', 0.001, 0, 9),
      ...along('Milli', 0, 0.001, 4),
    ];
    expect(streetLabels(all, 2).map(({ name }) => name)).toEqual(['Löng', 'Milli']);
    expect(streetLabels(all, 9).at(-1)).toMatchObject({ name: 'Stutt', angle: 0 });
  });
});
