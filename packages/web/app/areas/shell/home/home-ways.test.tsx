import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

it('eye A7: the hero and the column for landlords lead to a listing of their own', async () => {
  await renderInPage(<Hero count={3} />, ['homeScreen', 'reference', 'searchScreen']);
  const inHero = screen.getByRole('link', { name: 'Auglýsa húsnæði' });
  expect(inHero.getAttribute('href')).toBe('/start-listing');
  await renderInPage(<HowItWorks />, ['homeScreen']);
  const section = screen.getByRole('region', { name: /^Svona virkar/ });
  const inColumn = within(section).getByRole('link', { name: 'Auglýsa húsnæði' });
  expect(inColumn.getAttribute('href')).toBe('/start-listing');
});

it('eye B6: the front page promises no applications, signing or payments while there are none', async () => {
  await renderInPage(<HowItWorks />, ['homeScreen']);
  expect(document.body.textContent).not.toMatch(/umsókn|undirrit|tilboð|netbanka/i);
});
