import { jpegShapes } from '@heima/domain/listing-content/jpeg-pictures.ts';
import type { ImageRow } from './card-columns.ts';

const endings = ['.webp', '.avif', ...Object.keys(jpegShapes).map((shape) => `-${shape}.jpg`)];

/** Every file of a picture, also those that may not have been made yet. */
export const imageFiles = ({ file, widths }: Pick<ImageRow, 'file' | 'widths'>): string[] =>
  widths.flatMap((width) => endings.map((ending) => `${file}-${width}${ending}`));
