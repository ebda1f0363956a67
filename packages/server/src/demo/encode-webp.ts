import sharp from 'sharp';

/** One size of a picture, ready to be served. */
export interface Derivative {
  readonly width: number;
  readonly height: number;
  /** Also the ending of the file's name. */
  readonly format: string;
  readonly data: Buffer;
}

const WIDTHS = [320, 640, 1280, 1920] as const;
const PREVIEW_WIDTH = 24;

/** The sizes a page chooses from with `srcset`; a small picture has fewer, as none is enlarged. */
export async function encodeWebp(image: Buffer): Promise<Derivative[]> {
  // Unpacked once; reading the file anew for every width would take as long as writing it.
  const { data: pixels, info: full } = await sharp(image).raw().toBuffer({ resolveWithObject: true });
  const { width: own, height, channels } = full;
  const derivatives: Derivative[] = [];
  for (const width of new Set(WIDTHS.map((one) => Math.min(one, own)))) {
    // Flat colours gain little from a slower search, and the whole pool is waited for at the first start.
    const { data, info } = await sharp(pixels, { raw: { width: own, height, channels } })
      .resize({ width })
      .webp({ quality: 80, effort: 2 })
      .toBuffer({ resolveWithObject: true });
    derivatives.push({ width: info.width, height: info.height, format: 'webp', data });
  }
  return derivatives;
}

/** A tiny blurred picture as a data URI, shown while the real one loads. */
export async function blurPreview(image: Buffer): Promise<string> {
  const data = await sharp(image).resize({ width: PREVIEW_WIDTH }).blur(1).webp({ quality: 30 }).toBuffer();
  return `data:image/webp;base64,${data.toString('base64')}`;
}
