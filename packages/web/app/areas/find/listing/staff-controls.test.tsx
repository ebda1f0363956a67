import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { StaffControls } from './staff-controls.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('eye A11: staff read which outside site is meant, and the buttons look alike', async () => {
  fakeApi(() => ({
    status: 200,
    body: { state: 'NEVER', external_id: null, url: null, errors: [], updated_at: null },
  }));
  await renderInPage(<StaffControls listing={someListing()} />, ['listingScreen', 'listings', 'validation']);
  const sync = screen.getByRole('button', { name: 'Uppfæra á mbl.is' });
  expect(await screen.findByText('Ekki á mbl.is')).toBeTruthy();
  const looks = screen.getAllByRole('button').map(({ className }) => className);
  expect(looks).toHaveLength(3);
  expect(new Set(looks)).toEqual(new Set([sync.className]));
});

it('R253 V086: staff do not decide about their own listing, but may bring the outside site up to date', async () => {
  fakeApi(() => ({
    status: 200,
    body: { state: 'NEVER', external_id: null, url: null, errors: [], updated_at: null },
  }));
  const own = someListing();
  const listing = { ...own, can: { ...own.can, moderate: false } };
  await renderInPage(<StaffControls listing={listing} />, ['listingScreen', 'listings', 'validation']);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Uppfæra á mbl.is']);
  expect(screen.getByText(/Samstarfsfólk þitt tekur ákvörðun/)).toBeTruthy();
});
