import { metresPerDegree, type Point } from '@heima/domain/places/point.ts';
import { IconMapOff, IconMinus, IconPlus } from '@tabler/icons-react';
import type { GeoJSONSource } from 'maplibre-gl';
import { AttributionControl, Map as LibreMap, Marker, setWorkerUrl } from 'maplibre-gl';
import { IconButton } from '#ui/icon-button.tsx';
import 'maplibre-gl/dist/maplibre-gl.css';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { usePageFacts } from '#platform/viewer.ts';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import styles from './home-map.module.css';
import { mapStyle } from './map-style.ts';
import { mapWorkerUrl } from './map-worker.ts';
import { schemeNow, useMapStyle } from './use-map-style.ts';

export interface HomeMapProps {
  /** Where the home is; without it the whole country is shown. */
  point: Point | null;
  /** Metres around the point within which the home lies; without it the point is the home. */
  radius?: number | undefined;
  /** Moves the pin: by pulling it, by pressing the map, with the arrow keys on the pin. */
  onMove?: ((point: Point) => void) | undefined;
  label: string;
}

const iceland: [number, number, number, number] = [-24.6, 63.3, -13.4, 66.6];
const widest: [number, number, number, number] = [-31, 61.5, -7, 68.5];
/** Streets have names here, and enough of the district is around the home to know where one is. */
const homeZoom = 14.5;
/** One press of an arrow key on the pin, in metres. */
const keyStep = 10;
const circleSource = 'home-circle';

/** One home on the map: a circle it lies in, or a pin that can be moved. Fetched only where it is shown. */
export function HomeMap(props: HomeMapProps) {
  const { t } = useTexts();
  const { container, map, hasFailed } = useHomeMap(props);
  if (hasFailed)
    return (
      <div className={styles.none} role="status">
        <Icon of={IconMapOff} size={24} />
        <p>{t('listingScreen.map.unavailable')}</p>
      </div>
    );
  return (
    <div className={styles.map}>
      <div ref={container} className={styles.inner} />
      <Card raised className={styles.zoom}>
        <IconButton
          variant="stacked"
          icon={IconPlus}
          label={t('listingScreen.map.zoomIn')}
          onClick={() => map?.zoomIn()}
        />
        <IconButton
          variant="stacked"
          icon={IconMinus}
          label={t('listingScreen.map.zoomOut')}
          onClick={() => map?.zoomOut()}
        />
      </Card>
    </div>
  );
}

function useHomeMap({ point, radius, onMove, label }: HomeMapProps) {
  const { t } = useTexts();
  const { streetMapUrl } = usePageFacts();
  const container = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<LibreMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const marker = useRef<Marker>(undefined);
  const moved = useEffectEvent((to: Point) => onMove?.(rounded(to)));
  const start = useEffectEvent((element: HTMLElement) => {
    setWorkerUrl(mapWorkerUrl());
    let made: LibreMap;
    try {
      made = new LibreMap({
        container: element,
        style: mapStyle(schemeNow()),
        ...(point ? { center: [point.lng, point.lat], zoom: homeZoom } : { bounds: iceland }),
        maxBounds: widest,
        minZoom: 4,
        maxZoom: 18,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        // One finger scrolls the page; two move the map.
        cooperativeGestures: onMove === undefined,
        attributionControl: false,
        locale: {
          'Map.Title': label,
          'CooperativeGesturesHandler.WindowsHelpText': t('listingScreen.map.scroll'),
          'CooperativeGesturesHandler.MacHelpText': t('listingScreen.map.scroll'),
          'CooperativeGesturesHandler.MobileHelpText': t('listingScreen.map.twoFingers'),
        },
      });
    } catch {
      // WebGL is off or missing; the address in words says the same.
      setHasFailed(true);
      return undefined;
    }
    made.touchZoomRotate.disableRotation();
    made.addControl(
      new AttributionControl({ compact: false, customAttribution: t('listingScreen.map.credit') }),
    );
    if (onMove) made.on('click', ({ lngLat }) => moved({ lat: lngLat.lat, lng: lngLat.lng }));
    setMap(made);
    return () => {
      marker.current = undefined;
      made.remove();
    };
  });
  useEffect(() => (container.current ? start(container.current) : undefined), []);

  useMapStyle(map, streetMapUrl);

  const movable = onMove !== undefined;
  useEffect(() => {
    if (!map || !point) {
      marker.current?.remove();
      marker.current = undefined;
      return;
    }
    if (radius !== undefined) return showCircle(map, point, radius);
    if (!marker.current) {
      const element = pinElement(t('listingScreen.map.pin'), movable, (east, north) =>
        moved(stepped(marker.current!.getLngLat(), east, north)),
      );
      marker.current = new Marker({ element, anchor: 'bottom', draggable: movable })
        .setLngLat([point.lng, point.lat])
        .addTo(map);
      marker.current.on('dragend', () => {
        const { lat, lng } = marker.current!.getLngLat();
        moved({ lat, lng });
      });
    }
    marker.current.setLngLat([point.lng, point.lat]);
    const away = !map.getBounds().contains([point.lng, point.lat]) || map.getZoom() < homeZoom - 3;
    if (away) map.jumpTo({ center: [point.lng, point.lat], zoom: Math.max(map.getZoom(), homeZoom) });
  }, [map, point, radius, movable, t]);

  return { container, map, hasFailed };
}

