import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AboutScreen } from './about-screen.tsx';

describe('about page', () => {
  it('V016 R035: has its anchors, and office hours on weekdays from 9 to 16', async () => {
    await renderInPage(<AboutScreen />, ['aboutScreen']);
    for (const id of ['tenants', 'landlords', 'registration', 'contact', 'accessibility'])
      expect(document.getElementById(id)?.tagName, id).toBe('SECTION');
    expect(screen.getByRole('link', { name: 'hjalp@heima.test' }).getAttribute('href')).toBe(
      'mailto:hjalp@heima.test',
    );
    expect(screen.getByText('Virka daga').nextElementSibling?.textContent).toBe('kl. 9–16');
    expect(screen.getByText('Helgar og frídagar').nextElementSibling?.textContent).toBe('lokað');
  });
});
