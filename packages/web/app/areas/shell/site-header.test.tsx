import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { SiteHeader } from './site-header.tsx';

it('V001 R021: a visitor finds a login button, all listings and about', async () => {
  await renderInPage(<SiteHeader />, [], { address: '/listings?rooms=2' });
  const nav = screen.getByRole('navigation', { name: 'Aðalvalmynd' });
  expect(
    within(nav)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/listings', '/about']);
  const login = screen.getByRole('link', { name: 'Skrá inn' });
  // Also before its script has come it leads back to where one was.
  expect(login.getAttribute('href')).toBe('/login/?from=%2Flistings%3Frooms%3D2');
});

it('V001: who is signed in sees their picture at the menu', async () => {
  const viewer = {
    id: 'u1',
    full_name: 'Sunna Dís',
    user_type: 'TN',
    is_staff: false,
    email_addresses: [],
    phones: [],
    unseen_notifications: 0,
    profile_image: {
      id: 'i1',
      image: { smaller: '/media/a-160.webp', larger: '/media/a-480.webp' },
      blur: 'data:,',
    },
  } as const;
  const { container } = await renderInPage(<SiteHeader />, [], {
    viewer: { ...viewer, email_addresses: [], phones: [] },
  });
  await waitFor(() => expect(container.querySelector('header img[src="/media/a-160.webp"]')).not.toBeNull());
});

it.each([
  ['Sunna Dís Arnarsdóttir', 'Sunna'],
  ['', 'sunna@daemi.is'],
])('V001 V002 R024: the user menu of “%s” is called %s', async (full_name, name) => {
  await renderInPage(<SiteHeader />, [], {
    viewer: {
      id: 'u1',
      full_name,
      user_type: 'TN',
      is_staff: false,
      email_addresses: [{ id: 'e1', address: 'sunna@daemi.is', verified: true }],
      phones: [],
      primary_email_id: 'e1',
      unseen_notifications: 0,
      profile_image: null,
    },
  });
  const opener = await screen.findByRole('button', { name, expanded: false });
  expect(opener.hasAttribute('data-opens-menu')).toBe(true);
});
