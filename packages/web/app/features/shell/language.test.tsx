import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { inLanguage } from './in-language.ts';
import { LanguageDialog } from './language-dialog.tsx';

describe('languages', () => {
  it('V006 R001 R018: the dialog is 400 px wide and offers the three languages by address', async () => {
    await renderInPage(<LanguageDialog onClose={() => undefined} />);
    const dialog = screen.getByRole('dialog', { name: 'Tungumál' });
    expect(dialog.querySelector('[data-width="400"]')).not.toBeNull();
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Íslenska', 'English', 'Українська']);
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?lang=is', '/?lang=en', '/?lang=ua']);
    expect(links.map((link) => link.getAttribute('lang'))).toEqual(['is', 'en', 'uk']);
    expect(links[0]!.getAttribute('aria-current')).toBe('true');
    expect(document.activeElement).toBe(links[0]);
  });

  it('R004: the rest of the address stays', () => {
    expect(
      inLanguage({ pathname: '/listings', search: '?pets=cat&pets=dog&lang=is', hash: '#map' }, 'en'),
    ).toBe('/listings?pets=cat&pets=dog&lang=en#map');
  });
});
