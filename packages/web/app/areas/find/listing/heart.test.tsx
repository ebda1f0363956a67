import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { setLiked } from '#entities/listing/liked-listings.ts';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { closeLogin, currentLogin } from '#features/auth/open-login.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { currentToasts, dismissToast } from '#ui/toasts.ts';
import { Heart } from './heart.tsx';

const listing = someListing({ state: 'PUBLISHED', visible: true });

afterEach(() => {
  setLiked(listing.id, undefined);
  closeLogin();
  for (const { id } of currentToasts()) dismissToast(id);
  cleanup();
  vi.unstubAllGlobals();
});

/** The heart among the actions of a listing and the one on its picture. */
const show = (viewer?: { id: string }) =>
  renderInPage(
    <>
      <Heart listing={listing} look="main" />
      <Heart listing={listing} look="on-picture" />
    </>,
    ['listingScreen'],
    viewer && { viewer },
  );
const pressed = () =>
  [...document.querySelectorAll('button[aria-pressed]')].map((one) => one.getAttribute('aria-pressed'));

it('V066 R302 R303: a listing is liked and taken back, on every heart of the page', async () => {
  const { seen } = fakeApi(({ path }) => ({ status: 200, body: { liked: path.endsWith('/like') } }));
  await show({ id: 'u1' });
  const [heart] = screen.getAllByRole('button', { name: 'Vista' });
  fireEvent.click(heart!);
  expect(pressed()).toEqual(['true', 'true']);
  // A press while the first is on its way does nothing.
  await waitFor(() => {
    const saved = screen.queryByRole('button', { name: 'Vistað' });
    if (saved) fireEvent.click(saved);
    expect(seen).toHaveLength(2);
  });
  expect(pressed()).toEqual(['false', 'false']);
  expect(seen.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)).toEqual([
    'POST like',
    'POST unlike',
  ]);
});

it('V066: a like that is lost goes back and says so', async () => {
  fakeApi(() => 'lost');
  await show({ id: 'u1' });
  fireEvent.click(screen.getAllByRole('button', { name: 'Vista' })[0]!);
  await screen.findByText('Ekki tókst að vista. Reyndu aftur.');
  expect(pressed()).toEqual(['false', 'false']);
});

it('V066: a visitor is asked to sign in, and the like is finished afterwards', async () => {
  const { seen } = fakeApi(() => ({ status: 200, body: { liked: true } }));
  await show();
  const [heart] = screen.getAllByRole('link', { name: 'Vista' });
  expect(heart!.getAttribute('href')).toBe(`/login?from=%2Flistings%2F${listing.id}`);
  fireEvent.click(heart!);
  expect(seen).toEqual([]);
  expect(currentLogin()?.title).toBe('Skráðu þig inn til að vista eignina');
  await currentLogin()!.onSuccess!();
  expect(seen.map(({ path }) => path)).toEqual([`/listings/${listing.id}/like`]);
});

it('V066: a like begun before leaving for the identity gateway is finished on the way back, once', async () => {
  const { seen } = fakeApi(() => ({ status: 200, body: { liked: true } }));
  await show();
  fireEvent.click(screen.getAllByRole('link', { name: 'Vista' })[0]!);
  currentLogin()!.onLeave!();
  cleanup();
  await show({ id: 'u1' });
  await waitFor(() => expect(pressed()).toEqual(['true', 'true']));
  cleanup();
  await show({ id: 'u1' });
  expect(seen.map(({ path }) => path)).toEqual([`/listings/${listing.id}/like`]);
});
