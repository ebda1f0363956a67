import { isSize, maxSize, readSquareMetres } from '#shared/square-metres.ts';

/**
 * Square metres as people type them: 84, "84,5", "84.5", "1.200", "84 m²"; one decimal at most. A point before three
 * digits parts thousands, as Icelandic writes them.
 */
export function readSize(input: unknown): number | undefined {
  const size = readSquareMetres(input);
  return size !== undefined && isSize(size) ? Math.round(size * 10) / 10 : undefined;
}

/** Key of what is wrong with a size that `readSize` does not take. */
export const sizeFault = (input: unknown): 'listings.messages.size' | 'listings.messages.sizeTooBig' =>
  (readSquareMetres(input) ?? 0) > maxSize ? 'listings.messages.sizeTooBig' : 'listings.messages.size';
