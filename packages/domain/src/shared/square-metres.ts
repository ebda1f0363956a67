import { readTypedNumber } from './typed-number.ts';

/** What stands behind a size: m² (which Unicode reads as m2), fm, ferm. */
const areaWords =
  /(?:m2|fm|ferm(?:etrar|etra|\.)?|кв\.? ?м(?:етр(?:и|ів|а)?)?|м2|sq\.? ?m(?:et(?:er|re)s?)?|square met(?:er|re)s?)\.?/u;

/** The largest size that any field takes. */
export const maxSize = 99_999;

/** A number of square metres as people type it: 84, "84,5", "84.5", "1.200", "84 m²"; of any size. */
export function readSquareMetres(input: unknown): number | undefined {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string') return undefined;
  const number = readTypedNumber(input, areaWords);
  return number && number.fraction.length <= 1
    ? Number(`${number.whole}.${number.fraction || '0'}`)
    : undefined;
}

/** Whether a home can have this size: one decimal at most. What rounds to nothing is none: 1e-7 is no tenth. */
export const isSize = (value: number): boolean =>
  Math.round(value * 10) > 0 && value <= maxSize && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;

/** A bound of a search in square metres; zero is no bound. */
export function readSizeBound(input: unknown): number | undefined {
  const bound = readSquareMetres(input);
  return bound === 0 || (bound !== undefined && isSize(bound)) ? bound : undefined;
}
