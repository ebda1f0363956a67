const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour on the way from one to another; `part` 0 is the first, 1 the second. */
export function mix(from: string, to: string, part: number): string {
  const end = channels(to);
  const mixed = channels(from).map((value, i) => Math.round(value + (end[i]! - value) * part));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Shade: towards a bluish black, as shadows are outdoors in the north. */
export const darken = (colour: string, part: number): string => mix(colour, '#0c1a24', part);

/** Light: towards white. */
export const lighten = (colour: string, part: number): string => mix(colour, '#ffffff', part);
