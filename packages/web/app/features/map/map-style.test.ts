import { describe, expect, it } from 'vitest';
import { mapStyle } from './map-style.ts';
import type { MapShapes } from './smooth-shapes.ts';

const shapes: MapShapes = { type: 'FeatureCollection', features: [] };
const colourOf = (style: ReturnType<typeof mapStyle>, id: string, paint: string) =>
  (style.layers.find((layer) => layer.id === id)?.paint as Record<string, string> | undefined)?.[paint];
const background = (style: ReturnType<typeof mapStyle>) => colourOf(style, 'sea', 'background-color');
const land = (style: ReturnType<typeof mapStyle>) => colourOf(style, 'heima-far-land', 'fill-color');

/** Relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}
const contrast = (a: string, b: string) => {
  const [light, dark] = [luminance(a), luminance(b)].sort((one, other) => other - one);
  return (light! + 0.05) / (dark! + 0.05);
};

describe('the base map', () => {
  it('eye A9: everything is land until the coast is drawn, and the sea comes with it', () => {
    const drawn = mapStyle('day', { far: shapes, drawn: 'far' });
    expect(background(mapStyle('day'))).toBe(land(drawn));
    expect(background(mapStyle('day', { far: shapes }))).toBe(land(drawn));
    expect(background(drawn)).not.toBe(land(drawn));
  });

  it('eye A9: the coarse coast stays until the finer one is drawn', () => {
    const far = (parts: Parameters<typeof mapStyle>[1]) =>
      mapStyle('day', parts).layers.find((layer) => layer.id === 'heima-far-land');
    expect(far({ far: shapes, near: shapes, drawn: 'far' })?.maxzoom).toBeUndefined();
    expect(far({ far: shapes, near: shapes, drawn: 'near' })?.maxzoom).toBe(8);
  });

  it.each([
    ['day', 1.25],
    ['night', 1.7],
  ] as const)('eye A8: by %s land, sea and coast can be told apart and names read', (scheme, least) => {
    const style = mapStyle(scheme, { far: shapes, drawn: 'far' });
    expect(contrast(background(style)!, land(style)!)).toBeGreaterThan(least);
    const coast = colourOf(style, 'heima-far-land-edge', 'line-color')!;
    expect(contrast(coast, land(style)!)).toBeGreaterThan(1.5);
    expect(contrast(colourOf(style, 'town-names', 'text-color')!, land(style)!)).toBeGreaterThan(4.5);
  });
});
