import { describe, expect, it } from 'vitest';
import { sanitizeDocument } from '#platform/documents/sanitize-document.ts';
import { paycheckPdf } from './paycheck-pdf.ts';

describe('paycheckPdf', () => {
  it('is a PDF whose table leads to its objects, with Icelandic letters and signs kept from breaking it', async () => {
    const bytes = paycheckPdf(['Þórunn (æöð)', 'a\\b']);
    const text = Buffer.from(bytes).toString('latin1');
    expect((await sanitizeDocument(bytes, 'file')).type).toBe('application/pdf');
    expect(text).toContain('(Þórunn \\(æöð\\)) Tj');
    expect(text).toContain('(a\\\\b) Tj');
    const places = [...text.matchAll(/^(\d{10}) 00000 n $/gm)].map((found) => Number(found[1]));
    expect(places).toHaveLength(5);
    for (const [at, place] of places.entries()) expect(text.slice(place, place + 7)).toBe(`${at + 1} 0 obj`);
    expect(text.slice(Number(/startxref\n(\d+)/.exec(text)![1])).startsWith('xref')).toBe(true);
  });
});
