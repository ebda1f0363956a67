import type { ListingAnswer } from '@heima/domain/listings/listing-answer.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { someListing } from '#entities/listing/testing/some-listing.ts';
import { applicationId, offersPage, someBid, someOffer } from '#features/offers/testing/some-offer.ts';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { OfferButton } from './offer-button.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (given: Partial<ListingAnswer> = {}) =>
  renderInPage(
    <OfferButton
      listing={someListing({ id: 'l1', visible: true, application_id: applicationId, ...given })}
    />,
    ['listingScreen', 'reference'],
    { address: '/listings/l1', viewer: { id: 'u1' } },
  );
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Gera tilboð' }));

it.each([
  ['R222', 'none was made', undefined],
  ['R223', 'it expired', 'expired'],
  ['R224', 'it was denied', 'denied'],
  ['R224', 'it was withdrawn', 'withdrawn'],
] as const)('V069 %s: a bid is asked for where %s', async (_, __, status) => {
  const offer = status && someOffer('BUYER', [someBid({ status })]);
  const { seen } = fakeApi(({ method }) =>
    method === 'GET'
      ? { status: 200, body: offer ? offersPage(offer) : offersPage() }
      : { status: 201, body: someOffer('BUYER', [someBid()]) },
  );
  await show();
  press();
  const field = (await screen.findByLabelText('Leiga')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: '265.000' } });
  fireEvent.submit(field.form!);
  await waitFor(() => expect(screen.queryByLabelText('Leiga')).toBeNull());
  expect(seen.find(({ method }) => method === 'POST')).toMatchObject({
    path: '/listings/l1/rental-offers',
    body: { price: '265000', application_id: applicationId },
  });
});

it('V069: where a bid waits for an answer the application with its bids is opened', async () => {
  fakeApi(() => ({ status: 200, body: offersPage(someOffer('BUYER', [someBid()])) }));
  const { router } = await show();
  press();
  await waitFor(() => expect(router.state.location.pathname).toBe(`/tenant/applications/${applicationId}`));
  expect(router.state.location.hash).toBe('#offers');
});

it('V069: bids that cannot be fetched are reported, and it can be tried again', async () => {
  fakeApi(() => refused(500, 'common.databaseDown', 'Innri villa.'));
  await show();
  press();
  expect(await screen.findByText('Ekki tókst að sækja tilboðin')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Gera tilboð' })).toBeTruthy();
});

it('V069: who has not applied, and a home that is no longer to let, has no such button', async () => {
  await show({ application_id: null });
  expect(screen.queryByRole('button', { name: 'Gera tilboð' })).toBeNull();
  cleanup();
  await show({ visible: false });
  expect(screen.queryByRole('button', { name: 'Gera tilboð' })).toBeNull();
});
