import { languageCodes } from '@heima/domain/shared/language.ts';
import { FileSource, PMTiles } from 'pmtiles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { smallMap } from '#features/map/testing/small-map.ts';
import { openVectorMap, vectorLayers } from './vector-map.ts';

const park = { landuse: { kind: 'park' } };

/** Answers parts of a file as our server does. */
function serve(bytes: Uint8Array | undefined): void {
  vi.stubGlobal('fetch', async (_: string, { headers }: { headers: Headers }) => {
    if (!bytes) return new Response('', { status: 404 });
    const [first, last] = /bytes=(\d+)-(\d+)/.exec(headers.get('range')!)!.slice(1).map(Number);
    return new Response(new Uint8Array(bytes.subarray(first, last! + 1)), { status: 206 });
  });
}

afterEach(() => vi.unstubAllGlobals());

describe('eye A8: the vector map of the operator', () => {
  it('reads what the file says of itself, and names whom it wants named', async () => {
    serve(
      smallMap({ layers: park, attribution: '<a href="https://x.example">Kort</a> © <b>OpenStreetMap</b>' }),
    );
    const map = await openVectorMap('/media/maps/a.pmtiles', 'is');
    expect(Object.values(map!('day').sources)).toEqual([
      {
        type: 'vector',
        tiles: [`pmtiles://${location.origin}/media/maps/a.pmtiles/{z}/{x}/{y}`],
        minzoom: 6,
        maxzoom: 6,
        bounds: [-25, 63, -13, 67],
        attribution: 'Kort © OpenStreetMap',
      },
    ]);
    serve(smallMap({ layers: park }));
    const [plain] = Object.values((await openVectorMap('/media/maps/b.pmtiles', 'is'))!('day').sources);
    expect(plain).toMatchObject({ attribution: '© OpenStreetMap' });
  });

  it('is none when the file is missing, is something else, or ends early', async () => {
    const whole = smallMap({ layers: park });
    for (const bytes of [undefined, Buffer.from('<html>'), Buffer.alloc(500), whole.subarray(0, 100)]) {
      serve(bytes);
      expect(await openVectorMap(`/media/maps/${bytes?.length}.pmtiles`, 'is')).toBeUndefined();
    }
  });

  it.each(['day', 'night'] as const)('by %s needs no font, glyph or picture of others', (scheme) => {
    const layers = vectorLayers(scheme, 'ua');
    expect(layers.length).toBeGreaterThan(30);
    for (const layer of layers) {
      expect(layer.type).not.toBe('background');
      if (layer.type !== 'symbol') continue;
      expect(layer.layout?.['text-field'], layer.id).toBeDefined();
      expect(JSON.stringify(layer.layout?.['text-font']), layer.id).toContain('Onest Variable');
    }
    expect(JSON.stringify(layers)).not.toMatch(/Noto Sans (?:Regular|Medium|Italic)/);
  });

  it.each([
    ['is', 'name:is'],
    ['en', 'name:en'],
    ['ua', 'name:uk'],
  ] as const)('in %s takes the names of that language', (language, name) => {
    expect(languageCodes).toContain(language);
    const place = vectorLayers('day', language).find(({ id }) => id === 'places_locality');
    expect(JSON.stringify(place)).toContain(`"${name}"`);
  });

  it('reads back the tiles of the file that the tests make', async () => {
    const file = new PMTiles(
      new FileSource(new File([new Uint8Array(smallMap({ layers: park }))], 'a.pmtiles')),
    );
    const tile = await file.getZxy(6, 28, 17);
    expect(Buffer.from(tile!.data).toString('latin1')).toMatch(/landuse.*kind.*park/s);
    expect(await file.getZxy(6, 0, 0)).toBeUndefined();
  });
});
