import { languageCodes } from '@heima/domain/shared/language.ts';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import { codeText } from './code-text.ts';

const texts = readTexts();
/** The GSM 7-bit alphabet as far as plain letters go; each takes one place. */
const gsm = /^[A-Za-z0-9 \n@#!"$%&'()*+,\-./:;<=>?_]+$/;

describe('the SMS with a code', () => {
  it.each(languageCodes)('%s: the code first, one message, the last line for our own pages', (language) => {
    const text = codeText(texts, language, { code: '418207', productName: 'Heima', host: 'heima.example' });
    expect(text).toMatch(/^418207 /);
    expect(text.split('\n').at(-1)).toBe('@heima.example #418207');
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain('Heima');
    expect(text).toContain('10');
  });

  it.each(languageCodes)('%s: a long name or host is no reason for a second message', (language) => {
    const text = codeText(texts, language, {
      code: '418207',
      productName: 'Leigumarkaður Íslands á öllum tungumálum heimsins',
      host: 'leigumarkadur.island.stjornsysla.example',
    });
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith('\n@leigumarkadur.island.stjornsysla.example #418207')).toBe(true);
  });

  it('drops accents, and letters that have no plain form', () => {
    const text = codeText(texts, 'is', { code: '418207', productName: 'Þjóð-Хата', host: 'x.is' });
    expect(text).toContain('hja Thjod-.');
  });
});
