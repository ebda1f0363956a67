import { type Language, languageTag } from '@heima/domain/shared/language.ts';
import { layers, namedFlavor } from '@protomaps/basemaps';
import { addProtocol, type StyleSpecification } from 'maplibre-gl';
import { PMTiles, Protocol, TileType } from 'pmtiles';
import type { StreetMap } from './map-files.ts';
import { ownFont, type Scheme } from './map-style.ts';
import { flavorChanges } from './vector-colours.ts';

const source = 'heima-vector';
/** One-way arrows, road shields and shops are pictures of a sprite, which we do without. */
const needsPictures = ['roads_oneway', 'roads_shields', 'pois'];
/** Our land and sea lie under the tiles, so that nothing is bare where the file ends. */
const ground = 'background';

let protocol: Protocol | undefined;

/**
 * The streets of a PMTiles file, drawn by the styles of Protomaps in our colours and font.
 * @param url of the file, on our own host
 * @returns nothing when the file cannot be read or holds no vector tiles
 */
export async function openVectorMap(url: string, language: Language): Promise<StreetMap | undefined> {
  const address = new URL(url, location.href).href;
  const file = new PMTiles(address);
  const found = await describeFile(file);
  if (!found) return undefined;
  if (!protocol) {
    protocol = new Protocol();
    addProtocol('pmtiles', protocol.tile);
  }
  protocol.add(file);
  const tiles = {
    type: 'vector' as const,
    tiles: [`pmtiles://${address}/{z}/{x}/{y}`],
    ...found,
  };
  return (scheme) => ({
    version: 8,
    sources: { [source]: tiles },
    layers: vectorLayers(scheme, language),
  });
}

/** The layers of a scheme, with names in a language where the file has them. */
export function vectorLayers(scheme: Scheme, language: Language): StyleSpecification['layers'] {
  const [font] = ownFont;
  const flavor = {
    ...namedFlavor(scheme === 'day' ? 'light' : 'dark'),
    ...flavorChanges(scheme),
    ...{ regular: font, bold: font, italic: font },
  };
  return layers(source, flavor, { lang: languageTag(language) }).filter(
    ({ id }) => id !== ground && !needsPictures.includes(id),
  ) as StyleSpecification['layers'];
}

async function describeFile(file: PMTiles) {
  try {
    const { tileType, minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = await file.getHeader();
    if (tileType !== TileType.Mvt) return undefined;
    const bounds: [number, number, number, number] = [minLon, minLat, maxLon, maxLat];
    const attribution = creditOf(await file.getMetadata());
    return { minzoom: minZoom, maxzoom: maxZoom, bounds, attribution };
  } catch {
    // The file is gone or broken since the program looked at it; the base map still shows where things are.
    return undefined;
  }
}

/** Whom the file wants named, as plain text; OpenStreetMap, whose data such files are made of, unless it says. */
function creditOf(metadata: unknown): string {
  const said = (metadata as { attribution?: unknown } | undefined)?.attribution;
  const text = typeof said === 'string' ? said.replace(/<[^>]*>|[<>&]/g, '').trim() : '';
  return text || '© OpenStreetMap';
}
