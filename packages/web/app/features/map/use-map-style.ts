import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { fetchNearShapes, fetchStreetStyle, mapStyle, nearZoom, type Scheme } from './map-style.ts';

const darkness = '(prefers-color-scheme: dark)';

/** The scheme that the system asks for. */
export const schemeNow = (): Scheme => (matchMedia(darkness).matches ? 'night' : 'day');

/**
 * Follows the colour scheme, fetches the finer coast when somebody first looks that close, and takes the operator's
 * style for street zoom when there is one.
 */
export function useMapStyle(map: LibreMap | undefined, styleUrl: string | undefined): void {
  useEffect(() => {
    if (!map) return;
    const parts: NonNullable<Parameters<typeof mapStyle>[1]> = {};
    let isGone = false;
    const apply = () => {
      if (isGone) return;
      // A style that is still coming would be thrown away, and the map would be empty meanwhile.
      if (map.isStyleLoaded()) map.setStyle(mapStyle(schemeNow(), parts));
      else map.once('idle', apply);
    };
    const comeNear = () => {
      if (map.getZoom() < nearZoom - 0.5) return;
      map.off('zoom', comeNear);
      void fetchNearShapes().then((near) => {
        parts.near = near;
        apply();
      });
    };
    map.on('zoom', comeNear);
    comeNear();
    if (styleUrl)
      void fetchStreetStyle(styleUrl).then((street) => {
        parts.street = street;
        apply();
      });
    const scheme = matchMedia(darkness);
    scheme.addEventListener('change', apply);
    return () => {
      isGone = true;
      map.off('zoom', comeNear);
      scheme.removeEventListener('change', apply);
    };
  }, [map, styleUrl]);
}
