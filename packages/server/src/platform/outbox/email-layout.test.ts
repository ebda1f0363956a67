import type { Translate } from '@heima/domain/shared/translate.ts';
import { describe, expect, it } from 'vitest';
import { readTexts } from '#platform/texts.ts';
import type { WholeEmail } from './email.ts';
import { emailHtml } from './email-html.ts';
import { emailText } from './email-text.ts';

const texts = readTexts();
const translate: Translate = (key, params) => texts.translate('is', key, params);
const email: WholeEmail = {
  subject: 'Efni & "efni"',
  heading: 'Fyrirsögn <1>',
  greeting: 'Góðan dag.',
  paragraphs: ['Fyrri.', 'Seinni.'],
  facts: [{ label: 'Leiga', value: '275.000 kr.' }],
  action: { label: 'Skoða', url: 'https://heima.is/x?a=1&b=2' },
  note: 'Gildir lengi.',
  reason: 'Af því.',
  unsubscribeUrl: 'https://heima.is/u/1',
};

describe('an e-mail', () => {
  it('has the same words in both parts', () => {
    const text = emailText(email, translate, 'Heima');
    expect(text).toBe(
      [
        'Góðan dag.',
        'Fyrri.',
        'Seinni.',
        'Leiga: 275.000 kr.',
        'Skoða:\nhttps://heima.is/x?a=1&b=2',
        'Gildir lengi.',
        '--',
        'Af því.',
        'Slökkva á þessum póstum: https://heima.is/u/1',
        'Heima ehf., Reykjavík\n',
      ].join('\n\n'),
    );
    const html = emailHtml(email, { language: 'is', translate, productName: 'Heima' });
    for (const word of ['Fyrri.', 'Seinni.', 'Leiga', '275.000 kr.', 'Skoða', 'Gildir lengi.', 'Af því.'])
      expect(html).toContain(word);
    expect(html).toContain('<html lang="is">');
    expect(html).toContain('href="https://heima.is/u/1"');
  });

  it('escapes every text and loads nothing', () => {
    const html = emailHtml(email, { language: 'ua', translate, productName: '<i>' });
    expect(html).toContain('<title>Efni &amp; &quot;efni&quot;</title>');
    expect(html).toContain('Fyrirsögn &lt;1&gt;');
    expect(html).toContain('href="https://heima.is/x?a=1&amp;b=2"');
    expect(html).toContain('&lt;i&gt;');
    expect(html).toContain('<html lang="uk">');
    expect(html).not.toMatch(/<(?:img|link|script|style)|url\(/);
  });

  it('leaves out what it has not', () => {
    const { facts: _, action: __, note: ___, unsubscribeUrl: ____, ...plain } = email;
    expect(emailText(plain, translate, 'Heima')).toBe(
      'Góðan dag.\n\nFyrri.\n\nSeinni.\n\n--\n\nAf því.\n\nHeima ehf., Reykjavík\n',
    );
    expect(emailHtml(plain, { language: 'is', translate, productName: 'Heima' })).not.toContain('<a ');
  });
});