const rounded = ({ lat, lng }: Point): Point => ({
  lat: Math.round(lat * 1e6) / 1e6,
  lng: Math.round(lng * 1e6) / 1e6,
});

const stepped = ({ lat, lng }: Point, east: number, north: number): Point => ({
  lat: lat + (north * keyStep) / metresPerDegree,
  lng: lng + (east * keyStep) / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
});

const arrows: Readonly<Record<string, readonly [east: number, north: number]>> = {
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
};

/** The pin: a button that the arrow keys move, where it may be moved. */
function pinElement(
  name: string,
  movable: boolean,
  onStep: (east: number, north: number) => void,
): HTMLElement {
  const pin = document.createElement(movable ? 'button' : 'span');
  pin.className = styles.pin!;
  if (pin instanceof HTMLButtonElement) {
    pin.type = 'button';
    pin.setAttribute('aria-label', name);
    pin.addEventListener('keydown', (event) => {
      const step = arrows[event.key];
      if (!step) return;
      event.preventDefault();
      event.stopPropagation();
      onStep(...step);
    });
    pin.addEventListener('click', (event) => event.stopPropagation());
  }
  return pin;
}

/** Draws the circle in which the home lies, also again after the colours have changed. */
function showCircle(map: LibreMap, { lat, lng }: Point, radius: number): () => void {
  const steps = 64;
  const [high, wide] = [
    radius / metresPerDegree,
    radius / (metresPerDegree * Math.cos((lat * Math.PI) / 180)),
  ];
  const ring = Array.from({ length: steps + 1 }, (_, at) => {
    const angle = (2 * Math.PI * at) / steps;
    return [lng + wide * Math.cos(angle), lat + high * Math.sin(angle)];
  });
  const data = { type: 'Polygon' as const, coordinates: [ring] };
  const add = () => {
    if (map.getSource(circleSource)) return;
    const fjord = getComputedStyle(document.documentElement).getPropertyValue('--fjord').trim();
    map.addSource(circleSource, { type: 'geojson', data });
    map.addLayer({
      id: circleSource,
      type: 'fill',
      source: circleSource,
      paint: { 'fill-color': fjord, 'fill-opacity': 0.2 },
    });
    map.addLayer({
      id: `${circleSource}-edge`,
      type: 'line',
      source: circleSource,
      paint: { 'line-color': fjord, 'line-width': 2 },
    });
  };
  const source = map.getSource<GeoJSONSource>(circleSource);
  if (source) source.setData(data);
  else if (map.isStyleLoaded()) add();
  map.on('styledata', add);
  return () => {
    map.off('styledata', add);
  };
}
