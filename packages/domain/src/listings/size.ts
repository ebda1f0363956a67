import { readTypedNumber } from '#shared/typed-number.ts';

/**
 * Square metres as people type them: 84, "84,5", "84.5", "1.200", "84 m²"; one decimal at most. A point before three
 * digits parts thousands, as Icelandic writes them.
 */
export function readSize(input: unknown): number | undefined {
  const size = readNumber(input);
  return size !== undefined && isSize(size) ? size : undefined;
}

/** Key of what is wrong with a size that `readSize` does not take. */
export const sizeFault = (input: unknown): 'listings.messages.size' | 'listings.messages.sizeTooBig' =>
  (readNumber(input) ?? 0) > maxSize ? 'listings.messages.sizeTooBig' : 'listings.messages.size';

function readNumber(input: unknown): number | undefined {
  if (typeof input === 'number') return input;
  if (typeof input !== 'string') return undefined;
  const number = readTypedNumber(input, areaWords);
  return number && number.fraction.length <= 1
    ? Number(`${number.whole}.${number.fraction || '0'}`)
    : undefined;
}

/** What stands behind a size: m² (which Unicode reads as m2), fm. */
const areaWords = /(?:m2|fm|fermetrar|кв\. ?м|м2|sq\.? ?m)\.?/u;

/** The largest size that any field takes. */
export const maxSize = 99_999;

const isSize = (value: number): boolean =>
  value > 0 && value <= maxSize && Math.abs(value * 10 - Math.round(value * 10)) < 1e-6;
