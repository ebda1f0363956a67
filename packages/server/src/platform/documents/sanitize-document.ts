import { refuse } from '@heima/domain/shared/refusal.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import { loadSharp } from '#platform/images/load-sharp.ts';
import { refuseBroken, validateImage } from '#platform/images/validate-image.ts';

/** A private document as it is kept: a PDF as it came, a picture without its metadata. */
export interface SanitizedDocument {
  bytes: Uint8Array;
  type: 'application/pdf' | 'image/jpeg';
  ending: 'pdf' | 'jpg';
}

const pdfStart = /^%PDF-[12]\.\d/;
/** Programs write little after the mark that ends a PDF. */
const pdfTail = 2048;
/** Longer side of a kept picture, in pixels: small print stays legible. */
const maxSide = 3000;
const seconds = 30;

/**
 * Validates a document by its content, never by its name: PDF, jpeg and png pass. Pictures are encoded anew, upright and
 * without metadata, since a photo of a paycheck shows where it was taken (rulings, Security).
 * @throws a 400 refusal at `field`
 */
export async function sanitizeDocument(bytes: Uint8Array, field: string): Promise<SanitizedDocument> {
  if (isPdf(bytes)) return { bytes, type: 'application/pdf', ending: 'pdf' };
  if (startsLikePdf(bytes)) refuseDocument(field, 'validation.documentBroken');
  if (!startsLikePicture(bytes)) refuseDocument(field, 'validation.documentType');
  await validateImage(bytes, field);
  const sharp = await loadSharp();
  const sanitized = await sharp(bytes, { failOn: 'error' })
    .autoOrient()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .timeout({ seconds })
    .jpeg({ quality: 85 })
    .toBuffer()
    .catch(() => refuseBroken(field));
  return { bytes: sanitized, type: 'image/jpeg', ending: 'jpg' };
}

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const startsLikePdf = (bytes: Uint8Array): boolean => pdfStart.test(text(bytes.subarray(0, 16)));
const isPdf = (bytes: Uint8Array): boolean =>
  startsLikePdf(bytes) && text(bytes.subarray(-pdfTail)).includes('%%EOF');

/** Whether the first bytes are those of a jpeg or png. */
const startsLikePicture = (bytes: Uint8Array): boolean => {
  const start = text(bytes.subarray(0, 4));
  return start.startsWith('\xff\xd8\xff') || start === '\x89PNG';
};

const refuseDocument = (field: string, key: TextKey): never =>
  refuse('common.invalidInput', { fields: { [field]: [key] } });
