import { describe, expect, it } from 'vitest';
import { listingChange } from '../listings/listing-input.ts';
import { fullNameInput } from '../people/full-name-input.ts';

const nameOf = (text: string) => fullNameInput.safeParse(text).data;
const titleOf = (title: string) => listingChange.safeParse({ title }).data?.title;
const titleFault = (title: string) =>
  listingChange.safeParse({ title }).error?.issues.map(({ path, message }) => `${path.join()} ${message}`);
const heaped = `A${'\u0301'.repeat(60)}nna`;

describe('names of people and titles of homes', () => {
  it.each(['𝓐𝓷𝓷𝓪 𝕁ó𝕟𝕤', 'Ａｎｎａ Ｊóｎｓ', 'ⓐⓝⓝⓐ ℬ', '𝐀𝐧𝐧𝐚'])('%s comes out in plain letters', (text) => {
    for (const plain of [nameOf(text), titleOf(text)]) expect(plain).toMatch(/^[A-Za-zó ]+$/);
  });

  it.each([
    'Jón Þór Ægisson',
    "Лук'яненко Їжак",
    'Nguyễn Thị Ánh',
    'Nguyễn Thị Ánh'.normalize('NFD'),
    'مُحَمَّدٌ بْنُ عَلِيٍّ',
    '李 小龙',
    'น้ำทิพย์ ที่รัก',
    'မြို့',
    'བསྒྲུབས',
    'शृङ्खला',
    'שִׁלֹה',
    '김 철수',
  ])('%s stays as it is written', (text) => {
    expect(nameOf(text)).toBe(text.normalize('NFC'));
    expect(titleOf(text)).toBe(text.normalize('NFC'));
  });

  it('sixty marks on one letter are refused at the field, four too; what Vietnamese needs is not', () => {
    for (const text of [heaped, 'Anna\u0301\u0302\u0303\u0304', 'Z\u0310\u0352\u0363\u036balgo']) {
      expect(nameOf(text), text).toBeUndefined();
      expect(titleFault(text), text).toEqual(['title validation.marks']);
    }
    expect(nameOf('Ho\u031b\u0300a')).toBe('Hờa');
  });

  it.each(['!!!', '—', '🏠🏠', '…', '***'])('%s alone is neither', (text) => {
    expect(nameOf(text)).toBeUndefined();
    expect(titleFault(text)).toEqual(['title validation.letters']);
  });

  it('a title keeps its signs beside letters', () => {
    for (const title of ['Íbúð — 84 m² ❤️', '101', 'Svalir & garður! 👨‍👩‍👧', '½ hús, № 5, 20 °C™'])
      expect(titleOf(title)).toBe(title);
    expect(titleFault('')).toHaveLength(1);
  });
});
