import type { ImageRow } from './card-columns.ts';

/** Every file of a picture, also those that may not have been made yet. */
export const imageFiles = ({ file, widths }: Pick<ImageRow, 'file' | 'widths'>): string[] =>
  widths.flatMap((width) => [`${file}-${width}.webp`, `${file}-${width}.avif`]);
