import sharp from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
  /** How much grain the picture has: noise is what cannot be packed small. */
  grain?: number;
}

/** A picture with something in it: two halves of colour, and grain. */
export async function picture({ width = 800, height = 600, grain = 20 }: PictureOptions = {}) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: grain };
  const half = {
    create: { width, height: Math.ceil(height / 2), channels: 3 as const, background: '#d03030' },
  };
  const top = await sharp(half).png().toBuffer();
  return sharp(
    await sharp({ create: { width, height, channels: 3, background: '#3050d0', noise } })
      .composite([{ input: top, left: 0, top: 0, blend: 'overlay' }])
      .png()
      .toBuffer(),
  );
}

export const jpeg = async (options?: PictureOptions): Promise<Buffer> =>
  (await picture(options)).jpeg({ quality: 80 }).toBuffer();

export const asFile = (bytes: Uint8Array): Blob => new Blob([new Uint8Array(bytes)]);

/** The beginning of a HEIC file as phones write it. */
export const heicBytes = Buffer.concat([
  Buffer.from([0, 0, 0, 0x18]),
  Buffer.from('ftypheic'),
  Buffer.from([0, 0, 0, 0]),
  Buffer.from('mif1heic'),
  Buffer.alloc(500, 7),
]);

export const svgBytes = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="800" height="600"><rect width="9" height="9"/></svg>',
);

export const pdfBytes = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF');
