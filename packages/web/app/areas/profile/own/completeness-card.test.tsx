import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { someProfile } from '#areas/profile/testing/some-profile.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { CompletenessCard } from './completeness-card.tsx';

describe('CompletenessCard', () => {
  it('V057 R142: shows the percentage and leads to each thing that is missing', async () => {
    await renderInPage(<CompletenessCard profile={someProfile({ completeness: 37 })} />, ['profileScreens']);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('37');
    expect(screen.getByText('37%')).toBeTruthy();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual([
      '/profile/edit#bio',
      '/profile/edit#occupation',
      '/profile/edit#nationality',
      '/profile/edit#record',
      '/account/contact',
      '/profile/edit#languages',
    ]);
  });

  it('V057: a whole profile has nothing to do', async () => {
    await renderInPage(<CompletenessCard profile={{ completeness: 100, missing: [] }} />, ['profileScreens']);
    expect(screen.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Allt er komið. Leigusalar sjá heila mynd af þér.')).toBeTruthy();
  });
});
