import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import type { OwnListing } from './own-listing.ts';
import { StillFreeQuestion } from './still-free-question.tsx';

const sets = ['landlordScreens', 'listingFreshness', 'listings'];
const listing = (still_free_question: OwnListing['still_free_question']) =>
  ({ id: '01990000-0000-7000-8000-000000000001', title: 'Björt íbúð', still_free_question }) as OwnListing;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the question at an own listing', () => {
  it('gap still free: asks with its two answers, and the first is sent by one press', async () => {
    const { seen } = fakeApi(() => ({ status: 204 }));
    await renderInPage(<StillFreeQuestion listing={listing({ leaves_at: '2027-03-31T10:00:00Z' })} />, sets);
    expect(screen.getByText('Er eignin enn laus?')).toBeTruthy();
    expect(screen.getByText(/Svaraðu fyrir 31\.03\.2027/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Nei, taka úr birtingu' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Já, enn laus: Björt íbúð' }));
    await waitFor(() => expect(seen).toHaveLength(1));
    expect(seen[0]).toMatchObject({
      method: 'POST',
      path: '/listings/01990000-0000-7000-8000-000000000001/still-free',
    });
    expect(await screen.findByText('Skráð: eignin er enn laus')).toBeTruthy();
  });

  it('is not there where nothing is asked', async () => {
    await renderInPage(<StillFreeQuestion listing={listing(null)} />, sets);
    expect(screen.queryByText('Er eignin enn laus?')).toBeNull();
  });
});
