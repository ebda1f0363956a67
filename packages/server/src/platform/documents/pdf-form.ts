/** Readers look for the start of a PDF in so many bytes: scanners and mail programs write something before it. */
const searched = 1024;
const pdfStart = /%PDF-[12]\.\d/;
/** Programs write little after the mark that ends a PDF. */
const pdfTail = 2048;
/** What files are filled up with: zeros, spaces, line breaks, the byte of erased memory. */
const padding = new Set([0x00, 0x09, 0x0a, 0x0c, 0x0d, 0x1a, 0x20, 0xff]);

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');

/** Whether nothing but marks and blanks stands before the start of a PDF. */
export const startsLikePdf = (bytes: Uint8Array): boolean =>
  /^(?:\xef\xbb\xbf|\xff\xfe|[\s\0])*%PDF-/.test(text(bytes.subarray(0, searched)));

/**
 * Whether bytes are a whole PDF as readers judge it: it starts somewhere in the first kilobyte, and either ends with
 * its mark, whatever fills the file up behind it, or has a table of its objects where it says. Half a PDF has neither.
 */
export function isWholePdf(bytes: Uint8Array): boolean {
  const start = text(bytes.subarray(0, searched)).search(pdfStart);
  // A page of the web may name the format; only the format has objects.
  if (start < 0 || !Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(' obj')) return false;
  if (text(withoutPadding(bytes).subarray(-pdfTail)).includes('%%EOF')) return true;
  return !isCutOff(bytes, start) && hasTable(bytes, start);
}

function withoutPadding(bytes: Uint8Array): Uint8Array {
  let end = bytes.length;
  while (end > 0 && padding.has(bytes[end - 1]!)) end -= 1;
  return bytes.subarray(0, end);
}

/** A PDF for reading on the web has an end mark behind its first page too, and says how long it is. */
function isCutOff(bytes: Uint8Array, start: number): boolean {
  const first = text(bytes.subarray(start, start + pdfTail));
  const length = /\/Linearized\b[^>]*\/L\s+(\d{1,10})/.exec(first)?.[1];
  return length !== undefined && bytes.length - start < Number(length);
}

/** Whether the last place that is named for the table of objects has one. */
function hasTable(bytes: Uint8Array, start: number): boolean {
  const at = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).lastIndexOf('startxref');
  if (at < 0) return false;
  const place = Number(/^startxref\s+(\d{1,10})/.exec(text(bytes.subarray(at, at + 40)))?.[1] ?? 0);
  // It is counted from the start of the PDF, or of the file by programs that did not see what was put before it.
  return (
    place > 0 &&
    [place, place + start].some(
      (one) => one < at && /^\s*(?:xref|\d+\s+\d+\s+obj)\b/.test(text(bytes.subarray(one, one + 40))),
    )
  );
}
