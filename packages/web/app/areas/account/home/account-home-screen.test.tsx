import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { AccountHomeScreen } from './account-home-screen.tsx';

afterEach(cleanup);

/** Where the tiles lead, and what they are called. */
async function tiles(user_type: 'TN' | 'LL') {
  await renderInPage(<AccountHomeScreen />, ['accountScreens'], {
    viewer: { id: 'u1', user_type, is_staff: false },
  });
  const shown = within(screen.getByRole('list'))
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href')!, link.querySelector('b')!.textContent!] as const);
  cleanup();
  return new Map(shown);
}

it('V029: the first page of the account leads a landlord and a tenant to what is theirs, each by its name', async () => {
  const [landlord, tenant] = [await tiles('LL'), await tiles('TN')];
  const both = [
    '/profile',
    '/account/contact',
    '/account/notifications',
    '/account/payout-methods',
    '/account/login-security',
  ];
  for (const path of both) {
    expect([path, landlord.has(path), tenant.has(path)]).toEqual([path, true, true]);
    expect(landlord.get(path)!.length).toBeGreaterThan(2);
  }
  const only = ['/landlord/my-listings', '/account/insights'];
  expect(only.map((path) => [landlord.has(path), tenant.has(path)])).toEqual([
    [true, false],
    [true, false],
  ]);
  expect([landlord.has('/account/liked-listings'), tenant.has('/account/liked-listings')]).toEqual([
    false,
    true,
  ]);
  expect(new Set(landlord.values()).size).toBe(landlord.size);
});
