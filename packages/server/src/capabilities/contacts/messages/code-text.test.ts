import { type Language, languageCodes } from '@heima/domain/shared/language.ts';
import type { TextKey } from '@heima/domain/shared/text-key.ts';
import type { TextParams } from '@heima/domain/shared/translate.ts';
import { countSegments } from '@heima/sandbox/providers/nova-sms/count-segments.ts';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import { codeText } from './code-text.ts';

const texts = readTexts();
const writing = (language: Language, productName: string, host: string) => ({
  translate: (key: TextKey, params?: TextParams) => texts.translate(language, key, params),
  origin: `https://${host}`,
  productName,
});

describe('the SMS with a code', () => {
  it.each(languageCodes)(
    '%s: the code first, two parts at most, the last line for our own pages',
    (language) => {
      const text = codeText('418207', writing(language, 'Heima', 'heima.example'));
      expect(text).toMatch(/^418207 /);
      expect(text.split('\n').at(-1)).toBe('@heima.example #418207');
      expect(countSegments(text)).toBeLessThanOrEqual(language === 'en' ? 1 : 2);
      expect(text).toContain('Heima');
      expect(text).toContain('10');
    },
  );

  it.each(languageCodes)('%s: a long name or host takes no more', (language) => {
    const text = codeText(
      '418207',
      writing(
        language,
        'Leigumarkaður Íslands á öllum tungumálum heimsins',
        'leigumarkadur.island.stjornsysla.example',
      ),
    );
    expect(countSegments(text)).toBeLessThanOrEqual(2);
    expect(text.endsWith('\n@leigumarkadur.island.stjornsysla.example #418207')).toBe(true);
  });

  it('is written with all letters of its language', () => {
    const text = codeText('418207', writing('is', 'Þjóð-Хата', 'x.is'));
    expect(text).toContain('418207 er staðfestingarkóði þinn hjá Þjóð-Хата.');
    expect(codeText('418207', writing('ua', 'Heima', 'x.is'))).toContain('ваш код підтвердження');
  });
});
