import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { LinkedText, partsOf } from './linked-text.tsx';

const hrefs = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

describe('text that somebody wrote', () => {
  it('CH07: scripts, pictures and markdown are text', () => {
    const text = '<img src=x onerror=alert(1)> ![x](javascript:alert(1)) <a href="javascript:1">x</a>';
    const { container } = render(<LinkedText text={text} />);
    expect(container.textContent).toBe(text);
    expect(container.querySelectorAll('*')).toHaveLength(0);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:msgbox'],
    ['file:///etc/passwd'],
    ['ftp://example.is/x'],
    ['//example'],
    ['jAvAsCrIpT:alert(1)//http'],
  ])('CH07: %s is no link', (text) => {
    expect(hrefs(text)).toEqual([]);
  });

  it('CH07: links open apart and tell nothing of where they were', () => {
    const { container } = render(<LinkedText text="Sjá https://leiga.is/a?b=1&c=2 og senda á jón@dæmi.is" />);
    const links = [...container.querySelectorAll('a')];
    expect(links.map((link) => link.getAttribute('href'))[0]).toBe('https://leiga.is/a?b=1&c=2');
    for (const link of links) {
      expect(link.rel.split(' ')).toEqual(
        expect.arrayContaining(['noopener', 'noreferrer', 'nofollow', 'ugc']),
      );
      expect(link.target).toBe('_blank');
    }
  });

  it.each([
    ['(https://leiga.is/hús).', ['https://leiga.is/hús']],
    [
      'https://is.wikipedia.org/wiki/Reykjavík_(borg), sjá',
      ['https://is.wikipedia.org/wiki/Reykjavík_(borg)'],
    ],
    ['www.leiga.is!', ['http://www.leiga.is']],
    ['heima.is/leiga', ['http://heima.is/leiga']],
    ['Takk.Er hún laus?', []],
    ['þú og Ґанок 👩‍👩‍👧', []],
    ['verðið er 285.000 kr.', []],
  ])('ends a link where a person would: %s', (text, expected) => {
    expect(hrefs(text)).toEqual(expected);
  });

  it('leaves out nothing of the text', () => {
    const text = 'a https://leiga.is b\n\nhttps://heima.is\tc';
    expect(
      partsOf(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
