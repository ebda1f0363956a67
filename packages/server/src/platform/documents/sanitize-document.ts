import { refuse } from '@heima/domain/shared/refusal.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { decodePicture } from '#platform/images/decode-picture.ts';
import { refuseBroken, validateImage } from '#platform/images/validate-image.ts';
import { isWholePdf, startsLikePdf } from './pdf-form.ts';

/** A private document as it is kept: a PDF as it came, a picture without its metadata. */
export interface SanitizedDocument {
  bytes: Uint8Array;
  type: 'application/pdf' | 'image/jpeg';
  ending: 'pdf' | 'jpg';
}

/** Longer side of a kept picture, in pixels: small print stays legible. */
const maxSide = 3000;
const seconds = 30;

/**
 * Validates a document by its content, never by its name: PDF, jpeg and png pass. Pictures are encoded anew, upright and
 * without metadata, since a photo of a paycheck shows where it was taken (rulings, Security).
 * @throws a 400 refusal at `field`
 */
export async function sanitizeDocument(bytes: Uint8Array, field: string): Promise<SanitizedDocument> {
  if (isWholePdf(bytes)) return { bytes, type: 'application/pdf', ending: 'pdf' };
  if (startsLikePdf(bytes)) refuseDocument(field, 'validation.documentBroken');
  if (!startsLikePicture(bytes)) refuseDocument(field, 'validation.documentType');
  await validateImage(bytes, field);
  const sanitized = await decodePicture(bytes, (picture) =>
    picture
      .autoOrient()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .timeout({ seconds })
      .jpeg({ quality: 85 })
      .toBuffer(),
  ).catch(() => refuseBroken(field));
  return { bytes: sanitized, type: 'image/jpeg', ending: 'jpg' };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
/** Whether the first bytes are those of a jpeg or png. */
const startsLikePicture = (bytes: Uint8Array): boolean => {
  const start = text(bytes.subarray(0, 4));
  return start.startsWith('\xff\xd8\xff') || start === '\x89PNG';
};

const refuseDocument = (field: string, key: TextKey): never =>
  refuse('common.invalidInput', { fields: { [field]: [key] } });
