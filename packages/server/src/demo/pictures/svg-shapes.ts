/** Further attributes of a shape, such as opacity or the radius of its corners. */
export type Attributes = Readonly<Record<string, string | number>>;
export type Point = readonly [number, number];

/** One decimal is finer than a screen shows and keeps the text short. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const written = (attributes?: Attributes) =>
  attributes === undefined
    ? ''
    : Object.entries(attributes)
        .map(([name, value]) => ` ${name}="${value}"`)
        .join('');

/** A rectangle. */
export function rect(x: number, y: number, w: number, h: number, fill: string, more?: Attributes): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}"${written(more)}/>`;
}

/** A closed shape with straight sides. */
export function polygon(points: readonly Point[], fill: string, more?: Attributes): string {
  return `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="${fill}"${written(more)}/>`;
}

/** A circle. */
export function circle(x: number, y: number, r: number, fill: string, more?: Attributes): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"${written(more)}/>`;
}

/** An ellipse. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more?: Attributes,
): string {
  return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"${written(more)}/>`;
}

/** Any shape, given as SVG path data. */
export function path(data: string, fill: string, more?: Attributes): string {
  return `<path d="${data}" fill="${fill}"${written(more)}/>`;
}

/** A line without filling. */
export function stroke(data: string, colour: string, width: number, more?: Attributes): string {
  return `<path d="${data}" fill="none" stroke="${colour}" stroke-width="${round(width)}"${written(more)}/>`;
}
