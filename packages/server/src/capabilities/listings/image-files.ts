import { jpegShapes } from '@heima/domain/listing-content/jpeg-pictures.ts';
import type { ImageRow } from './card-columns.ts';

const endings = ['.webp', '.avif', ...Object.keys(jpegShapes).map((shape) => `-${shape}.jpg`)];
const named = (name: string): string[] => endings.map((ending) => `${name}${ending}`);

/** Every file of a picture, also those that may not have been made yet, and those of the one that its turns are made from. */
export const imageFiles = ({
  file,
  widths,
  base_file,
}: Pick<ImageRow, 'file' | 'widths'> & { base_file?: string | null }): string[] => [
  ...widths.flatMap((width) => named(`${file}-${width}`)),
  ...(base_file ? named(base_file.replace(/\.webp$/, '')) : []),
];
