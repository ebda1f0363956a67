import { describe, expect, it } from 'vitest';
import { hasWords, searchWords, wordsOf } from './search-words.ts';

describe('words of a search', () => {
  it.each([
    ['Svalir  BÍLSKÚR', ['svalir', 'bilskur']],
    ['þvottahús, ræktað (óður)', ['thvottahus', 'raektad', 'odur']],
    ['тихий балкон Їжак', ['тихии', 'балкон', 'іжак']],
    ['svalir/garður', ['svalir', 'gardur']],
    ["d'Orsay 85 m²", ['dorsay', '85', 'm2']],
    ['svalir svalir Svalir', ['svalir']],
    ['á svölum í 3', ['svolum', '3']],
    ['í', ['i']],
    ['a b', ['a', 'b']],
    ['1 2 3 4 5 6 7 8 9', ['1', '2', '3', '4', '5', '6', '7', '8']],
    ['" \' \\ & | ! :* % 🏠', []],
    ['שלום', []],
  ])('%s is looked for as %j', (text, words) => {
    expect(searchWords(text)).toEqual(words);
  });

  it('finds a home by how its words begin, and only by all of them', () => {
    const home = wordsOf('Björt íbúð með svölum og bílskúr. Тихий двір.');
    for (const text of ['svöl', 'SVOLUM bil', 'í björt', 'тих bj', 'b'])
      expect([text, hasWords(home, text)]).toEqual([text, true]);
    for (const text of ['völum', 'svölum garður', 'bílskúrar', '…', ''])
      expect([text, hasWords(home, text)]).toEqual([text, false]);
  });
});
