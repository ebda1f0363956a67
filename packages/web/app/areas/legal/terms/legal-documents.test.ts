import { languageCodes } from '@heima/domain/shared/language.ts';
import { hasText, type TextTree } from '@heima/domain/shared/translate.ts';
import { describe, expect, it } from 'vitest';
import { legalDocument, legalDocuments } from './legal-documents.ts';

const files = import.meta.glob<TextTree>('../../../../../domain/locales/*/legalScreens.json', {
  import: 'default',
  eager: true,
});
const textsOf = (language: string) => files[`../../../../../domain/locales/${language}/legalScreens.json`]!;

describe('legal pages', () => {
  it('V236 V237 V238 V239 V240 V241: every page of the documents has its address', () => {
    expect(legalDocuments.map(({ slug }) => slug).sort()).toEqual([
      'communication-declaration',
      'cookie-policy',
      'payment-terms',
      'privacy-policy',
      'service-terms',
    ]);
    expect(legalDocument('privacy-policy')?.key).toBe('privacy');
    expect(legalDocument('nothing')).toBeUndefined();
  });

  it.each(languageCodes)(
    'every section has its title and text in %s, and no text lacks its section',
    (language) => {
      const texts = textsOf(language);
      for (const { key, sections } of legalDocuments) {
        for (const part of ['title', 'short', 'lead'])
          expect(hasText(texts, `${key}.${part}`), `${key}.${part}`).toBe(true);
        const written = (texts[key] as TextTree).sections as TextTree;
        expect(Object.keys(written).sort()).toEqual([...sections].sort());
        for (const id of sections) {
          expect(hasText(written, `${id}.title`), id).toBe(true);
          expect(hasText(written, `${id}.text`), id).toBe(true);
        }
      }
    },
  );
});
