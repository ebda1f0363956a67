import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { FakeSource } from '#platform/live/testing/fake-source.ts';
import { OfferPage } from './offer-page.tsx';

const sets = ['offersScreen', 'listings', 'reference', 'validation'];

beforeEach(() => {
  FakeSource.all = [];
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('one negotiation', () => {
  it.each([
    ['V036', 'all', 'SELLER', '/account/offers', '/landlord/applications/'],
    ['V102', 'own', 'BUYER', '/tenant/offers', '/tenant/applications/'],
  ] as const)('%s: has a page of its own, with the ways to the application and the list', async (...row) => {
    const [, of, side, list, applications] = row;
    const offer = someOffer(side, [someBid()]);
    fakeApi(() => ({ status: 200, body: offer }));
    await renderInPage(<OfferPage of={of} />, sets, { address: `${list}/o1`, route: `${list}/:id` });
    expect(await screen.findByRole('heading', { level: 1, name: 'Tilboð: Björt íbúð' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Opna umsóknina' }).getAttribute('href')).toBe(
      `${applications}${offer.application.id}`,
    );
    const above = within(screen.getByRole('navigation', { name: 'Slóð' }));
    expect(above.getByRole('link').getAttribute('href')).toBe(list);
    expect(screen.getByRole('region', { name: 'Viðræður um leigu' })).toBeTruthy();
  });

  it('V102 R222 R224: what the other side does is shown live, and a new bid can be made', async () => {
    let offer = someOffer('BUYER', [someBid()]);
    fakeApi(() => ({ status: 200, body: offer }));
    await renderInPage(<OfferPage of="own" />, sets, {
      address: '/tenant/offers/o1',
      route: '/tenant/offers/:id',
    });
    await screen.findByRole('button', { name: 'Draga tilboð til baka' });
    offer = someOffer('BUYER', [someBid({ status: 'denied' })]);
    act(() => FakeSource.all[0]!.say('offers.changed'));
    expect(await screen.findByRole('button', { name: 'Gera nýtt tilboð' })).toBeTruthy();
  });

  it('V036: one that there is none of is a page that there is none of', async () => {
    fakeApi(() => refused(404, 'common.notFound', 'Fannst ekki.'));
    await renderInPage(<OfferPage of="all" />, sets, {
      address: '/account/offers/o9',
      route: '/account/offers/:id',
    });
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Tilboð')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Reyna aftur' })).toBeNull();
  });
});
