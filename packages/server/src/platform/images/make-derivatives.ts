import { imageWidths, maxImagePixels } from '@heima/domain/listing-content/image-limits.ts';
import type { Sharp } from 'sharp';
import { atMost } from './at-most.ts';
import { decodePicture } from './decode-picture.ts';
import { loadSharp } from './load-sharp.ts';

export interface Derivatives {
  /** Of the upright picture, no larger than the widest file. */
  width: number;
  height: number;
  widths: number[];
  files: { width: number; bytes: Uint8Array }[];
  /** A 24 pixel preview as a data address, shown while the picture loads. */
  blur: string;
}

const maxWidth = imageWidths.at(-1)!;
/** An upright picture of a phone (3:4) at full width. */
const maxHeight = 2560;
/** Pixels of the preview. */
const blurWidth = 24;
/** What a phone downloads stays under 200 kB (L11); a little less, for the headers. */
const maxFileBytes = 195_000;
/** Tried in order until the file is small enough; one is left out while it is far too large. */
const webpQualities = [80, 70, 60, 48, 36, 22, 10] as const;
const jpegQualities = [82, 74, 64, 50, 36, 22, 10] as const;
const avifQualities = [55, 46, 38, 28, 18] as const;
/** A picture made to take forever is given up. */
const seconds = 30;

const oneAtATime = atMost(2);

/**
 * Makes the files of a picture: WebP in 320, 640, 1280 and 1920 pixels width, never enlarged and at least one, turned
 * upright by its EXIF orientation (L01), in sRGB, without any metadata.
 * @param square the widths of a picture that is cut to a square around its most interesting part, enlarged where it is
 *   smaller
 * @param degrees a multiple of 90 by which the upright picture is turned to the right
 * @throws an error of sharp when the bytes are no whole picture; `validateImage` comes first
 */
export const makeDerivatives = (
  bytes: Uint8Array,
  { square, degrees = 0 }: { square?: readonly number[]; degrees?: number } = {},
): Promise<Derivatives> =>
  oneAtATime(async () => {
    const sharp = await loadSharp();
    const side = square?.at(-1);
    const upright = await decodePicture(
      bytes,
      (picture) =>
        picture
          .autoOrient()
          .rotate(degrees)
          .resize(
            side
              ? { width: side, height: side, fit: 'cover', position: 'attention' }
              : { width: maxWidth, height: maxHeight, fit: 'inside', withoutEnlargement: true },
          )
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .timeout({ seconds })
          .raw()
          .toBuffer({ resolveWithObject: true }),
      { limitInputPixels: maxImagePixels },
    );
    const { width, height, channels } = upright.info;
    const source = () => sharp(upright.data, { raw: { width, height, channels } });
    const widths = [...new Set((square ?? imageWidths).map((one) => Math.min(one, width)))];
    const files: Derivatives['files'] = [];
    for (const one of widths)
      files.push({
        width: one,
        bytes: await smallEnough(source().resize({ width: one }), webpQualities, toWebp),
      });
    const preview = await source().resize({ width: blurWidth }).blur(1).webp({ quality: 30 }).toBuffer();
    return {
      width,
      height,
      widths,
      files,
      blur: `data:image/webp;base64,${preview.toString('base64')}`,
    };
  });

/** The same picture as AVIF, from one of its WebP files. */
export const makeAvif = (webp: Uint8Array): Promise<Uint8Array> =>
  oneAtATime(async () => smallEnough((await loadSharp())(webp), avifQualities, toAvif));

/** A picture cut to a shape around its most interesting part and enlarged where it is smaller, as JPEG. */
export const makeJpeg = (webp: Uint8Array, shape: { width: number; height: number }): Promise<Uint8Array> =>
  oneAtATime(async () => {
    const cut = (await loadSharp())(webp).resize({ ...shape, fit: 'cover', position: 'attention' });
    return smallEnough(cut.timeout({ seconds }), jpegQualities, toJpeg);
  });

const toWebp = (image: Sharp, quality: number) => image.webp({ quality, effort: 3 });
const toJpeg = (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true });
const toAvif = (image: Sharp, quality: number) => image.avif({ quality, effort: 2 });

async function smallEnough(
  image: Sharp,
  qualities: readonly number[],
  encode: (image: Sharp, quality: number) => Sharp,
): Promise<Uint8Array> {
  const last = qualities.length - 1;
  for (let at = 0; ; ) {
    const bytes = await encode(image.clone(), qualities[at]!).toBuffer();
    if (bytes.length <= maxFileBytes) return bytes;
    // Only noise is still too large here, and noise looks the same when it is blurred.
    if (at === last) return encode(image.clone().blur(2), qualities[last]!).toBuffer();
    at = Math.min(at + (bytes.length > 1.5 * maxFileBytes ? 2 : 1), last);
  }
}
