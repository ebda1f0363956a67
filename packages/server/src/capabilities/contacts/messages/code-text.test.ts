import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { TextParams } from '@heima/domain/shared/translate.ts';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import { codeText } from './code-text.ts';

const texts = readTexts();
const writing = (language: Language, productName: string, host: string) => ({
  translate: (key: TextKey, params?: TextParams) => texts.translate(language, key, params),
  origin: `https://${host}`,
  productName,
});
/** The GSM 7-bit alphabet as far as plain characters go; each takes one place. */
const gsm = /^[A-Za-z0-9 \n@#!"$%&'()*+,\-./:;<=>?_]+$/;

describe('the SMS with a code', () => {
  it.each(languageCodes)('%s: the code first, one message, the last line for our own pages', (language) => {
    const text = codeText('418207', writing(language, 'Heima', 'heima.example'));
    expect(text).toMatch(/^418207 /);
    expect(text.split('\n').at(-1)).toBe('@heima.example #418207');
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toContain('Heima');
    expect(text).toContain('10');
  });

  it.each(languageCodes)('%s: a long name or host is no reason for a second message', (language) => {
    const text = codeText(
      '418207',
      writing(
        language,
        'Leigumarkaður Íslands á öllum tungumálum heimsins',
        'leigumarkadur.island.stjornsysla.example',
      ),
    );
    expect(text).toMatch(gsm);
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text.endsWith('\n@leigumarkadur.island.stjornsysla.example #418207')).toBe(true);
  });

  it('drops accents, and characters that have no plain form', () => {
    const text = codeText('418207', writing('is', 'Þjóð-Хата', 'x.is'));
    expect(text).toContain('hja Thjod-.');
  });
});
