import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offersPage, someBid, someListing, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { OffersScreen } from './offers-screen.tsx';

const sets = ['offersScreen', 'listings', 'reference', 'validation'];

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rows = () =>
  screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));

describe('a list of negotiations', () => {
  it('V035: shows both sides of a person, what was bid last and how it stands; each leads to its page', async () => {
    const { seen } = fakeApi(() => ({
      status: 200,
      body: offersPage(
        someOffer('SELLER', [someBid()]),
        someOffer('BUYER', [someBid({ status: 'accepted' })], {
          id: 'o2',
          landlord: null,
          listing: someListing({ title: null }),
        }),
      ),
    }));
    await renderInPage(<OffersScreen />, sets, { address: '/account/offers' });
    await screen.findByText('Björt íbúð');
    expect(rows()).toEqual([
      expect.stringMatching(/^Björt íbúð265\.000 kr\..*Umsækjandi: Anna Jónsdóttir.*Bíður svars$/),
      expect.stringMatching(/265\.000 kr\..*Leigusali: aðgangi hefur verið eytt.*Samþykkt$/),
    ]);
    expect(screen.getByRole('link', { name: 'Björt íbúð' }).getAttribute('href')).toBe('/account/offers/o1');
    expect(seen.map(({ path }) => path)).toEqual(['/rental-offers?page=1&page_size=20']);
  });
});
