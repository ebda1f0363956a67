import { type JpegShape, jpegShapes } from '@heima/domain/listing-content/jpeg-pictures.ts';
import type { FileStore } from '#ports/file-store.ts';
import { makeJpeg } from './make-derivatives.ts';

/**
 * Makes the JPEG of a picture when it is first asked for, of one of its WebP files, and keeps it. So every picture has
 * one, however old it is, and pictures that nobody shares take no room.
 * @param picture name of the WebP file without its ending
 * @returns its name in the file store; nothing when there is no such picture
 */
export async function keptJpeg(
  files: FileStore,
  picture: string,
  shape: JpegShape,
): Promise<string | undefined> {
  const name = `${picture}-${shape}.jpg`;
  if ((await files.size(name)) !== undefined) return name;
  const webp = await files.get(`${picture}.webp`);
  if (!webp) return undefined;
  await files.put(name, await makeJpeg(webp, jpegShapes[shape]));
  // The picture was deleted meanwhile; nothing of it may stay.
  if ((await files.size(`${picture}.webp`)) !== undefined) return name;
  await files.remove(name);
  return undefined;
}
