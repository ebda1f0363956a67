import type { MapLocation } from '@heima/domain/listings/listing-card.ts';
import { type Map as LibreMap, Marker } from 'maplibre-gl';
import styles from './map.module.css';
import { layoutPins, type Pin } from './pin-layout.ts';
import { type Arrow, isArrow, nearestMark, pinInDirection } from './pin-steps.ts';

/** What the pins say, in the language of the page. */
export interface PinWords {
  /** "285 þ." */
  price(price: number): string;
  /** "Þórsgata · 3 herbergi · 285 þ. kr. á mánuði" */
  label(pin: Pin): string;
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
  readonly #onKey = (event: KeyboardEvent) => {
    if (!isArrow(event.key) || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (!this.#keyOf(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
    this.#step(event.target as HTMLElement, event.key);
  };

  constructor(map: LibreMap, options: PinLayerOptions) {
    this.#map = map;
    this.#options = options;
    map.on('moveend', this.#draw);
    // The map would move by the arrows and zoom by + and - before the pins hear them.
    map.getCanvasContainer().addEventListener('keydown', this.#onKey, true);
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
    this.#map.getCanvasContainer().removeEventListener('keydown', this.#onKey, true);
    for (const { marker } of this.#shown.values()) marker.remove();
    this.#shown.clear();
  }

  #keyOf(element: EventTarget | null): string | undefined {
    for (const [key, { marker }] of this.#shown) if (marker.getElement() === element) return key;
    return undefined;
  }

  /** The marks in the window with their places on the screen. */
  #marks() {
    return [...this.#shown.values()].map(({ pin, marker }) => ({
      pin,
      element: marker.getElement(),
      at: this.#map.project([pin.lng, pin.lat]),
    }));
  }

  /** Takes the focus to the next pin in a direction; at the edge it stays. */
  #step(from: HTMLElement, arrow: Arrow): void {
    const marks = this.#marks();
    const here = marks.find(({ element }) => element === from);
    const next = here && pinInDirection(here.at, arrow, marks);
    next?.element.focus();
  }

  #update(): void {
    const lost = this.#shown.get(this.#keyOf(document.activeElement) ?? '')?.pin;
    this.#redraw();
    // A mark that goes while it has the focus hands it on: to the first of what it opened, else to its neighbour.
    if (!lost || this.#keyOf(document.activeElement)) return;
    const next = nearestMark(lost, this.#map.project([lost.lng, lost.lat]), this.#marks());
    next?.element.focus({ preventScroll: true });
  }

  #redraw(): void {
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

  #home(pin: Pin): HTMLElement {
    const { id, price } = pin;
    const { words, isSeen, onOpen, onPoint } = this.#options;
    const link = document.createElement('a');
    link.className = styles.pin!;
    link.toggleAttribute('data-seen', id !== undefined && isSeen(id));
    link.dataset.pin = 'home';
    link.textContent = price === undefined ? words.noPrice : words.price(price);
    link.setAttribute('aria-label', words.label(pin));
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
