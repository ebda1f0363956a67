import { describe, expect, it } from 'vitest';
import { testApp } from '#testing/test-app.ts';
import { referencePage, referenceScript } from './reference-page.ts';

describe('the reference of the API', async () => {
  const app = await testApp();

  it('eye C25: it has the mark, a way back and the way to the document, and none of the colours of its component', () => {
    const page = referencePage('Heima', 'is');
    expect(page).toMatch(/<a class="home" href="\/"><svg[^>]*aria-hidden="true">.*<\/svg>Heima<\/a>/);
    expect(page).toContain('href="/api/openapi.json"');
    for (const name of ['primary-color', 'secondary-color', 'header-color', 'nav-hover-text-color'])
      expect(referenceScript.split(`"${name}"`)).toHaveLength(3);
  });

  it('eye C25: no number of the specification stands in what it says', async () => {
    const { payload: text } = await app.app.inject({ url: '/api/openapi.json' });
    expect(text.length).toBeGreaterThan(100_000);
    expect(text.match(/\((?:[A-Z]\d{2,3}[ ,]*)+\)/g)).toBeNull();
    expect(text).not.toMatch(/\b[RCGEVX]\d{3}\b/);
  });
});
