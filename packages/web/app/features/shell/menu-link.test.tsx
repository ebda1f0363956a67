import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { menuEntries } from './menu.ts';
import { MenuLink } from './menu-link.tsx';

afterEach(cleanup);

it('of a page in the account one entry is the current one, also where another stands above it', async () => {
  const entries = menuEntries.filter(({ exists }) => exists);
  await renderInPage(
    <nav>
      {entries.map((entry) => (
        <MenuLink key={entry.key} entry={entry} />
      ))}
    </nav>,
    [],
    { address: '/account/insights' },
  );
  const current = screen.getAllByRole('link', { current: 'page' });
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/account/insights']);
});
