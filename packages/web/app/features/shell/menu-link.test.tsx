import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { accountMenu } from '#account-menu.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { type MenuPerson, menuFor } from './menu.ts';
import { MenuLink } from './menu-link.tsx';

it('of a page in the account one entry is the current one, also where another stands above it', async () => {
  const landlord = { user_type: 'LL', is_staff: true } as MenuPerson;
  const entries = [...menuFor('view', landlord, accountMenu), ...menuFor('user', landlord, accountMenu)];
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
