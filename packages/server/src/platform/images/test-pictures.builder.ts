import sharp, { type Sharp } from 'sharp';

export interface PictureOptions {
  width?: number;
  height?: number;
}

/** A picture with something in it: a sky, a sun and a mountain. */
export const picture = ({ width = 800, height = 600 }: PictureOptions = {}): Sharp =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 8 6" preserveAspectRatio="none">
        <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#d33"/><stop offset="1" stop-color="#35d"/></linearGradient>
        <rect width="8" height="6" fill="url(#sky)"/><circle cx="2" cy="2" r="1" fill="#fc5"/><path d="M0 4L3 2L5 4L8 1V6H0z" fill="#264"/>
      </svg>`,
    ),
  );

export const jpeg = (options?: PictureOptions): Promise<Buffer> => picture(options).jpeg().toBuffer();

/** Pure noise, which nothing packs small. */
export const noise = (width: number, height: number): Promise<Buffer> =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

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

/** A PDF of one page as programs write it, its table of objects where it says. */
export function wholePdf(): Buffer {
  const stream = `BT /F1 12 Tf 72 720 Td (Launasedill) Tj ET\n% ${'x'.repeat(3000)}`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, at) => {
    const place = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const head = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  const end = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.from(file + head + end, 'latin1');
}
