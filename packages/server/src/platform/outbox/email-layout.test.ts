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

const writing = { language: 'is', translate, productName: 'Heima', origin: 'https://heima.is' } as const;
const mark = 'https://heima.is/apple-touch-icon.png';
const loaded = (html: string) => [...html.matchAll(/<img src="([^"]*)"/g)].map(([, source]) => source);

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
        'Bestu kveðjur,\nHeima',
        '--',
        'Af því.',
        'Slökkva á þessum póstum: https://heima.is/u/1',
        'Heima ehf., Reykjavík\n',
      ].join('\n\n'),
    );
    const html = emailHtml(email, writing);
    for (const word of [
      'Fyrri.',
      'Seinni.',
      'Leiga',
      '275.000 kr.',
      'Skoða',
      'Gildir lengi.',
      'Bestu kveðjur,<br>Heima',
      'Af því.',
    ])
      expect(html).toContain(word);
    expect(html).toContain('<html lang="is">');
    expect(html).toContain('href="https://heima.is/u/1"');
  });

  it('escapes every text and loads nothing but the mark', () => {
    const html = emailHtml(email, { ...writing, language: 'ua', productName: '<i>' });
    expect(html).toContain('<title>Efni &amp; &quot;efni&quot;</title>');
    expect(html).toContain('Fyrirsögn &lt;1&gt;');
    expect(html).toContain('href="https://heima.is/x?a=1&amp;b=2"');
    expect(html).toContain('&lt;i&gt;');
    expect(html).toContain('<html lang="uk">');
    expect(html).not.toMatch(/<(?:link|script|style)|url\(/);
    expect(loaded(html)).toEqual([mark]);
  });

  it('eye C22: has the mark in its head, and a home with its picture of 112 pixels, which leads where its title leads', () => {
    const home = { title: 'Björt <íbúð>', url: 'https://heima.is/listings/1?a=1&b=2', facts: '84 m²' };
    const picture = 'https://heima.is/media/listing-images/x-320-email.jpg';
    const html = emailHtml({ ...email, items: [{ ...home, picture }, home] }, writing);
    expect(loaded(html)).toEqual([mark, picture]);
    expect(html).toMatch(
      /<a href="https:\/\/heima.is\/listings\/1\?a=1&amp;b=2"[^>]*><img [^>]*-email.jpg" width="112" height="84" alt=""/,
    );
    expect(html.match(/Björt &lt;íbúð&gt;/g)).toHaveLength(2);
  });

  it('leaves out what it has not', () => {
    const { facts: _, action: __, note: ___, unsubscribeUrl: ____, ...plain } = email;
    expect(emailText(plain, translate, 'Heima')).toBe(
      'Góðan dag.\n\nFyrri.\n\nSeinni.\n\nBestu kveðjur,\nHeima\n\n--\n\nAf því.\n\nHeima ehf., Reykjavík\n',
    );
    expect(emailHtml(plain, writing)).not.toContain('<a ');
  });
});
