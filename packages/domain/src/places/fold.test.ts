import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold, foldedWords } from './fold.ts';

describe('fold (S08)', () => {
  it.each([
    ['Þórsgata', 'thorsgata'],
    ['Óðinsgata', 'odinsgata'],
    ['Ægisíða', 'aegisida'],
    ['HÖFN Í HORNAFIRÐI', 'hofn i hornafirdi'],
    ['Ísafjörður', 'isafjordur'],
    ['Łódź straße Øl', 'lodz strasse ol'],
    ['Ｌａｕｇａ', 'lauga'],
  ])('writes %s as %s', (name, folded) => {
    expect(fold(name)).toBe(folded);
    expect(fold(name.normalize('NFD'))).toBe(folded);
  });

  it('keeps þ and t apart', () => {
    expect(fold('Þórsgata')).not.toContain(fold('Tórsgata'));
    expect(fold('Þingholt')).not.toBe(fold('Tingholt'));
  });

  it('does not depend on composition, and folding twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 40 }), (text) => {
        const once = fold(text);
        expect(fold(once)).toBe(once);
        expect(fold(text.normalize('NFC'))).toBe(once);
        expect(fold(text.normalize('NFD'))).toBe(once);
        expect(once).not.toMatch(/\p{M}/u);
      }),
    );
  });

  it('leaves only a to z, digits and signs of any Icelandic text', () => {
    const letter = fc.constantFrom(
      ...'AÁBDÐEÉFGHIÍJKLMNOÓPRSTUÚVXYÝÞÆÖaábdðeéfghiíjklmnoóprstuúvxyýþæö 0123456789',
    );
    fc.assert(
      fc.property(fc.array(letter), (letters) => {
        expect(fold(letters.join(''))).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });
});

describe('foldedWords', () => {
  it('parts at signs and joins at apostrophes', () => {
    expect(foldedWords('Ástu-Sólliljugata')).toEqual(['astu', 'solliljugata']);
    expect(foldedWords("Smiðjuvegur/Efstaland, O'Brien")).toEqual(['smidjuvegur', 'efstaland', 'obrien']);
    expect(foldedWords(' – ')).toEqual([]);
  });
});
