import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { followDarkness, isDarkNow } from '#platform/theme.ts';
import { fetchFarShapes, fetchNearShapes, fetchStreetMap } from './map-files.ts';
import { type MapParts, mapStyle, nearZoom, type Scheme } from './map-style.ts';
import { askedLabels, fetchStreetNames } from './street-names.ts';

/** The scheme of the page: as it was chosen by hand, else as the device asks for. */
export const schemeNow = (): Scheme => (isDarkNow() ? 'night' : 'day');

/**
 * Follows the colour scheme, fetches the coast and the finer one when somebody first looks that close, and takes the
 * operator's map for street zoom when there is one.
 */
export function useMapStyle(map: LibreMap | undefined, streetMapUrl: string | undefined): void {
  const { language } = useTexts();
  useEffect(() => {
    if (!map) return;
    const parts: MapParts = {};
    let isGone = false;
    const apply = () => {
      if (isGone) return;
      // A style that is still coming would be thrown away, and the map would be empty meanwhile.
      if (map.isStyleLoaded()) map.setStyle(mapStyle(schemeNow(), parts));
      else map.once('idle', apply);
    };
    // Shapes count as drawn when the map has come to rest with them.
    const applyShapes = (level: 'far' | 'near') => {
      apply();
      map.once('idle', () => {
        if (parts.drawn === 'near') return;
        parts.drawn = level;
        apply();
      });
    };
    void fetchFarShapes().then((far) => {
      if (!far || isGone) return;
      parts.far = far;
      applyShapes('far');
    });
    const comeNear = () => {
      if (map.getZoom() < nearZoom - 0.5) return;
      map.off('zoom', comeNear);
      void fetchNearShapes().then((near) => {
        if (!near || isGone) return;
        parts.near = near;
        applyShapes('near');
      });
    };
    // Where another map names the streets, or may yet, we do not.
    let hasOtherNames = streetMapUrl !== undefined;
    let asked = '';
    const nameStreets = () => {
      const query = askedLabels(map);
      if (!query || hasOtherNames || JSON.stringify(query) === asked) return;
      asked = JSON.stringify(query);
      const current = asked;
      void fetchStreetNames(query).then((labels) => {
        // Where one looks now counts, not what came last; what failed is asked for again by the next move.
        if (current !== asked) return;
        if (!labels) asked = '';
        else {
          parts.labels = labels;
          apply();
        }
      });
    };
    map.on('moveend', nameStreets);
    nameStreets();
    map.on('zoom', comeNear);
    comeNear();
    if (streetMapUrl)
      void fetchStreetMap(streetMapUrl, language).then((street) => {
        if (isGone) return;
        hasOtherNames = street !== undefined;
        parts.street = street;
        if (street) apply();
        else nameStreets();
      });
    const unfollow = followDarkness(apply);
    return () => {
      isGone = true;
      map.off('zoom', comeNear);
      map.off('moveend', nameStreets);
      unfollow();
    };
  }, [map, streetMapUrl, language]);
}
