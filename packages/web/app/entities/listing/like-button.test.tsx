import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newQueryClient } from '#platform/api/queries.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { TextsProvider } from '#platform/i18n/use-texts.tsx';
import { LikeButton } from './like-button.tsx';
import { setLiked } from './liked-listings.ts';

const listing = { id: '01990000-0000-7000-8000-000000000001', title: 'Björt íbúð', liked: false };

async function show({ isSignedIn, onSignIn = vi.fn() }: { isSignedIn: boolean; onSignIn?: () => void }) {
  await loadTexts('is', ['searchScreen']);
  const facts = { productName: 'Heima', origin: '', viewer: isSignedIn ? { id: 'me' } : undefined };
  // Two cards of one listing, as on the front page and in the list.
  const element = (
    <>
      <LikeButton listing={listing} onSignIn={onSignIn} />
      <LikeButton listing={listing} onSignIn={onSignIn} />
    </>
  );
  const router = createMemoryRouter([{ path: '/', id: 'root', element, loader: () => facts }], {
    hydrationData: { loaderData: { root: facts } },
  });
  render(
    <QueryClientProvider client={newQueryClient()}>
      <TextsProvider language="is">
        <RouterProvider router={router} />
      </TextsProvider>
    </QueryClientProvider>,
  );
}
const pressed = () => screen.getAllByRole('button').map((heart) => heart.getAttribute('aria-pressed'));

afterEach(() => {
  cleanup();
  setLiked(listing.id, undefined);
  vi.unstubAllGlobals();
});

describe('the heart on a card', () => {
  it('R302 R303: likes and takes the like back, on every card of the listing at once', async () => {
    let liked = false;
    const { seen } = fakeApi(({ path }) => {
      liked = path.endsWith('/like');
      return { status: 200, body: { liked } };
    });
    await show({ isSignedIn: true });
    const [heart] = screen.getAllByRole('button', { name: 'Vista í uppáhald: Björt íbúð' });
    fireEvent.click(heart!);
    expect(pressed()).toEqual(['true', 'true']);
    await waitFor(() => expect((heart as HTMLButtonElement).disabled).toBe(false));
    fireEvent.click(heart!);
    await waitFor(() => expect((heart as HTMLButtonElement).disabled).toBe(false));
    expect(pressed()).toEqual(['false', 'false']);
    expect(seen.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `POST /listings/${listing.id}/like`,
      `POST /listings/${listing.id}/unlike`,
    ]);
  });

  it('goes back when the like is lost', async () => {
    fakeApi(() => 'lost');
    await show({ isSignedIn: true });
    fireEvent.click(screen.getAllByRole('button')[0]!);
    expect(pressed()).toEqual(['true', 'true']);
    await waitFor(() => expect(pressed()).toEqual(['false', 'false']));
  });

  it('V064: a visitor is asked to sign in, and the like is finished afterwards; without scripts it is a link', async () => {
    const { seen } = fakeApi(() => ({ status: 200, body: { liked: true } }));
    const onSignIn = vi.fn();
    await show({ isSignedIn: false, onSignIn });
    const [heart] = screen.getAllByRole('link', { name: 'Vista í uppáhald: Björt íbúð' });
    expect(heart!.getAttribute('href')).toBe(`/login?from=%2Flistings%2F${listing.id}`);
    fireEvent.click(heart!);
    expect(seen).toEqual([]);
    await onSignIn.mock.calls[0]![0].onSuccess();
    expect(seen[0]!.path).toBe(`/listings/${listing.id}/like`);
  });

  it('V064: a like that is lost after signing in keeps nobody from having signed in', async () => {
    const { seen } = fakeApi(() => 'lost');
    const onSignIn = vi.fn();
    await show({ isSignedIn: false, onSignIn });
    fireEvent.click(screen.getAllByRole('link')[0]!);
    await expect(onSignIn.mock.calls[0]![0].onSuccess()).resolves.toBeUndefined();
    expect(seen).toHaveLength(1);
  });
});
