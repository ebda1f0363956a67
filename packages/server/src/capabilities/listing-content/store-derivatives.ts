import type { Derivatives } from '#platform/images/make-derivatives.ts';
import type { Services } from '#platform/services.ts';

/**
 * Keeps the files of a picture.
 * @param id what their names begin with; never used before
 * @returns the columns of the picture, and the names to remove should its row not be written
 */
export async function storeDerivatives(
  { files: store }: Pick<Services, 'files'>,
  id: string,
  made: Derivatives,
) {
  const file = `listing-images/${id}`;
  const files = made.widths.map((width) => `${file}-${width}.webp`);
  try {
    for (const [index, { bytes }] of made.files.entries()) await store.put(files[index]!, bytes);
  } catch (error) {
    for (const name of files) await store.remove(name);
    throw error;
  }
  const { width, height, widths, blur } = made;
  return { files, columns: { file, width, height, widths, blur } };
}
