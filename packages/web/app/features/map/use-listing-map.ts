import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import type { Box } from '@heima/domain/places/box.ts';
import { AttributionControl, Map as LibreMap, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTexts } from '#platform/i18n/use-texts.tsx';
import { mapStyle } from './map-style.ts';
import { PinLayer, type PinWords } from './pin-layer.ts';
import { schemeNow, useMapStyle } from './use-map-style.ts';

/** What the map shows right now. */
export interface MapView {
  box: Box;
  zoom: number;
}

export interface ListingMapProps {
  locations: readonly MapLocation[] | undefined;
  /** Where to look. The map moves to the box when the key changes, once the box is known; `start` is shown until then. */
  fit: { key: string; box: Box | undefined; start: Box | undefined };
  streetMapUrl: string | undefined;
  /** Highlights pins from outside and reports which one is pointed at. */
  highlighted: {
    readonly id: string | undefined;
    set(id: string | undefined): void;
    subscribe(listener: () => void): () => void;
  };
  isSeen(id: string): boolean;
  onOpen(id: string): void;
  onView(view: MapView): void;
  onSearchHere(box: Box): void;
}

const iceland: Box = { south: 63.3, west: -24.6, north: 66.6, east: -13.4 };
const widest: Box = { south: 61.5, west: -31, north: 68.5, east: -7 };
const closestFit = 15;

const boundsOf = ({ west, south, east, north }: Box): [number, number, number, number] => [
  west,
  south,
  east,
  north,
];
const viewOf = (map: LibreMap): MapView => {
  const bounds = map.getBounds();
  return {
    box: {
      south: bounds.getSouth(),
      west: bounds.getWest(),
      north: bounds.getNorth(),
      east: bounds.getEast(),
    },
    zoom: map.getZoom(),
  };
};

const stillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

let workerPage: string | undefined;

/**
 * The worker by way of a blob: such a worker lives under the policy of the page, which lets it fetch the map. One
 * that is loaded by its own address lives under the policy of a file, which allows nothing.
 */
const workerOfThisPage = (): string =>
  (workerPage ??= URL.createObjectURL(
    new Blob([`import ${JSON.stringify(new URL(workerUrl, location.href).href)};`], {
      type: 'text/javascript',
    }),
  ));

/** Makes the map, keeps its pins and its view in step with what it is given, and reports what is done on it. */
export function useListingMap({
  locations,
  fit,
  streetMapUrl,
  highlighted,
  isSeen,
  onOpen,
  onView,
  onSearchHere,
}: ListingMapProps) {
  const { t, format } = useTexts();
  const container = useRef<HTMLDivElement>(null);
  const pins = useRef<PinLayer>(undefined);
  const skipsNextFit = useRef(false);
  const [map, setMap] = useState<LibreMap>();
  const [hasFailed, setHasFailed] = useState(false);
  const [isMoved, setIsMoved] = useState(false);

  const words: PinWords = {
    price: (price) => t('searchScreen.map.pin', { thousands: format.number(Math.round(price / 1000)) }),
    label: ({ price, place, rooms }) =>
      [
        place,
        rooms === undefined ? undefined : t('searchScreen.map.pinRooms', { count: rooms }),
        price === undefined
          ? t('searchScreen.map.pinNoPrice')
          : t('searchScreen.map.pinLabel', { thousands: format.number(Math.round(price / 1000)) }),
      ]
        .filter(Boolean)
        .join(' · '),
    noPrice: '·',
    cluster: (count) => t('searchScreen.map.cluster', { count }),
  };
  const start = useEffectEvent((element: HTMLDivElement) => {
    setWorkerUrl(workerOfThisPage());
    let made: LibreMap;
    try {
      made = new LibreMap({
        container: element,
        style: mapStyle(schemeNow()),
        bounds: boundsOf(fit.box ?? fit.start ?? iceland),
        fitBoundsOptions: { padding: 48, maxZoom: closestFit },
        maxBounds: boundsOf(widest),
        minZoom: 4,
        maxZoom: 17,
        dragRotate: false,
        pitchWithRotate: false,
        touchPitch: false,
        attributionControl: false,
        locale: { 'Map.Title': t('searchScreen.map.label') },
      });
    } catch {
      // WebGL is off or missing; the reason is the browser's and nothing here can mend it.
      setHasFailed(true);
      return undefined;
    }
    made.touchZoomRotate.disableRotation();
    made.addControl(
      new AttributionControl({ compact: false, customAttribution: t('searchScreen.map.credit') }),
    );
    const layer = new PinLayer(made, { words, isSeen, onOpen, onPoint: highlighted.set });
    pins.current = layer;
    const stop = highlighted.subscribe(() => layer.light(highlighted.id));
    made.on('moveend', (event: { originalEvent?: unknown }) => {
      if (event.originalEvent) setIsMoved(true);
      reportView(viewOf(made));
    });
    made.once('load', () => reportView(viewOf(made)));
    setMap(made);
    return () => {
      stop();
      layer.remove();
      pins.current = undefined;
      made.remove();
    };
  });
  const reportView = useEffectEvent((view: MapView) => onView(view));

  useEffect(() => (container.current ? start(container.current) : undefined), []);

  useEffect(() => {
    if (map) pins.current?.show(locations ?? []);
  }, [locations, map]);

  useMapStyle(map, streetMapUrl);

  const isFitted = useRef<string>(undefined);
  useEffect(() => {
    if (!map || !fit.box || isFitted.current === fit.key) return;
    const isFirst = isFitted.current === undefined;
    isFitted.current = fit.key;
    setIsMoved(false);
    if (skipsNextFit.current) skipsNextFit.current = false;
    else
      map.fitBounds(boundsOf(fit.box), {
        padding: 48,
        maxZoom: closestFit,
        animate: !isFirst && !stillness(),
      });
  }, [map, fit]);

  const searchHere = () => {
    if (!map) return;
    skipsNextFit.current = true;
    setIsMoved(false);
    onSearchHere(viewOf(map).box);
  };
  return { container, map, hasFailed, isMoved, searchHere };
}
