import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someCard } from '#entities/listing/testing/some-card.ts';
import { offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
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
          listing: someCard({ title: null }),
        }),
      ),
    }));
    await renderInPage(<OffersScreen of="all" />, sets, { address: '/account/offers' });
    await screen.findByText('Björt íbúð');
    expect(rows()).toEqual([
      expect.stringMatching(/^Björt íbúð265\.000 kr\..*Umsækjandi: Anna Jónsdóttir.*Bíður svars$/),
      expect.stringMatching(/265\.000 kr\..*Leigusali: aðgangi hefur verið eytt.*Samþykkt$/),
    ]);
    expect(screen.getByRole('link', { name: 'Björt íbúð' }).getAttribute('href')).toBe('/account/offers/o1');
    expect(seen.map(({ path }) => path)).toEqual(['/rental-offers?page=1&page_size=20']);
  });

  it('V101: a tenant’s own are asked for alone, page by page', async () => {
    const { seen } = fakeApi(() => ({
      status: 200,
      body: { ...offersPage(someOffer('BUYER', [someBid()])), count: 41 },
    }));
    await renderInPage(<OffersScreen of="own" />, sets, { address: '/tenant/offers?page=2' });
    expect((await screen.findByRole('link', { name: 'Björt íbúð' })).getAttribute('href')).toBe(
      '/tenant/offers/o1',
    );
    expect(seen[0]!.path).toBe('/rental-offers?side=BUYER&page=2&page_size=20');
    const pages = within(screen.getByRole('navigation', { name: 'Síður' }));
    expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/tenant/offers?page=1',
      '/tenant/offers?page=3',
    ]);
  });

  it('V101: without any it says why and leads on; a failure can be tried again', async () => {
    let isDown = true;
    fakeApi(() =>
      isDown ? refused(500, 'common.databaseDown', 'Innri villa.') : { status: 200, body: offersPage() },
    );
    await renderInPage(<OffersScreen of="own" />, sets, { address: '/tenant/offers' });
    await screen.findByText('Ekki tókst að sækja tilboðin');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Reyna aftur' }));
    expect(await screen.findByText('Engin tilboð enn')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leita að húsnæði' }).getAttribute('href')).toBe('/listings');
  });
});
