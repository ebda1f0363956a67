import type { Refusal } from '@heima/domain/shared/refusal.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  heicBytes,
  jpeg,
  pdfBytes,
  picture,
  svgBytes,
  wholePdf,
} from '#platform/images/test-pictures.builder.ts';
import { attachment, documentName } from './file-name.ts';
import { sanitizeDocument } from './sanitize-document.ts';

const faultOf = async (bytes: Uint8Array) => {
  try {
    return (await sanitizeDocument(bytes, 'file')).type;
  } catch (error) {
    return (error as Refusal).fields?.file?.[0];
  }
};

describe('documents', () => {
  it('keeps a PDF byte for byte', async () => {
    expect(await sanitizeDocument(pdfBytes, 'file')).toEqual({
      bytes: pdfBytes,
      type: 'application/pdf',
      ending: 'pdf',
    });
  });

  it('L04 L05: validates by content', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>%PDF-1.7 %%EOF');
    expect(await faultOf(svgBytes)).toBe('validation.documentType');
    expect(await faultOf(heicBytes)).toBe('validation.documentType');
    expect(await faultOf(html)).toBe('validation.documentType');
    expect(await faultOf(Buffer.from('MZ\x90\x00'))).toBe('validation.documentType');
    expect(await faultOf(pdfBytes.subarray(0, 20))).toBe('validation.documentBroken');
    const whole = await jpeg();
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toBe('listings.messages.imageBroken');
  });

  it('found 7: a PDF is taken with what scanners and mail programs put before and behind it', async () => {
    const whole = wholePdf();
    const words = (text: string) => Buffer.from(text, 'latin1');
    for (const [what, ...parts] of [
      ['as it is', whole],
      ['BOM', words('\xef\xbb\xbf'), whole],
      ['line breaks', words('\r\n\n'), whole],
      ['header line', words('Content-Type: application/pdf\r\n\r\n'), whole],
      ['1000 bytes', Buffer.alloc(1000, 0x20), whole],
      ['zeros behind', whole, Buffer.alloc(4096)],
      ['spaces behind', whole, Buffer.alloc(4096, 0x20)],
      ['a page of words behind', whole, words('<!-- sent by a proxy -->\n'.repeat(200))],
      ['both', words('\xef\xbb\xbf\n'), whole, Buffer.alloc(9000)],
      ['no end mark', whole.subarray(0, whole.lastIndexOf('%%EOF'))],
    ] as const)
      expect(await faultOf(Buffer.concat(parts as readonly Buffer[])), what).toBe('application/pdf');
  });

  it('found 7: half a PDF stays refused, also with padding and in its web form', async () => {
    const whole = wholePdf();
    const half = whole.subarray(0, whole.length / 2);
    expect(await faultOf(half)).toBe('validation.documentBroken');
    expect(await faultOf(Buffer.concat([half, Buffer.alloc(4096)]))).toBe('validation.documentBroken');
    expect(await faultOf(Buffer.concat([Buffer.from('\ufeff\n'), half]))).toBe('validation.documentBroken');
    const forWeb = Buffer.concat([
      Buffer.from('%PDF-1.7\n1 0 obj\n<</Linearized 1/L 90000/O 3/E 500/N 1/T 89000>>\nendobj\n'),
      Buffer.from('startxref\n0\n%%EOF\n'),
      Buffer.alloc(5000, 0x41),
    ]);
    expect(await faultOf(forWeb)).toBe('validation.documentBroken');
    expect(await faultOf(Buffer.concat([Buffer.alloc(1100, 0x20), whole]))).toBe('validation.documentType');
  });

  it('found 8: a photo of a paycheck without its end mark is taken, half of one is not', async () => {
    const whole = await jpeg();
    expect(await faultOf(whole.subarray(0, -2))).toBe('image/jpeg');
    expect(await faultOf(Buffer.concat([whole.subarray(0, -2), Buffer.alloc(500)]))).toBe('image/jpeg');
    const half = Buffer.concat([whole.subarray(0, whole.length / 2), Buffer.from([0xff, 0xd9])]);
    expect(await faultOf(half)).toBe('listings.messages.imageBroken');
  });

  it('L01: a photo of a paycheck is kept upright and without the place where it was taken', async () => {
    const photo = await picture({ width: 400, height: 300 })
      .withExif({ IFD0: { Artist: 'Jóna' }, IFD3: { GPSLatitude: '64/1 8/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes, type } = await sanitizeDocument(photo, 'file');
    const found = await sharp(bytes).metadata();
    expect([type, found.width, found.height]).toEqual(['image/jpeg', 300, 400]);
    expect([found.exif, found.orientation]).toEqual([undefined, undefined]);
  });

  it('K18: names end as their content is, in UTF-8 with plain letters beside', () => {
    expect(documentName('C:\\skjöl\\Launaseðill þórs.PDF.exe', 'pdf', 'x')).toBe('Launaseðill þórs.PDF.pdf');
    expect(documentName('../../etc/passwd', 'pdf', 'x')).toBe('passwd.pdf');
    expect(documentName('a\u202Egnp.exe', 'jpg', 'x')).toBe('agnp.jpg');
    expect(documentName('', 'pdf', 'skjal')).toBe('skjal.pdf');
    expect(documentName('a"\r\nX: y', 'pdf', 'x')).toBe('aX y.pdf');
    expect(attachment('Launaseðill Ґ þ.pdf')).toBe(
      `attachment; filename="Launasedill _ th.pdf"; filename*=UTF-8''Launase%C3%B0ill%20%D2%90%20%C3%BE.pdf`,
    );
  });
});
