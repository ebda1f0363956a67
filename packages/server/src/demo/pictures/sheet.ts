import { type SeededRandom, seededRandom } from '#demo/seeded-random.ts';
import { rect, round } from './svg-shapes.ts';

// Drawing many small tiles is what costs time when a pattern is rastered, so a tile holds several ribs.
const RIBS_IN_TILE = 12;
const TILE_LENGTH = 240;

/** Offset, colour and, if not opaque, opacity. */
export type Stop = readonly [number, string, number?];

/** The paper a picture is drawn on: shapes in order, shared patterns, and the picture's own random stream. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  random: SeededRandom;
  #definitions: string[] = [];
  #shapes: string[] = [];
  #lastId = 0;

  constructor(width: number, height: number, kind: string, seed: string) {
    this.width = width;
    this.height = height;
    this.seed = seed;
    this.random = seededRandom(`${kind}-${seed}`);
  }

  add(...shapes: string[]): this {
    this.#shapes.push(...shapes);
    return this;
  }

  /** Takes a definition that needs an id and returns what `fill`, `filter` or `clip-path` can name. */
  define(markup: (id: string) => string): string {
    const id = `p${this.#lastId++}`;
    this.#definitions.push(markup(id));
    return `url(#${id})`;
  }

  /** A straight gradient, downwards unless asked to run across. */
  gradient(stops: readonly Stop[], across = false): string {
    const marks = stops
      .map(([offset, colour, opacity]) =>
        opacity === undefined
          ? `<stop offset="${offset}" stop-color="${colour}"/>`
          : `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
      )
      .join('');
    return this.define(
      (id) =>
        `<linearGradient id="${id}" x1="0" y1="0" x2="${across ? 1 : 0}" y2="${across ? 0 : 1}">${marks}</linearGradient>`,
    );
  }

  /** A round light that fades to nothing at its edge. */
  glow(colour: string, opacity: number): string {
    return this.define(
      (id) =>
        `<radialGradient id="${id}"><stop offset="0" stop-color="${colour}" stop-opacity="${opacity}"/>` +
        `<stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`,
    );
  }

  /** Corrugated iron: upright ribs, each with a shaded and a lit side. */
  corrugated(colour: string, step = 8): string {
    const ribs = Array.from({ length: RIBS_IN_TILE }, (_, i) => {
      const x = i * step;
      return (
        rect(x, 0, step * 0.3, TILE_LENGTH, '#000', { opacity: 0.11 }) +
        rect(x + step * 0.45, 0, step * 0.25, TILE_LENGTH, '#fff', { opacity: 0.15 })
      );
    });
    return this.tile(step * RIBS_IN_TILE, TILE_LENGTH, colour, ribs.join(''));
  }

  /** Lying boards with a dark joint. */
  boards(colour: string, step = 14): string {
    const joints = Array.from({ length: RIBS_IN_TILE }, (_, i) =>
      rect(0, (i + 1) * step - 1.6, TILE_LENGTH, 1.6, '#000', { opacity: 0.16 }),
    );
    return this.tile(TILE_LENGTH, step * RIBS_IN_TILE, colour, joints.join(''));
  }

  /** A repeated piece of surface. */
  tile(width: number, height: number, colour: string, shapes: string): string {
    return this.define(
      (id) =>
        `<pattern id="${id}" width="${width}" height="${height}" patternUnits="userSpaceOnUse">` +
        `${rect(0, 0, width, height, colour)}${shapes}</pattern>`,
    );
  }

  /** Draws inside a rectangle only. */
  clipped(x: number, y: number, w: number, h: number, draw: () => void): void {
    const clip = this.define(
      (id) =>
        `<clipPath id="${id}"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/></clipPath>`,
    );
    this.add(`<g clip-path="${clip}">`);
    draw();
    this.add('</g>');
  }

  /** The finished picture, turned left to right if `mirrored`. */
  svg(title: string, mirrored = false): string {
    const definitions = this.#definitions.length > 0 ? `<defs>${this.#definitions.join('')}</defs>` : '';
    const { width, height } = this;
    const shapes = this.#shapes.join('');
    const drawing = mirrored ? `<g transform="matrix(-1 0 0 1 ${width} 0)">${shapes}</g>` : shapes;
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><title>${title}</title>${definitions}${drawing}</svg>\n`;
  }
}
