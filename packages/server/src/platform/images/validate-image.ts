import { maxImagePixels, maxImageShape, minImageSide } from '@heima/domain/listing-content/image-limits.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { isJpeg, isPng } from './decode-picture.ts';
import { loadSharp } from './load-sharp.ts';

/** An error of a picture as the field message of its upload, in the language of the person. */
const refuseImage = (field: string, key: TextKey, params?: Record<string, number>): never =>
  refuse('common.invalidInput', { fields: { [field]: [key] }, ...(params ? { params } : {}) });

/**
 * Validates an upload by its content, never by its name: only jpeg and png pass (R305, L04, L05), and only what has the
 * size of a picture. Nothing is unpacked here but the header.
 * @throws a 400 refusal at `field`
 */
export async function validateImage(bytes: Uint8Array, field: string): Promise<void> {
  if (!isJpeg(bytes) && !isPng(bytes)) refuseImage(field, 'validation.imageType');
  const sharp = await loadSharp();
  const found = await sharp(bytes, { limitInputPixels: false, failOn: 'none' })
    .metadata()
    .catch(() => refuseImage(field, 'listings.messages.imageBroken'));
  if (found.format !== 'jpeg' && found.format !== 'png') refuseImage(field, 'validation.imageType');
  const { width, height } = found;
  if (width * height > maxImagePixels)
    refuseImage(field, 'listings.messages.imagePixels', { maximum: maxImagePixels / 1_000_000 });
  const [shorter, longer] = [Math.min(width, height), Math.max(width, height)];
  if (shorter < minImageSide) refuseImage(field, 'listings.messages.imageSmall', { minimum: minImageSide });
  if (longer > shorter * maxImageShape) refuseImage(field, 'listings.messages.imageShape');
}

/** The refusal of a file that begins like a picture but cannot be read to its end. */
export const refuseBroken = (field: string): never => refuseImage(field, 'listings.messages.imageBroken');
