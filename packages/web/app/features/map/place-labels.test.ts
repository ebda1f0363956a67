import { describe, expect, it } from 'vitest';
import { mapStyle } from './map-style.ts';
import { placeLabels } from './place-labels.ts';

const { features } = placeLabels();
const named = (kind: string) =>
  features.filter(({ properties }) => properties.kind === kind).map(({ properties }) => properties.name);
const zooms = (kind: string) => {
  const layer = mapStyle('day').layers.find(({ id }) => id === `${kind}-names`);
  return [layer?.minzoom, layer?.maxzoom];
};

describe('eye A8: names of districts', () => {
  it('a postal code has its whole name, until its parts are named in its place', () => {
    expect(named('code')).toContain('101 Miðbær');
    expect(named('parted')).toContain('201 Lindir/Salir/Smárar');
    expect(named('part')).toEqual(expect.arrayContaining(['Lindir', 'Salir', 'Smárar', 'Melar', 'Teigar']));
    expect(zooms('parted')[1]).toBe(zooms('part')[0]);
    expect(zooms('code')[1]).toBeUndefined();
  });

  it('a district can be told from a street', () => {
    const { layers } = mapStyle('day', { labels: { type: 'FeatureCollection', features: [] } });
    const spacing = (id: string) =>
      (layers.find((layer) => layer.id === id)!.layout as Record<string, unknown>)['text-letter-spacing'];
    expect(spacing('part-names')).toBeGreaterThan(0);
    expect(spacing('street-names')).toBeUndefined();
  });

  it('a code of which one part alone can be placed keeps its own name beside it', () => {
    expect(named('code')).toContain('110 Árbær/Selás');
    expect(named('part')).toContain('Höfðar');
  });
});
