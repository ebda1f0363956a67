import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { visibleLine, visibleText } from './visible-text.ts';

describe('found 9, 25: text without what cannot be seen', () => {
  it.each([
    ['a\vb\fc\u0085d\u2028e\u2029f\r\ng\rh', 'a\nb\nc\nd\ne\nf\ng\nh'],
    ['\ufeffa\u0000b\u0003c\u001fd\u007fe\u009ff', 'abcdef'],
    ['a\u200bb\u2060c\u200ed\u200fe\u061cf\u00adg\u180eh', 'abcdefgh'],
    ['a\u202ab\u202ec\u2066d\u2069e\u206af\ufff9g', 'abcdefg'],
    ['a\u2003b\u3000c\u2009d\u2800e', 'a b c d e'],
    ['\u3164\uffa0\u034f\ufffe\u{1ffff}\ufffc', ''],
    ['jona@daemi.is\u200d', 'jona@daemi.is'],
    ['Jó\u200cna', 'Jóna'],
    ['Лук\u200d\u02bcяненко', 'Лук\u02bcяненко'],
    ['a\u{e0061}\u{e0062}b', 'ab'],
    ['jona@daemi.is\ufe0f \ufe0e', 'jona@daemi.is '],
  ])('%j is %j', (typed, seen) => {
    expect(visibleText(typed)).toBe(seen);
  });

  it.each([
    '👨‍👩‍👧‍👦 og 🏳️‍🌈, 👩🏽‍🚀 ❤️‍🔥',
    '🏴󠁧󠁢󠁳󠁣󠁴󠁿 og 🏴',
    'Лук\u02bcяненко, Лук’яненко, O\u0027Brien',
    'می\u200cخواهم',
    'ශ්\u200dරී ලංකා',
    'Þorgerður\tÆ\nа\u0301 e\u0301',
    '285\u00a0000\u202fkr.',
    '1️⃣ ☎︎ ©️ ٠\u0600 한국어 日本語 العربية עברית',
  ])('%s stays whole', (text) => {
    expect(visibleText(text)).toBe(text);
  });

  it('a line has no break', () => {
    expect(visibleLine(' Rán\u00adargata\v\u00a07 \r\n\t Reykjavík\u2028')).toBe('Ránargata 7 Reykjavík');
  });

  it('twice is once, and nothing but blanks is put in', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const once = visibleText(text);
        expect(visibleText(once)).toBe(once);
        expect(once.length).toBeLessThanOrEqual(text.length);
        for (const one of once) if (!/\s/.test(one)) expect(text).toContain(one);
      }),
    );
  });
});
