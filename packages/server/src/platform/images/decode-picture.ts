import type { Sharp, SharpOptions } from 'sharp';
import { loadSharp } from './load-sharp.ts';

const endOfJpeg = Buffer.from([0xff, 0xd9]);

export const isJpeg = (bytes: Uint8Array): boolean => startsWith(bytes, 0xff, 0xd8, 0xff);
export const isPng = (bytes: Uint8Array): boolean =>
  startsWith(bytes, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);

const startsWith = (bytes: Uint8Array, ...start: number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/**
 * Reads the pixels of a picture, judged as browsers judge it: whole when all of it can be drawn, whatever is missing or
 * stands behind the last row. A jpeg without its end mark is whole, half a picture with one is not.
 * @param bytes of a jpeg or png
 * @param read takes what it wants of the opened picture
 * @throws an error of sharp when pixels are missing
 */
export async function decodePicture<T>(
  bytes: Uint8Array,
  read: (picture: Sharp) => Promise<T>,
  options: SharpOptions = {},
): Promise<T> {
  const sharp = await loadSharp();
  // Reading on after the first fault would let half a picture through as grey stripes.
  if (!isJpeg(bytes)) return read(sharp(bytes, { ...options, failOn: 'error' }));
  try {
    // With an end mark the decoder says whether pixels were missing before it, and only as a warning.
    return await read(sharp(withEnd(bytes), { ...options, failOn: 'warning' }));
  } catch (error) {
    if (/premature end/.test((error as Error).message)) throw error;
    return read(sharp(bytes, { ...options, failOn: 'error' }));
  }
}

/** A jpeg with an end mark; zeros behind the last row, which some programs fill the file up with, are left out. */
function withEnd(bytes: Uint8Array): Uint8Array {
  const length = bytes.length;
  if (bytes[length - 2] === 0xff && bytes[length - 1] === 0xd9) return bytes;
  let end = length;
  while (end > 0 && bytes[end - 1] === 0) end -= 1;
  // A zero behind 0xff belongs to the pixels.
  if (end < length && bytes[end - 1] === 0xff) end += 1;
  return Buffer.concat([bytes.subarray(0, end), endOfJpeg]);
}
