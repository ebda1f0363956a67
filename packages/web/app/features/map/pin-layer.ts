import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import styles from './map.module.css';
import { layoutPins, type Pin } from './pin-layout.ts';

/** What the pins say, in the language of the page. */
export interface PinWords {
  /** "285 þ." */
  price(price: number): string;
  /** "285 þ. kr. á mánuði" */
  label(price: number | undefined): string;
  noPrice: string;
  /** "12 eignir, þysja inn" */
  cluster(count: number): string;
}

interface PinLayerOptions {
  words: PinWords;
  isSeen(id: string): boolean;
  onOpen(id: string): void;
  /** The pointer or the focus is on the pin of a home, or has left it. */
  onPoint(id: string | undefined): void;
}

/** Pins of homes outside the window are not made; this much around it is, in points. */
const margin = 60;

/**
 * The pins as elements over the map: real links and buttons, so that they can be focused, read and opened in a tab.
 * They are kept by key, so that moving the map makes and removes only what comes and goes.
 */
export class PinLayer {
  readonly #map: LibreMap;
  readonly #options: PinLayerOptions;
  readonly #shown = new Map<string, { pin: Pin; marker: Marker }>();
  #locations: readonly MapLocation[] = [];
  #highlighted: string | undefined;
  readonly #draw = () => this.#update();

  constructor(map: LibreMap, options: PinLayerOptions) {
    this.#map = map;
    this.#options = options;
    map.on('moveend', this.#draw);
  }

  show(locations: readonly MapLocation[]): void {
    this.#locations = locations;
    this.#update();
  }

  /** Lights the pin of a home, or the cluster that holds it. */
  light(id: string | undefined): void {
    this.#highlighted = id;
    for (const { pin, marker } of this.#shown.values()) this.#paint(pin, marker.getElement());
  }

  remove(): void {
    this.#map.off('moveend', this.#draw);
    for (const { marker } of this.#shown.values()) marker.remove();
    this.#shown.clear();
  }

  #update(): void {
    const wanted = new Map(
      layoutPins(this.#locations, this.#map.getZoom())
        .filter((pin) => this.#isNearWindow(pin))
        .map((pin) => [`${pin.key} ${pin.count}`, pin]),
    );
    for (const [key, { marker }] of this.#shown)
      if (!wanted.has(key)) {
        marker.remove();
        this.#shown.delete(key);
      }
    for (const [key, pin] of wanted) {
      if (this.#shown.has(key)) continue;
      const element = pin.count > 1 ? this.#cluster(pin) : this.#home(pin);
      const marker = new Marker({ element, anchor: 'center' }).setLngLat([pin.lng, pin.lat]).addTo(this.#map);
      this.#shown.set(key, { pin, marker });
      this.#paint(pin, element);
    }
  }

  #isNearWindow({ lat, lng }: Pin): boolean {
    const { x, y } = this.#map.project([lng, lat]);
    const { clientWidth, clientHeight } = this.#map.getContainer();
    return x > -margin && y > -margin && x < clientWidth + margin && y < clientHeight + margin;
  }

  #paint(pin: Pin, element: HTMLElement): void {
    element.toggleAttribute(
      'data-highlighted',
      this.#highlighted !== undefined && pin.ids.includes(this.#highlighted),
    );
  }

  #home({ id, price }: Pin): HTMLElement {
    const { words, isSeen, onOpen, onPoint } = this.#options;
    const link = document.createElement('a');
    link.className = styles.pin!;
    link.toggleAttribute('data-seen', id !== undefined && isSeen(id));
    link.dataset.pin = 'home';
    link.textContent = price === undefined ? words.noPrice : words.price(price);
    link.setAttribute('aria-label', words.label(price));
    if (!id) return link;
    link.href = `/listings/${id}`;
    link.addEventListener('click', (event) => {
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      onOpen(id);
    });
    for (const name of ['pointerenter', 'focus']) link.addEventListener(name, () => onPoint(id));
    for (const name of ['pointerleave', 'blur']) link.addEventListener(name, () => onPoint(undefined));
    return link;
  }

  #cluster({ count, lat, lng, box }: Pin): HTMLElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles.cluster!;
    button.dataset.pin = 'cluster';
    button.textContent = String(count);
    button.setAttribute('aria-label', this.#options.words.cluster(count));
    button.addEventListener('click', (originalEvent) => {
      const isSpot = !box || (box.north - box.south < 1e-4 && box.east - box.west < 1e-4);
      if (isSpot) this.#map.easeTo({ center: [lng, lat], zoom: this.#map.getZoom() + 2 }, { originalEvent });
      else
        this.#map.fitBounds(
          [box.west, box.south, box.east, box.north],
          { padding: 80, maxZoom: Math.max(this.#map.getZoom() + 1, 16) },
          { originalEvent },
        );
    });
    return button;
  }
}
